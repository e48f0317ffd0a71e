/** Who strikes whom, and how that is drawn. */

import type { Point } from "../../../board/spot";
import { type BreachView, GUARDIAN } from "../view";
import type { Standing } from "./pieces";
import type { Pieces } from "./spots";

const HEAD = 13;

/** A line between two pieces that leaves both free, and its head. */
export function arrowBetween(from: Point & { r: number }, to: Point & { r: number }): { line: string; head: string } {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (along: number): Point => ({
    x: from.x + along * Math.cos(turn),
    y: from.y + along * Math.sin(turn),
  });
  const [start, end] = [at(Math.min(far / 2, from.r * 1.2)), at(Math.max(far / 2, far - to.r * 1.45))];
  const side = (off: number): string =>
    `${(end.x - HEAD * Math.cos(turn + off)).toFixed(1)} ${(end.y - HEAD * Math.sin(turn + off)).toFixed(1)}`;
  const tip = `${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  return { line: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${tip}`, head: `M${side(0.8)}L${tip}L${side(-0.8)}` };
}

/** Where a model stands. */
export function pieceOf(pieces: Pieces, model: number): Standing | null {
  for (const { models } of pieces.values()) {
    const found = models.find((each) => each.model === model);
    if (found) return found;
  }
  return null;
}

/** The attack that is going on: who strikes, and whom; null where no target is named. */
export function attackIn(view: BreachView): { by: number; target: number } | null {
  const now = view.attacks.at(-1);
  if (!now || now.target < 0 || now.step === "over") return null;
  return { by: now.ice >= GUARDIAN ? now.ice : now.by, target: now.target };
}

/** The rooms that an attack concerns. */
export function roomsOf(view: BreachView, { by, target }: { by: number; target: number }): Set<number> {
  const room = (model: number): number =>
    view.seats[model]?.room ?? view.ice.find((each) => each.number === model)?.room ?? -1;
  return new Set([room(by), room(target)]);
}

/** The models that a seat could turn against: everybody else who stands in the Database. */
export function enemiesOf(view: BreachView): number[] {
  const others = view.seats.flatMap((player, seat) => (seat !== view.seat && player.room >= 0 ? [seat] : []));
  return [...others, ...view.ice.map(({ number }) => number)];
}
