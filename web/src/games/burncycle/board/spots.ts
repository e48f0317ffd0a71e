/** Where on the floor the things lie that options touch, and where the numbers stand. */

import { type BurncycleView, NOWHERE, type Scene } from "../view";
import { cornerOf, headOf, middle, type Point, sideOf, SPACE, wallAt } from "./grid";

export type Edge = "space" | "piece" | "lying" | "standing" | "room";

export interface Place extends Point {
  edge: Edge;
  /** The width of a room's edge. */
  width: number;
  tag: Point;
}

/** Where a thing such as `cell:12`, `bot:0`, `unit:2`, `door:3`, `wall:41` or `room:1` is; null where it is not here. */
export function placeOf(scene: Scene, view: BurncycleView, place: string): Place | null {
  const [kind = "", number = ""] = place.split(":");
  const n = Number(number);
  if (kind === "cell") return n >= 0 && scene.kinds[n] ? at(middle(scene, n), "space") : null;
  if (kind === "bot") return piece(scene, view.bots[n]?.cell);
  if (kind === "drone") return piece(scene, view.drone);
  if (kind === "unit") return piece(scene, view.units.find((unit) => unit.number === n)?.cell);
  if (kind === "wall") return side(wallAt(scene, n));
  if (kind === "door") {
    const door = scene.doors[n];
    return door ? side(sideOf(scene, door.cell, door.side)) : null;
  }
  return kind === "room" ? roomOf(scene, n) : null;
}

function piece(scene: Scene, cell: number | undefined): Place | null {
  return cell === undefined || cell === NOWHERE ? null : at(middle(scene, cell), "piece");
}

function side({ x, y, lying }: Point & { lying: boolean }): Place {
  return {
    x,
    y,
    edge: lying ? "lying" : "standing",
    width: 0,
    tag: { x: x - (lying ? 34 : 20), y: y - (lying ? 16 : 34) },
  };
}

function at({ x, y }: Point, edge: "space" | "piece"): Place {
  return { x, y, edge, width: 0, tag: { x: x - 30, y: y - (edge === "piece" ? 28 : 22) } };
}

function roomOf(scene: Scene, number: number): Place | null {
  const room = scene.rooms[number];
  if (!room) return null;
  const { cell, spaces } = headOf(scene, room);
  const { x, y } = cornerOf(scene, cell);
  return { x: x + 4, y: y + 4, edge: "room", width: spaces * SPACE - 8, tag: { x: x + 8, y: y + SPACE - 8 } };
}

/** Where the mark of something forbidden stands: at the door or wall in the way of a step, else at the thing itself. */
export function causeOf(scene: Scene, view: BurncycleView, args: Readonly<Record<string, unknown>>): Point | null {
  const bot = view.bots[Number(args["bot"] ?? NOWHERE)];
  const to = args["to"];
  if (typeof to === "number" && to >= 0 && bot && bot.cell !== NOWHERE) {
    const [from, onto] = [middle(scene, bot.cell), middle(scene, to)];
    return { x: (from.x + onto.x) / 2, y: (from.y + onto.y) / 2 };
  }
  for (const kind of ["door", "wall", "unit", "cell"]) {
    const number = args[kind];
    const found = typeof number === "number" ? placeOf(scene, view, `${kind}:${number}`) : null;
    if (found) return { x: found.x + 16, y: found.y - 16 };
  }
  return null;
}

/** The things on the floor that any of these options touch, each once; a piece that every option touches isn't a choice. */
export function touched(options: readonly { places: readonly string[] }[]): string[] {
  const all = new Set(options.flatMap((option) => option.places));
  const common = (place: string): boolean =>
    place.startsWith("bot:") && options.length > 1 && options.every((option) => option.places.includes(place));
  return [...all].filter((place) => !common(place));
}

/** This many spaces away a choice is at hand. */
const NEAR = 2.5;

/** The middle of what can be chosen on the floor; null where that is nothing. */
export function choicesAt(
  scene: Scene,
  view: BurncycleView,
  options: readonly { places: readonly string[] }[],
): Point | null {
  const found = touched(options).flatMap((place) => placeOf(scene, view, place) ?? []);
  if (!found.length) return null;
  const half = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: half(found.map(({ x }) => x)), y: half(found.map(({ y }) => y)) };
}

/** What the question is about: the acting bot, if a choice is near it, else the middle of all choices. */
export function askedAt(
  scene: Scene,
  view: BurncycleView,
  options: readonly { places: readonly string[] }[],
): Point | null {
  const actor = actorAt(scene, view);
  const near = (place: string): boolean => {
    const at = placeOf(scene, view, place);
    return !!actor && !!at && Math.hypot(at.x - actor.x, at.y - actor.y) < NEAR * SPACE;
  };
  return touched(options).some(near) ? actor : (choicesAt(scene, view, options) ?? actor);
}

/** Where the bot is that acts, or the unit; null where nobody is on the floor. */
export function actorAt(scene: Scene, view: BurncycleView): Point | null {
  const unit = view.units.find(({ number }) => number === view.acting?.unit);
  const cell = unit?.cell ?? view.bots[view.active]?.cell ?? NOWHERE;
  return cell === NOWHERE ? null : middle(scene, cell);
}
