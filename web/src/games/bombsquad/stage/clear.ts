/** Where a tip stands beside a point of the building: as near as it can without covering a token or the planned way. */

import type { Drawn } from "../board/plan";
import { middle, type Point, SPACE } from "../grid";
import type { BombSquadView, Scene } from "../view";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** Half of what a token, a mark of the plan and its line take up. */
const TOKEN = 31;
const MARK = 13;
const LINE = 7;
/** The cross beside a mark where a card fails reaches this far. */
const CROSS = 28;
const STEP = SPACE / 8;

/** The upper left corner of a box of this size: clear of what is taken if it can be, else covering the least of it. */
export function clearOf(at: Point, size: Size, within: Size, taken: readonly Box[]): Point {
  const places = along(within.height - size.height).flatMap((y) =>
    along(within.width - size.width).map((x) => ({ x, y, ...size })),
  );
  const rated = places.map((box) => ({
    box,
    covered: taken.reduce((sum, each) => sum + overlap(box, each), 0),
    far: distance(at, box),
  }));
  const best = rated.reduce((a, b) => (b.covered < a.covered || (b.covered === a.covered && b.far < a.far) ? b : a));
  return { x: best.box.x, y: best.box.y };
}

/** Everything that a tip mustn't cover. */
export function takenBy(view: BombSquadView, scene: Scene, plan: Drawn, ways: readonly number[]): Box[] {
  const standing = [...view.tokens.map(({ cell }) => cell), ...scene.robots.map(({ cell }) => cell), view.table.robot];
  return [
    ...standing.filter((cell) => cell >= 0).map((cell) => around(middle(scene, cell), TOKEN)),
    ...ways.map((cell) => around(middle(scene, cell), 2 * MARK)),
    ...plan.stops.map((stop) => around(stop, MARK)),
    ...plan.points.slice(1).map((point, i) => between(plan.points[i] ?? point, point)),
    ...plan.arrows.map(({ to, error }) => ({ ...around(to, MARK), width: error ? MARK + CROSS : 2 * MARK })),
  ];
}

function along(length: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(length / STEP)) + 1 }, (_, i) => i * STEP);
}

function around({ x, y }: Point, half: number): Box {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

function between(from: Point, to: Point): Box {
  const [x, y] = [Math.min(from.x, to.x) - LINE, Math.min(from.y, to.y) - LINE];
  return { x, y, width: Math.abs(from.x - to.x) + 2 * LINE, height: Math.abs(from.y - to.y) + 2 * LINE };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function distance({ x, y }: Point, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down);
}
