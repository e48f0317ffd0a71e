/** What lies open to pay an input of the keypad that is tried. */

import type { BurncycleView } from "../view";

const TYPES = ["physical", "tech", "utility"];

/** Whether a chip of its type is in your own reserve, in the team's or in a later slot; other inputs take none. */
export function isPayable(view: BurncycleView, input: string): boolean {
  if (!TYPES.includes(input)) return true;
  const own = view.bots[view.active]?.reserve ?? [];
  const further = view.slots.slice(view.tracker + 1).filter((slot) => slot.active && !slot.degraded);
  return [...own, ...view.team, ...further.map((slot) => slot.chip)].some((chip) => chip === input);
}
