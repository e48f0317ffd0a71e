/** What stands and lies in the rooms, and where each piece is drawn. */

import type { Point } from "../../../board/spot";
import { type BreachView, GUARDIAN, NOWHERE, type Scene } from "../view";
import { rectOf } from "./geometry";

export interface Standing extends Point {
  model: number;
  r: number;
}

const BIG = 50;
/** So far below the middle of a room, under its name. */
const LOW = 16;
/** How small an attached ICE is beside its Avatar. */
const ATTACHED = 0.78;

interface Rank {
  columns: number;
  across: number;
  down: number;
  r: number;
}

/** How close together this many pieces stand in a room, or in the part of it that the Guardian leaves. */
function rank(count: number, narrow: boolean): Rank {
  if (narrow)
    return count <= 2 ? { columns: 1, across: 0, down: 60, r: 24 } : { columns: 2, across: 44, down: 46, r: 19 };
  if (count <= 1) return { columns: 1, across: 0, down: 0, r: 32 };
  if (count === 2) return { columns: 2, across: 88, down: 0, r: 31 };
  if (count === 3) return { columns: 3, across: 60, down: 0, r: 26 };
  if (count <= 6) return { columns: Math.ceil(count / 2), across: 60, down: 52, r: 22 };
  return { columns: Math.ceil(count / 2), across: 44, down: 46, r: 18 };
}

/** This many places in rows around a point. */
export function ranks(count: number, at: Point, narrow = false): (Point & { r: number })[] {
  const { columns, across, down, r } = rank(count, narrow);
  const rows = Math.ceil(count / Math.max(1, columns));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = Math.min(columns, count - row * columns);
    const x = at.x + ((i % columns) - (here - 1) / 2) * across;
    return { x, y: at.y + (row - (rows - 1) / 2) * down, r };
  });
}

/** The models that stand in a room on their own: Avatars, then ICE; what is attached to an Avatar stands with it. */
function alone(view: BreachView, room: number): number[] {
  const avatars = view.seats.flatMap((player, seat) => (player.room === room ? [seat] : []));
  const ice = view.ice.filter((each) => each.room === room && each.on === NOWHERE && each.number !== GUARDIAN);
  return [...avatars, ...ice.map((each) => each.number)];
}

/** Whether Research lies in a room. */
export function research(view: BreachView, room: number): number {
  return view.room_research[room]?.length ?? 0;
}

/** All pieces of a room with their places; the Guardian at the left, twice as large. */
export function standing(scene: Scene, view: BreachView, room: number): { models: Standing[]; research: Point | null } {
  const rect = rectOf(scene, room);
  const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 + LOW };
  const guarded = view.ice.some((each) => each.number === GUARDIAN && each.room === room);
  const models = alone(view, room);
  const lying = research(view, room) > 0;
  const places = ranks(models.length + Number(lying), guarded ? { ...at, x: at.x + 54 } : at, guarded);
  const own = models.flatMap((model, i) => (places[i] ? [{ model, ...places[i] }] : []));
  const guardian = { model: GUARDIAN, x: own.length || lying ? at.x - 40 : at.x, y: at.y, r: BIG };
  return {
    models: [...(guarded ? [guardian] : []), ...own, ...own.flatMap((avatar) => attached(view, avatar))],
    research: lying ? (places.at(-1) ?? null) : null,
  };
}

/** What is attached to an Avatar, at its lower right. */
function attached(view: BreachView, { model, x, y, r }: Standing): Standing[] {
  const on = view.ice.filter((each) => each.on === model && model < GUARDIAN);
  return on.map((each, i) => ({
    model: each.number,
    x: x + r * (1.1 - 2.2 * (i % 2)),
    y: y + r * 0.85,
    r: r * ATTACHED,
  }));
}

/** The rooms with pieces, each with its pieces; Omega too where it is there. */
export function allStanding(scene: Scene, view: BreachView): Map<number, ReturnType<typeof standing>> {
  const rooms = [...scene.rooms.map((room) => room.at), ...(scene.omega ? [scene.cols * scene.rows] : [])];
  return new Map(rooms.map((room) => [room, standing(scene, view, room)]));
}

const VIRUS = 28;
const CLOSE = 24;

/** Viruses of a room, at its lower left, by seat. */
export function viruses(scene: Scene, view: BreachView, room: number): (Point & { seat: number })[] {
  const { x, y, height } = rectOf(scene, room);
  const seats = seatsOf(view.infected[room] ?? 0);
  const apart = seats.length > 2 ? CLOSE : VIRUS;
  return seats.map((seat, i) => ({ seat, x: x + 25 + i * apart, y: y + height - 25 }));
}

/** The seats of a mask. */
export function seatsOf(mask: number): number[] {
  return [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1);
}

/** The links of a room as they are told: `N0 E1 Sx W2`. */
export function toldLinks(told: string): [number, number, number, number] {
  const [north = -1, east = -1, south = -1, west = -1] = told
    .split(" ")
    .map((each) => (each.endsWith("x") ? -1 : Number(each.slice(1))));
  return [north, east, south, west];
}
