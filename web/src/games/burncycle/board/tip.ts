/** Where a tip stands: near the end of a route, inside the stage, and over nothing that the reader looks at. */

import type { Point } from "./grid";

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
/** Much more than any distance on a stage. */
const NEVER = 100_000;

/** The upper left corner of a tip, in the stage's pixels; `spaces` are the middles of what must stay free, the last the end. */
export function beside(tip: Size, stage: Size, spaces: readonly Point[], cell: number): Point {
  const end = spaces.at(-1) ?? { x: stage.width / 2, y: stage.height / 2 };
  const [right, bottom] = [stage.width - tip.width - GAP, stage.height - tip.height - GAP];
  const far = cell / 2 + GAP;
  const xs = [end.x + far, end.x - far - tip.width, end.x - tip.width / 2, GAP, right];
  const ys = [end.y - tip.height / 2, end.y + far, end.y - far - tip.height, GAP, bottom];
  const all = xs.flatMap((x) => ys.map((y) => within({ x, y }, right, bottom)));
  const cost = (at: Point): number => {
    const hit = spaces.filter((space) => covers(at, tip, space, cell)).length;
    return hit * NEVER + Math.hypot(at.x + tip.width / 2 - end.x, at.y + tip.height / 2 - end.y);
  };
  return all.reduce((best, at) => (cost(at) < cost(best) ? at : best), all[0] ?? end);
}

function within({ x, y }: Point, right: number, bottom: number): Point {
  return { x: Math.max(GAP, Math.min(x, right)), y: Math.max(GAP, Math.min(y, bottom)) };
}

/** Whether a tip lies over a space. */
export function covers(at: Point, tip: Size, space: Point, cell: number): boolean {
  const half = cell / 2;
  return (
    at.x < space.x + half &&
    at.x + tip.width > space.x - half &&
    at.y < space.y + half &&
    at.y + tip.height > space.y - half
  );
}
