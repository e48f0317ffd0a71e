/** Looking closer at a board: which part of it is shown. */

import type { Point } from "./spot";

/** A part of a board in its own units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CLOSEST = 4;
export const STEP = 1.5;

/** How much closer than the whole a part is. */
export function closeness(whole: Frame, shown: Frame): number {
  return whole.width / shown.width;
}

/** The part that is so many times closer, with the point where it was. */
export function closer(whole: Frame, shown: Frame, by: number, at: Point = centre(shown)): Frame {
  const wanted = Math.min(CLOSEST, Math.max(1, closeness(whole, shown) * by));
  const share = closeness(whole, shown) / wanted;
  return inside(whole, {
    x: at.x - (at.x - shown.x) * share,
    y: at.y - (at.y - shown.y) * share,
    width: whole.width / wanted,
    height: whole.height / wanted,
  });
}

/** The part shifted so far, never beyond the board. */
export function shifted(whole: Frame, shown: Frame, by: Point): Frame {
  return inside(whole, { ...shown, x: shown.x + by.x, y: shown.y + by.y });
}

export function centre({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function inside(whole: Frame, { x, y, width, height }: Frame): Frame {
  const within = (at: number, from: number, room: number): number => Math.min(from + room, Math.max(from, at));
  return {
    x: within(x, whole.x, whole.width - width),
    y: within(y, whole.y, whole.height - height),
    width,
    height,
  };
}
