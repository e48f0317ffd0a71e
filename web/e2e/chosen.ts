/** Which files a run of the browser tests takes: all that are short, and of the long ones as many as there's time for. */

import { createHash } from "node:crypto";
import { COMMIT } from "./commit";
import long from "./long.json";

/** Seconds for the long files in one run, on one core. */
const TIME = 300;

const SECONDS: Readonly<Record<string, number>> = long;

/** How long a file takes; a short one isn't listed. */
export const secondsOf = (name: string): number => SECONDS[name] ?? 0;

/** The long files that other commits take: in the commit's order one is taken if it's the first, or if time is left for it. */
export function leftOut(commit = COMMIT, time = TIME): string[] {
  let left = time;
  return byCommit(commit).filter((name, i) => {
    const taken = i === 0 || secondsOf(name) <= left;
    if (taken) left -= secondsOf(name);
    return !taken;
  });
}

function byCommit(commit: string): string[] {
  const place = (name: string): string => createHash("sha256").update(`${commit}/${name}`).digest("hex");
  return Object.keys(SECONDS).toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
