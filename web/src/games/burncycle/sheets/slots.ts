/** How a slot of the burncycle lies: what its chip still gives in the turn at hand. */

import type { BurncycleView, Slot } from "../view";

export type SlotState = "now" | "used" | "plain" | "degraded" | "empty" | "inactive";

export function slotState(view: BurncycleView, at: number): SlotState {
  const slot: Slot | undefined = view.slots[at];
  if (!slot?.active) return "inactive";
  if (!slot.chip) return "empty";
  if (slot.degraded) return "degraded";
  if (at === view.tracker) return "now";
  return at < view.tracker ? "used" : "plain";
}
