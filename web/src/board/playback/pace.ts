/** How long things are shown: by what moves, and by how fast the reader wants it. */

import { type Beat, CAMERA, moving, READ, shownFor } from "./beats";

/** How many times as long as usual. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.45, once: 0 } as const;
export type Pace = keyof typeof PACES;

/** An act that there's nothing to see of is only read. */
const ONLY_TOLD = 500;

export function paceOf(kept: string): Pace {
  return kept in PACES ? (kept as Pace) : "normal";
}

/** How long the first of these is shown, if all of them together may not take longer than `most`. */
export function lengths(beats: readonly (Beat | null)[], slowly: boolean, pace: Pace, most = Infinity): number {
  const all = beats.map((beat) => lengthOf(beat, slowly) * PACES[pace]);
  const [first = 0] = all;
  const sum = all.reduce((total, each) => total + each, 0);
  return sum > most ? (first * most) / sum : first;
}

function lengthOf(beat: Beat | null, slowly: boolean): number {
  if (!beat) return ONLY_TOLD;
  return slowly ? Math.max(READ, CAMERA + moving(beat) + READ / 3) : shownFor(beat);
}
