/** Where the numbers of what happened stand: inside the board, and beside each other where they'd overlap. */

import type { Point } from "../spot";
import type { Frame } from "../zoom";

/** How many places a number tries to either side. */
const TRIES = 6;

/** Move round marks of this radius into the frame, each one to a side of the earlier ones that it would cover. */
export function apart<T extends Point>(marks: readonly T[], radius: number, frame: Frame | null): T[] {
  const placed: T[] = [];
  for (const mark of marks) {
    const own = frame ? inside(mark, radius, frame) : mark;
    const free = beside(own, 2 * radius).find(
      (point) =>
        placed.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= 2 * radius) &&
        (!frame || inside(point, radius, frame).x === point.x),
    );
    placed.push(free ?? own);
  }
  return placed;
}

/** The place itself, then the ones to its right and left, the nearest first. */
function beside<T extends Point>(mark: T, step: number): T[] {
  const shifts = Array.from({ length: TRIES }, (_, i) => [i + 1, -i - 1]).flat();
  return [0, ...shifts].map((shift) => ({ ...mark, x: mark.x + shift * step }));
}

function inside<T extends Point>(mark: T, radius: number, { x, y, width, height }: Frame): T {
  return {
    ...mark,
    x: within(mark.x, x + radius, x + width - radius),
    y: within(mark.y, y + radius, y + height - radius),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
