/** How much two pictures differ, as people see it. */

import type { Pixels } from "./figures/palette";

/** Two colours that are closer than this, of 255 in each part, look alike. */
const ALIKE = 56;

/**
 * The part of the pixels, from 0 to 1, that is in the other picture neither there nor right beside it: the edges of
 * letters and lines are drawn a little differently each time. Pictures of different sizes differ altogether.
 */
export function differing(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let found = 0;
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (!around(one, x, y, other) || !around(other, x, y, one)) found += 1;
    }
  }
  return found / (one.width * one.height);
}

/** Whether the colour of a place is found at that place of another picture, or at one of its neighbours. */
function around(from: Pixels, x: number, y: number, to: Pixels): boolean {
  const place = (y * from.width + x) * 4;
  if (alike(from, place, to, place)) return true;
  for (let near = Math.max(0, y - 1); near <= Math.min(to.height - 1, y + 1); near += 1) {
    for (let beside = Math.max(0, x - 1); beside <= Math.min(to.width - 1, x + 1); beside += 1) {
      if (alike(from, place, to, (near * to.width + beside) * 4)) return true;
    }
  }
  return false;
}

function alike(one: Pixels, here: number, other: Pixels, there: number): boolean {
  for (let part = 0; part < 3; part += 1) {
    if (Math.abs((one.values[here + part] ?? 0) - (other.values[there + part] ?? 0)) >= ALIKE) return false;
  }
  return true;
}
