/** Where the things lie that options touch, and where an option that is blocked finds its cause. */

import type { Marked } from "../../../lib/wire";
import type { Point } from "../../../table/spot";
import type { Frame } from "../../../table/zoom";
import { type BreachView, GUARDIAN, NOWHERE, type Scene } from "../view";
import { between, edgeAt, gateAt, nodeAt, rectOf } from "./geometry";
import { type standing, viruses } from "./pieces";

export type Pieces = ReadonlyMap<number, ReturnType<typeof standing>>;

/** The edge around a thing, and where its tag stands. */
export interface Mark {
  rect: Frame;
  round: number;
  tag: Point;
  align: "start" | "middle" | "end";
}

/** Numbers of places where a Virus lies: rooms, then nodes, Avatars and the Guardian's card. */
const VIRUS_NODES = 20;
const VIRUS_AVATARS = 40;
const VIRUS_CARD = 50;

/** What is drawn around a thing such as `room:4`; null where it is not on the board. */
export function markOf(place: string, scene: Scene, view: BreachView, pieces: Pieces): Mark | null {
  const [kind = "", number = ""] = place.split(":");
  return MARKS[kind]?.(Number(number), scene, view, pieces) ?? null;
}

const MARKS: Readonly<Record<string, (at: number, scene: Scene, view: BreachView, pieces: Pieces) => Mark | null>> = {
  room: (at, scene) => (at <= scene.rooms.length ? ofRoom(scene, at) : null),
  model: (at, _scene, _view, pieces) => ofModel(at, pieces),
  seat: (at, _scene, _view, pieces) => ofModel(at, pieces),
  node: (at, scene) => {
    const node = scene.nodes[at];
    return node ? disc(nodeAt(scene, node), 21) : null;
  },
  border: (at, scene) => {
    const border = scene.borders[at];
    return border ? ofGap(between(scene, border.rooms)) : null;
  },
  edge: (at, scene) => {
    const edge = scene.edges[at];
    return edge ? box(edgeAt(scene, edge), 44, 26) : null;
  },
  gateway: (at, scene, view) => {
    const gate = view.gateways.find((each) => each.number === at);
    return gate ? disc(gateAt(scene, gate), 20) : null;
  },
  virus: ofVirus,
};

function ofRoom(scene: Scene, at: number): Mark {
  const { x, y, width, height } = rectOf(scene, at);
  const rect = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  return { rect, round: 15, tag: { x: x + width - 8, y: y + height - 18 }, align: "end" };
}

function ofModel(model: number, pieces: Pieces): Mark | null {
  for (const { models } of pieces.values()) {
    const found = models.find((each) => each.model === model);
    if (found) return disc(found, found.r + 7);
  }
  return null;
}

function ofVirus(at: number, scene: Scene, view: BreachView, pieces: Pieces): Mark | null {
  if (at === VIRUS_CARD) return ofModel(GUARDIAN, pieces);
  if (at >= VIRUS_AVATARS) return ofModel(at - VIRUS_AVATARS, pieces);
  const node = scene.nodes[at - VIRUS_NODES];
  if (node) return disc(nodeAt(scene, node), 21);
  const here = viruses(scene, view, at).find((each) => each.seat === view.seat);
  return here ? disc(here, 16) : null;
}

function disc({ x, y }: Point, r: number): Mark {
  const rect = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  return { rect, round: r, tag: { x, y: y - r - 2 }, align: "middle" };
}

function box({ x, y }: Point, width: number, height: number): Mark {
  return { rect: { x: x - width / 2, y: y - height / 2, width, height }, round: 8, tag: { x, y }, align: "middle" };
}

function ofGap(at: Point & { upright: boolean }): Mark {
  return at.upright ? box(at, 30, 64) : box(at, 64, 30);
}

/** Where the cause of a blocked option is: the link to a room, the node, the model or your own room; null if unknown. */
export function causeOf({ wish }: Marked, scene: Scene, view: BreachView, pieces: Pieces): Point | null {
  const { room, node, model } = wish.args as Record<string, number | undefined>;
  const here = view.seats[view.moves.at(-1)?.seat ?? view.seat]?.room ?? NOWHERE;
  if (typeof room === "number") {
    const border = scene.borders.find(({ rooms }) => rooms.includes(here) && rooms.includes(room));
    const rect = rectOf(scene, room);
    return border ? between(scene, border.rooms) : { x: rect.x + rect.width - 20, y: rect.y + rect.height - 20 };
  }
  if (typeof node === "number") {
    const found = scene.nodes[node];
    const at = found && nodeAt(scene, found);
    return at ? { x: at.x - 15, y: at.y - 15 } : null;
  }
  if (typeof model === "number") {
    const mark = ofModel(model, pieces);
    return mark && { x: mark.rect.x + 4, y: mark.rect.y + 4 };
  }
  if (wish.verb === "activate" && here >= 0 && here < scene.rooms.length) {
    const { x, y, width } = rectOf(scene, here);
    return { x: x + width - 18, y: y + 42 };
  }
  return null;
}
