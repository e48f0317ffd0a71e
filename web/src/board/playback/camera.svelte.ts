/** The camera of the show: it goes to what acts, and back when all is over. */

import { untrack } from "svelte";
import type { Glass } from "../glass.svelte";
import type { Point } from "../spot";
import { CAMERA } from "./beats";
import { isCalm } from "./still";

/** For the board of a game: follow the point that `at` gives while something is shown, null while nothing is. */
export function useCamera(of: () => Glass, at: () => Point | null): void {
  $effect(() => {
    const [glass, point] = [of(), at()];
    untrack(() => {
      if (!isCalm()) glass.follow(point, undefined, CAMERA);
      else if (point && !glass.whole) glass.follow(point, 1);
      else glass.follow(null);
    });
  });
  $effect(() => {
    const glass = of();
    return () => glass.follow(null);
  });
}
