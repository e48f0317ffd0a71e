/** Where things lie in the drawing of a building: board units, a space is 64 long, the upper left corner is the origin. */

import type { Direction, Scene } from "./view";

export const SPACE = 64;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a space. */
export function middle(scene: Scene, cell: number): Point {
  const row = Math.floor(cell / scene.columns);
  return { x: SPACE * ((cell % scene.columns) + 0.5), y: SPACE * (row + 0.5) };
}

/** A corner of the grid, counted from 0. */
export function corner(at: number): number {
  return SPACE * at;
}

const TURNS: Record<Direction, number> = { up: -90, right: 0, down: 90, left: 180 };

/** How far an arrow that points to the right is turned to point this way. */
export function turned(direction: Direction): number {
  return TURNS[direction];
}

/** The point on the way from one to another, this many units before the end. */
export function before(from: Point, to: Point, units: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.max(0, 1 - units / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
