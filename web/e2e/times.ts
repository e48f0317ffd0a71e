/** Keeps how long each file took: `scripts/browsers --time`. */

import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const FILE = new URL("long.json", import.meta.url);
/** A file that takes fewer seconds is short. */
const LEAST = 30;

export class Times implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const known = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, number>;
    for (const module of modules) known[nameOf(module.moduleId)] = Math.round(module.diagnostic().duration / 1000);
    const long = Object.entries(known).filter(([, seconds]) => seconds >= LEAST);
    const sorted = long.toSorted(([one], [other]) => one.localeCompare(other));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

/** A file's name without folder and ending. */
export const nameOf = (path: string): string => basename(path, ".e2e.ts");
