/** The ladder of an attack as it is drawn: from which Attack to which each number of Viruses comes. */

import type { Strike } from "../view";

export interface Rung {
  viruses: number;
  from: number;
  /** -1 where there is no upper end. */
  to: number;
  /** Whether the attack reaches this rung as it is. */
  on: boolean;
  /** Whether something in hand would reach it. */
  may: boolean;
}

/** What the server says of each rung; none that no Attack reaches alone is left out. */
export function rungsOf(strike: Pick<Strike, "ladder" | "attack" | "helps">): Rung[] {
  const { ladder, attack, helps } = strike;
  const within = (n: number, from: number, to: number): boolean => n >= from && (to < 0 || n <= to);
  return ladder
    .map(({ viruses, attack: from }, i) => ({ viruses, from, to: (ladder[i + 1]?.attack ?? 0) - 1 }))
    .filter(({ from, to }) => to < 0 || to >= from)
    .map((rung) => ({
      ...rung,
      on: within(attack, rung.from, rung.to),
      may: !within(attack, rung.from, rung.to) && helps.some((help) => within(help.attack, rung.from, rung.to)),
    }));
}
