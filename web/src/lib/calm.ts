/** What the reader waits for, and the moment when that's nothing: what can come later comes then. */

import { pause } from "./waits";

const LOOK = 50;
/** Milliseconds after which nobody waits for calm any longer. */
const LONGEST = 10_000;

let awaited = 0;

/** Something that the page needs before it shows what the reader asked for. */
export async function wanted<T>(what: Promise<T>): Promise<T> {
  awaited += 1;
  try {
    return await what;
  } finally {
    awaited -= 1;
  }
}

/** Resolves when nothing has been wanted for this many milliseconds. A page that's busy drawing looks less often. */
export async function calm(still: number): Promise<void> {
  const begun = performance.now();
  for (let quiet = 0; quiet < still && performance.now() - begun < LONGEST;) {
    await pause(LOOK);
    quiet = awaited ? 0 : quiet + LOOK;
  }
}
