/** Where things lie in the drawing of the Database, in board units: rooms are squares with gaps between them. */

import type { Point } from "../../../board/spot";
import type { Frame } from "../../../board/zoom";
import type { EdgeDrawn, NodeDrawn, RoomDrawn, Scene } from "../view";

export const SIDE = 200;
export const PITCH = 240;
const MARGIN = 32;
export const CORNER = 18;
/** How deep Omega is drawn, which lies outside the others. */
const DEPTH = 132;
const GAP = 52;
const DOT = 15;
/** How far an outer node lies beyond the rooms, and a Gateway beyond its side. */
const NODE_OUT = 4;
const GATE_OUT = 10;
const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
/** Outward from a room, for each side. */
const OUT: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** A room as a rectangle; Omega has the number after the last. */
export function rectOf(scene: Scene, room: number): Frame {
  if (room < scene.cols * scene.rows) {
    const x = MARGIN + PITCH * (room % scene.cols);
    return { x, y: MARGIN + PITCH * Math.floor(room / scene.cols), width: SIDE, height: SIDE };
  }
  const beside = rectOf(scene, scene.omega?.room ?? 0);
  const side = scene.omega?.side ?? NORTH;
  const upright = side === NORTH || side === SOUTH;
  const { x, y } = onSide(beside, side, SIDE / 2, PITCH - SIDE + DEPTH / 2);
  const [width, height] = upright ? [SIDE, DEPTH] : [DEPTH, SIDE];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The middle of a room. */
export function middle(scene: Scene, room: number): Point {
  const { x, y, width, height } = rectOf(scene, room);
  return { x: x + width / 2, y: y + height / 2 };
}

/** A point at a side of a room: so far along it, from the left or from above, and so far outward. */
function onSide({ x, y, width, height }: Frame, side: number, along: number, out = 0): Point {
  if (side === NORTH) return { x: x + along, y: y - out };
  if (side === EAST) return { x: x + width + out, y: y + along };
  if (side === SOUTH) return { x: x + along, y: y + height + out };
  return { x: x - out, y: y + along };
}

/** The whole board, with Omega where it is there. */
export function frameOf(scene: Scene): Frame {
  const width = 2 * MARGIN + PITCH * scene.cols - (PITCH - SIDE);
  const height = 2 * MARGIN + PITCH * scene.rows - (PITCH - SIDE);
  if (!scene.omega) return { x: 0, y: 0, width, height };
  const omega = rectOf(scene, scene.cols * scene.rows);
  const left = Math.min(0, omega.x - MARGIN / 2);
  const top = Math.min(0, omega.y - MARGIN / 2);
  const right = Math.max(width, omega.x + omega.width + MARGIN / 2);
  const low = Math.max(height, omega.y + omega.height + MARGIN / 2);
  return { x: left, y: top, width: right - left, height: low - top };
}

/** The walls of a room: its corners always, an unbroken side where the link is closed, a gap where it is open. */
export function walls(rect: Frame, links: RoomDrawn["links"]): string {
  const { x, y, width, height } = rect;
  const c = CORNER;
  const corners =
    `M${x} ${y + c}a${c} ${c} 0 0 1 ${c} ${-c}M${x + width - c} ${y}a${c} ${c} 0 0 1 ${c} ${c}` +
    `M${x + width} ${y + height - c}a${c} ${c} 0 0 1 ${-c} ${c}M${x + c} ${y + height}a${c} ${c} 0 0 1 ${-c} ${-c}`;
  return corners + links.map((mp, side) => wall(rect, side, mp < 0)).join("");
}

function wall(rect: Frame, side: number, closed: boolean): string {
  const long = side % 2 === 0 ? rect.width : rect.height;
  const line = (from: number, to: number): string => {
    const [a, b] = [onSide(rect, side, from), onSide(rect, side, to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  };
  if (closed) return line(CORNER, long - CORNER);
  return line(CORNER, (long - GAP) / 2) + line((long + GAP) / 2, long - CORNER);
}

/** A dot for each MP of each open link, in its gap. */
export function dots(rect: Frame, links: RoomDrawn["links"]): Point[] {
  return links.flatMap((mp, side) => {
    const half = (side % 2 === 0 ? rect.width : rect.height) / 2;
    return Array.from({ length: Math.max(0, mp) }, (_, i) => onSide(rect, side, half + (i - (mp - 1) / 2) * DOT));
  });
}

/** Where the corners of rooms meet; an outer node lies at the rim, between its two rooms. */
export function nodeAt(scene: Scene, node: NodeDrawn): Point {
  const all = node.rooms.map((room) => middle(scene, room));
  const x = all.reduce((sum, at) => sum + at.x, 0) / all.length;
  const y = all.reduce((sum, at) => sum + at.y, 0) / all.length;
  const [first = 0, second = 0] = node.rooms;
  if (node.central) return { x, y };
  if (second === first + 1) return { x, y: y + (first < scene.cols ? -1 : 1) * (SIDE / 2 + NODE_OUT) };
  return { x: x + (first % scene.cols === 0 ? -1 : 1) * (SIDE / 2 + NODE_OUT), y };
}

/** The middle of the gap between two rooms beside each other, and whether it runs upright. */
export function between(scene: Scene, [a, b]: readonly [number, number]): Point & { upright: boolean } {
  const [one, other] = [middle(scene, a), middle(scene, b)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, upright: one.y === other.y };
}

/** Where a Gateway lies: over the gap of its side. */
export function gateAt(scene: Scene, { room, side }: EdgeDrawn): Point {
  return onSide(rectOf(scene, room), side, SIDE / 2, GATE_OUT);
}

/** Outside the middle of an outer side. */
export function edgeAt(scene: Scene, { room, side }: EdgeDrawn): Point {
  return onSide(rectOf(scene, room), side, SIDE / 2, 14);
}

const GHOST = 78;
const GHOST_GAP = 14;

/** One of four small rooms inside a room, in the order of reading. */
export function ghostAt(scene: Scene, room: number, nth: number): Frame {
  const { x, y } = middle(scene, room);
  const off = (second: boolean): number => (second ? GHOST_GAP / 2 : -GHOST_GAP / 2 - GHOST);
  return { x: x + off(nth % 2 === 1), y: y + off(nth > 1), width: GHOST, height: GHOST };
}

/** A crack from one room to the other, across the gap between them. */
export function crack({ x, y, upright }: Point & { upright: boolean }): string {
  const along = OUT[upright ? EAST : SOUTH] ?? { x: 0, y: 0 };
  const across = { x: along.y, y: along.x };
  const points = [-34, -19, -6, 6, 19, 34].map((far, i) => {
    const off = i % 2 ? 7 : -7;
    return `${x + along.x * far + across.x * off} ${y + along.y * far + across.y * off}`;
  });
  return `M${points.join("L")}`;
}

/** The passage between two rooms beside each other, from wall to wall. */
export function passage(scene: Scene, rooms: readonly [number, number]): Frame {
  const { x, y, upright } = between(scene, rooms);
  const [across, along] = [PITCH - SIDE + 6, GAP];
  const [width, height] = upright ? [across, along] : [along, across];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** An arc around a point, from one angle to another. */
function arc({ x, y }: Point, r: number, from: number, to: number): string {
  const at = (turn: number): string => `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
}

/** Half of how much of a node's ring each room around it has. */
const SHARE = 0.62;

/** The part of a node's ring that lies towards a room, cut into this many equal pieces. */
export function segments(scene: Scene, node: NodeDrawn, room: number, r: number, pieces: number): string[] {
  const at = nodeAt(scene, node);
  const far = middle(scene, room);
  const start = Math.atan2(far.y - at.y, far.x - at.x) - SHARE;
  const each = (2 * SHARE) / pieces;
  return Array.from({ length: pieces }, (_, i) => arc(at, r, start + i * each, start + (i + 1) * each));
}
