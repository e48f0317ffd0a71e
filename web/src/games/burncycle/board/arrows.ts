/** Where an arrow key leads on the floor. */

import type { Facing } from "../view";
import type { Point } from "./grid";

/** How far ahead a point lies, and how far aside, looking up, right, down or left. */
const LOOKING: readonly ((by: Point) => [ahead: number, aside: number])[] = [
  ({ x, y }) => [-y, Math.abs(x)],
  ({ x, y }) => [x, Math.abs(y)],
  ({ x, y }) => [y, Math.abs(x)],
  ({ x, y }) => [-x, Math.abs(y)],
];

/** A point has to lie this far ahead, so that what stands on the same space isn't. */
const LEAST = 12;

/** The nearest thing in that direction: straight ahead before aside; null where there is none. */
export function towards<Thing extends { at: Point }>(
  from: Point,
  side: Facing,
  things: readonly Thing[],
): Thing | null {
  const look = LOOKING[side];
  if (!look) return null;
  const found = things.flatMap((thing) => {
    const [ahead, aside] = look({ x: thing.at.x - from.x, y: thing.at.y - from.y });
    return ahead < LEAST ? [] : [{ thing, cost: ahead + 2 * aside + (aside > ahead ? FAR : 0) }];
  });
  return found.sort((one, other) => one.cost - other.cost)[0]?.thing ?? null;
}

/** More than any way across a floor. */
const FAR = 100_000;
