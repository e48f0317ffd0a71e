/** The service worker is written with the names of all files of the client, and a version that changes when they do. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/offline/sw.js", import.meta.url);
/** What lies beside the built files under names of its own. */
const PLAIN = ["manifest.webmanifest", "icons/192.png", "icons/icon.svg"];

/** The worker for these files. */
export function worker(source: string, names: readonly string[], page: string, base = "/"): string {
  const built = names.filter((name) => name.startsWith("assets/")).sort();
  const files = ["", ...built, ...PLAIN].map((name) => base + name);
  const version = createHash("sha256")
    .update([source, page, ...files].join("\n"))
    .digest("hex")
    .slice(0, 12);
  return source.replace('["__FILES__"]', JSON.stringify(files)).replace("__VERSION__", version);
}

export function serviceWorker(): Plugin {
  let base = "/";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    writeBundle({ dir = "" }, bundle) {
      const page = readFileSync(join(dir, "index.html"), "utf8");
      writeFileSync(join(dir, "sw.js"), worker(readFileSync(SOURCE, "utf8"), Object.keys(bundle), page, base));
    },
  };
}
