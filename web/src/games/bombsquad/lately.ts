/** What the last answer brought, as everyone was told. It is shown until anyone answers again. */

import { holding } from "../../lib/story";
import type { Item } from "../../lib/wire";
import type { Event, Events } from "./types.gen";
import { sent } from "./view";

/** A card that was called and discarded, and the cells that brought. */
export interface Called {
  event: Events["Discarded"];
  cells: number;
}

/** The call that was just made; null where the last answer was something else. */
export function lastCall(items: readonly Item[]): Called | null {
  const events = lately(items);
  const event = events.find((each) => each.event === "Discarded");
  const gains = events.filter((each) => each.event === "Recharged");
  return event ? { event, cells: gains.reduce((sum, { cells }) => sum + cells, 0) } : null;
}

/** The cards that were just told about, by their places. */
export function lastTold(items: readonly Item[]): readonly string[] {
  const event = lately(items).find((each) => each.event === "Informed");
  return event ? event.places.map((place) => `hand:${event.to}:${place}`) : [];
}

/** Everything told since the last answer. */
function lately(items: readonly Item[]): Event[] {
  const held = holding(items);
  const last = held.findLastIndex((item) => item.item === "did" && !item.auto);
  return last < 0 ? [] : sent.told(held.slice(last)).map(({ event }) => event);
}
