/** Where the things lie that options touch. */

import type { Compose, Option } from "../../../lib/compose.svelte";
import type { Point } from "../../../board/spot";
import type { Frame } from "../../../board/zoom";
import { type BreachView, GUARDIAN, type Scene } from "../view";
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
    return node ? disc(nodeAt(scene, node), 30) : null;
  },
  border: (at, scene) => {
    const border = scene.borders[at];
    return border ? ofGap(between(scene, border.rooms)) : null;
  },
  edge: (at, scene) => {
    const edge = scene.edges[at];
    return edge ? box(edgeAt(scene, edge), 56, 34) : null;
  },
  gateway: (at, scene, view) => {
    const gate = view.gateways.find((each) => each.number === at);
    return gate ? disc(gateAt(scene, gate), 24) : null;
  },
  virus: ofVirus,
};

function ofRoom(scene: Scene, at: number): Mark {
  const { x, y, width, height } = rectOf(scene, at);
  const rect = { x: x + 5, y: y + 5, width: width - 10, height: height - 10 };
  return { rect, round: 15, tag: { x: x + width - 12, y: y + height - 24 }, align: "end" };
}

function ofModel(model: number, pieces: Pieces): Mark | null {
  for (const { models } of pieces.values()) {
    const found = models.find((each) => each.model === model);
    if (found) return disc(found, found.r * 1.2 + 5);
  }
  return null;
}

function ofVirus(at: number, scene: Scene, view: BreachView, pieces: Pieces): Mark | null {
  if (at === VIRUS_CARD) return ofModel(GUARDIAN, pieces);
  if (at >= VIRUS_AVATARS) return ofModel(at - VIRUS_AVATARS, pieces);
  const node = scene.nodes[at - VIRUS_NODES];
  if (node) return disc(nodeAt(scene, node), 30);
  const here = viruses(scene, view, at).find((each) => each.seat === view.seat);
  return here ? disc(here, 20) : null;
}

function disc({ x, y }: Point, r: number): Mark {
  const rect = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  return { rect, round: r, tag: { x, y: y - r - 2 }, align: "middle" };
}

function box({ x, y }: Point, width: number, height: number): Mark {
  return { rect: { x: x - width / 2, y: y - height / 2, width, height }, round: 8, tag: { x, y }, align: "middle" };
}

function ofGap(at: Point & { upright: boolean }): Mark {
  return at.upright ? box(at, 44, 80) : box(at, 80, 44);
}

/** Rooms lie below what is in them. */
const ORDER = ["room", "border", "edge", "gateway", "node", "seat", "model", "virus"];
const rank = (place: string): number => ORDER.indexOf(place.split(":")[0] ?? "");

/** The things that options touch, or that they start at; what lies on top of others comes last. */
export function placesOf(options: readonly Option[]): string[] {
  const all = options.flatMap(({ act, places }) =>
    act.rank === "rare" ? places : [...places, ...(act.at ? [act.at] : [])],
  );
  return [...new Set(all)].sort((one, other) => rank(one) - rank(other));
}

/** What a click on a thing may mean: what starts there, and what touches it; ending something is left to its button. */
export function optionsAt(compose: Pick<Compose, "matches" | "verbsOf">, place: string): readonly Option[] {
  const own = compose.verbsOf(place).filter(({ act }) => act.at === place);
  const all = [...new Set([...own, ...compose.matches(place)])];
  return all.every(({ act }) => act.rank === "end") ? [] : all;
}
