/** A new question takes no click for a moment: what was meant for the one before doesn't answer it. */

import type { Showing } from "../board/playback/showing.svelte";
import type { Compose } from "../lib/compose.svelte";

/** Milliseconds that a question stands before a click counts. */
const DEAD_TIME = 250;

/** Call it while a component is set up; while something is shown, nothing on the board can be chosen either. */
export function settling(compose: Compose, showing: Pick<Showing, "waits">): void {
  $effect(() => {
    compose.waits = showing.waits;
  });
  let before = compose.ask?.rev;
  $effect(() => {
    const rev = compose.ask?.rev;
    if (rev === before) return;
    before = rev;
    compose.settled = false;
    const timer = setTimeout(() => (compose.settled = true), DEAD_TIME);
    return () => {
      clearTimeout(timer);
      compose.settled = true;
    };
  });
}
