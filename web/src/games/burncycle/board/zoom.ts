/** How far the floor is magnified and which part of it is seen: plain functions of a drawing's size. */

import type { Point } from "./grid";

export interface Lens extends Point {
  /** 1 shows the whole floor. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: Lens = { x: 0, y: 0, zoom: 1 };
export const MOST = 4;
export const STEP = 1.4;

/** The lens kept on the floor: `x` and `y` are the upper left corner of what is seen, in board units. */
export function kept(lens: Lens, size: Size): Lens {
  const zoom = Math.min(MOST, Math.max(1, lens.zoom));
  const within = (at: number, length: number): number => Math.min(Math.max(0, at), length - length / zoom);
  return { zoom, x: within(lens.x, size.width), y: within(lens.y, size.height) };
}

/** Magnified by a factor, with the point under the finger staying where it is. */
export function zoomedAt(lens: Lens, factor: number, at: Point, size: Size): Lens {
  const zoom = Math.min(MOST, Math.max(1, lens.zoom * factor));
  const share = lens.zoom / zoom;
  return kept({ zoom, x: at.x - (at.x - lens.x) * share, y: at.y - (at.y - lens.y) * share }, size);
}

/** Moved by so many board units. */
export function moved(lens: Lens, by: Point, size: Size): Lens {
  return kept({ ...lens, x: lens.x - by.x, y: lens.y - by.y }, size);
}

/** Magnified so, with this point in the middle. */
export function centred(zoom: number, at: Point, size: Size): Lens {
  return kept({ zoom, x: at.x - size.width / zoom / 2, y: at.y - size.height / zoom / 2 }, size);
}

/** Moved as little as is needed to show this point with some room around it. */
export function showing(lens: Lens, at: Point, size: Size, room: number): Lens {
  const into = (start: number, length: number, point: number): number =>
    Math.max(Math.min(start, point - room), point + room - length / lens.zoom);
  return kept({ ...lens, x: into(lens.x, size.width, at.x), y: into(lens.y, size.height, at.y) }, size);
}

/** What is seen, for the drawing's `viewBox`. */
export function viewBox({ x, y, zoom }: Lens, { width, height }: Size): string {
  return [x, y, width / zoom, height / zoom].map((each) => each.toFixed(2)).join(" ");
}
