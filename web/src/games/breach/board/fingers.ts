/** Taps: a finger hasn't seen what a mouse sees by pointing, so its first tap only shows it. */

import type { Looking } from "./looking.svelte";

function isFinger(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}

/** Whether a tap on a room only shows what would happen there; the second tap does it. */
export function onlyShows(
  looking: Pick<Looking, "picked" | "pick" | "walking">,
  place: string,
  event: MouseEvent,
): boolean {
  if (!isFinger(event) || !looking.walking || !place.startsWith("room:") || looking.picked === place) return false;
  looking.pick(place);
  return true;
}
