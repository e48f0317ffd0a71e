/** Lines between pieces, which leave the pieces free. */

import type { Point } from "../spot";

/** A line without so much of its two ends; nothing where nothing is left. */
export function trimmed(points: readonly Point[], by: number): Point[] {
  return cut(cut(points, by).reverse(), by).reverse();
}

/** Without its beginning. */
function cut(points: readonly Point[], by: number): Point[] {
  const [first, second, ...rest] = points;
  if (!first || !second) return [];
  const long = Math.hypot(second.x - first.x, second.y - first.y);
  if (long <= by) return cut([second, ...rest], by - long);
  const share = by / long;
  const start = { x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share };
  return [start, second, ...rest];
}
