/** Talk that a reader hasn't seen: what the others said, never what they said themselves. */

import type { Item } from "./wire";

type Said = Extract<Item, { item: "said" }>;

function byOthers(items: readonly Item[], seat: number): Said[] {
  return items.filter((item): item is Said => item.item === "said" && item.seat !== seat);
}

/** When another seat than ours spoke last, in Unix time; 0 where nobody did. A reader who sees it now has seen all. */
export function lastHeard(items: readonly Item[], seat: number): number {
  return byOthers(items, seat).at(-1)?.at ?? 0;
}

/** How many things others have said since the last one that was seen. */
export function unread(items: readonly Item[], seat: number, seen: number): number {
  return byOthers(items, seat).filter(({ at }) => at > seen).length;
}
