/** Players as the picture shows them: their Cheats, and by which names. */

import type { IconName } from "../icons/paths";
import type { BreachView, Desk, SheetSeen } from "../view";

/** The Cheats of an interface, in the order of its boxes. */
export const CHEATS: readonly string[] = ["breacher", "slide", "breach", "program"];

/** A Cheat by the card that says what it does. */
export function cheatCard(sheet: SheetSeen, cheat: string): string {
  const named: Record<string, string> = { breacher: sheet.breacher, program: sheet.program };
  return named[cheat] || cheat;
}

/** The sign of each Cheat. */
export const CHEAT_SIGNS: Readonly<Record<string, IconName>> = {
  breacher: "person",
  slide: "move",
  breach: "breach",
  program: "program",
};

/** How many actions a seat has in its turn, and how many of them are left; null while it isn't acting. */
export function actionsOf(view: BreachView, desk: Desk | null, seat: number): { left: number; most: number } | null {
  const acting = view.active === seat && (view.phase === "act" || view.phase === "move");
  const most = view.limit > 0 ? view.limit : (desk?.seats[seat]?.click ?? 0);
  return acting && most ? { left: Math.max(0, most - view.clicks), most } : null;
}
