/** Players as the picture shows them: in which order, and by which names. */

import type { SheetSeen } from "../view";

/** The Cheats of an interface, in the order of its boxes. */
export const CHEATS: readonly string[] = ["breacher", "slide", "breach", "program"];

/** Round the table, starting with your own seat; for a spectator, with the first. */
export function round(count: number, own: number): number[] {
  return Array.from({ length: count }, (_, i) => (Math.max(0, own) + i) % count);
}

/** A Cheat by the card that says what it does. */
export function cheatCard(sheet: SheetSeen, cheat: string): string {
  const named: Record<string, string> = { breacher: sheet.breacher, program: sheet.program };
  return named[cheat] || cheat;
}
