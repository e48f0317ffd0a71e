/** Where things lie in the drawing of a floor: board units, a space is 56 long. */

import type { Point } from "../../../board/spot";
import type { Facing, Room, Scene, Wall } from "../view";

export const SPACE = 56;
export const MARGIN = 8;

export type { Point };

/** A step in each direction: up, right, down, left. */
const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

type Size = Pick<Scene, "rows" | "cols">;

/** The whole floor with a margin around it: every floor of a mission has the same. */
export function boundsOf({ rows, cols }: Size): Point & { width: number; height: number } {
  return { x: 0, y: 0, width: 2 * MARGIN + SPACE * cols, height: 2 * MARGIN + SPACE * rows };
}

/** The upper left corner of a space. */
export function cornerOf({ cols }: Size, cell: number): Point {
  return { x: MARGIN + SPACE * (cell % cols), y: MARGIN + SPACE * Math.floor(cell / cols) };
}

/** The middle of a space. */
export function middle(size: Size, cell: number): Point {
  const { x, y } = cornerOf(size, cell);
  return { x: x + SPACE / 2, y: y + SPACE / 2 };
}

/** The middle of a side of a space, and whether that side lies along a row. */
export function sideOf(size: Size, cell: number, side: Facing): Point & { lying: boolean } {
  const at = middle(size, cell);
  const step = STEPS[side] ?? { x: 0, y: 0 };
  return { x: at.x + (step.x * SPACE) / 2, y: at.y + (step.y * SPACE) / 2, lying: side % 2 === 0 };
}

/** The side on which a wall of this number stands. */
export function wallAt(size: Size, wall: number): Point & { lying: boolean } {
  return sideOf(size, Math.floor(wall / 4), (wall % 4) as Facing);
}

/** The space under a point of the drawing; -1 beside the floor. */
export function cellAt({ rows, cols }: Size, { x, y }: Point): number {
  const col = Math.floor((x - MARGIN) / SPACE);
  const row = Math.floor((y - MARGIN) / SPACE);
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : -1;
}

/** The space one step on; the same one at the edge of the mat. */
export function nextTo({ rows, cols }: Size, cell: number, side: Facing): number {
  const step = STEPS[side] ?? { x: 0, y: 0 };
  const row = Math.floor(cell / cols) + step.y;
  const col = (cell % cols) + step.x;
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : cell;
}

/** Lines as one path. */
export function pathOf(walls: readonly Wall[]): string {
  const corner = (at: number): number => MARGIN + SPACE * at;
  return walls
    .map((wall) => `M${corner(wall.column)} ${corner(wall.row)}L${corner(wall.to_column)} ${corner(wall.to_row)}`)
    .join("");
}

/** Where the name of a room stands: its upper left space, and how many spaces its first row is long. */
export function headOf({ cols }: Size, room: Room): { cell: number; spaces: number } {
  const [first = 0] = room.cells;
  let spaces = 1;
  while (room.cells.includes(first + spaces) && (first + spaces) % cols !== 0) spaces += 1;
  return { cell: first, spaces };
}

/** The line round some spaces: every side that only one of two neighbours has. */
export function outlineOf(size: Size, cells: ReadonlySet<number>): string {
  const sides = (cell: number): string => {
    const { x, y } = cornerOf(size, cell);
    const open = (side: Facing): boolean => {
      const next = nextTo(size, cell, side);
      return next === cell || !cells.has(next);
    };
    const lines = [
      `M${x} ${y}h${SPACE}`,
      `M${x + SPACE} ${y}v${SPACE}`,
      `M${x} ${y + SPACE}h${SPACE}`,
      `M${x} ${y}v${SPACE}`,
    ];
    return lines.filter((_, side) => open(side)).join("");
  };
  return [...cells]
    .filter((cell) => cell >= 0)
    .map(sides)
    .join("");
}

/** The box round some spaces. */
export function frameOf(size: Size, cells: readonly number[]): Point & { width: number; height: number } {
  const corners = cells.map((cell) => cornerOf(size, cell));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + SPACE - x, height: Math.max(...ys) + SPACE - y };
}

/** How far a thing that points upwards is turned to point this way. */
export function turned(facing: Facing): number {
  return 90 * facing;
}
