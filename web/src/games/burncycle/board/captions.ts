/** The names of rooms: one line in a room's upper edge, in a size that can be read, or none. */

import type { Scene } from "../view";
import { middle, type Point, sideOf, SPACE } from "./grid";

/** Nothing on the board is drawn smaller than this, in pixels. */
export const SMALLEST = 11;
/** What a name takes of a room's height, in board units. */
export const HEAD = 18;
const NAME = 12;
const WIDE = 0.5;
const PAD = 14;
/** How far a door reaches into the space below it, and to both sides of its middle. */
const DOOR = { low: 10.5, wide: 26 };

/** How far from the middle of its space a small print lies each way, and how far from the ring of a lit door. */
const [PRINT, APART] = [15, 27];
const UPPER_LEFT: Point = { x: -1, y: -1 };
const CORNERS: readonly Point[] = [UPPER_LEFT, { x: -1, y: 1 }, { x: 1, y: 1 }, { x: 1, y: -1 }];

export interface Caption {
  /** Empty where there is no room for it; the word on the space says it then. */
  name: string;
  size: number;
}

/** A room's name over this many spaces, drawn at `scale` pixels to a unit. */
export function captionOf(name: string, spaces: number, scale: number): Caption {
  const [least, most] = [SMALLEST / scale, Math.max(NAME, SMALLEST / scale)];
  const fitting = (spaces * SPACE - PAD) / (name.length * WIDE);
  const size = Math.min(most, fitting);
  return size < least || size > HEAD ? { name: "", size: 0 } : { name, size };
}

/** Whether a door stands over a part of this line, which begins at an upper edge. */
export function underDoor(scene: Scene, { x, y }: Point, wide: number): boolean {
  return scene.doors.some(({ cell, side }) => {
    const door = sideOf(scene, cell, side);
    return door.lying && door.y === y && door.x + DOOR.wide > x && door.x - DOOR.wide < x + wide;
  });
}

/** How far below the edge a room's name stands: below the door, where there is one over it. */
export function baselineOf(scene: Scene, edge: Point, { name, size }: Caption): number {
  const under = underDoor(scene, { x: edge.x + PAD - 6, y: edge.y }, name.length * WIDE * size);
  return under ? DOOR.low + 0.72 * size : 4.5 + 0.9 * size;
}

/** Towards which corner of its space a small print lies: the first that a door beside it leaves free. */
export function cornerFor(scene: Scene, cell: number): Point {
  const { x, y } = middle(scene, cell);
  const free = (corner: Point): boolean =>
    scene.doors.every((door) => {
      const at = sideOf(scene, door.cell, door.side);
      return Math.hypot(at.x - x - PRINT * corner.x, at.y - y - PRINT * corner.y) > APART;
    });
  return CORNERS.find(free) ?? UPPER_LEFT;
}
