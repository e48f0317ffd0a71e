/** Where the places of beats lie in the Database, and which rooms they concern. */

import type { Point } from "../../../board/spot";
import type { Beat } from "../../../board/playback/beats";
import { middle } from "../board/geometry";
import { markOf, type Pieces } from "../board/spots";
import { type BreachView, NOWHERE, type Scene } from "../view";

export function pointOf(scene: Scene, view: BreachView, pieces: Pieces, place: string): Point | null {
  const [kind, number] = place.split(":");
  if (kind === "room") return Number(number) >= 0 ? middle(scene, Number(number)) : null;
  const rect = markOf(place, scene, view, pieces)?.rect;
  if (rect) return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const last = kind === "model" ? (view.seats[Number(number)]?.last ?? NOWHERE) : NOWHERE; // an Avatar that is gone
  return last !== NOWHERE ? middle(scene, last) : null;
}

/** The rooms that a beat concerns: those of whom it names, and those on the way; none where it's about no room. */
export function roomsOf(view: BreachView, scene: Scene, { who, way, to }: Pick<Beat, "who" | "way" | "to">): number[] {
  const found = [who, ...way, to].flatMap((place) => {
    const [kind, number] = place.split(":");
    const n = Number(number);
    if (kind === "room") return [n];
    if (kind === "model") return [roomOf(view, n)];
    if (kind === "border") return scene.borders[n]?.rooms ?? [];
    return kind === "node" ? (scene.nodes[n]?.rooms ?? []) : [];
  });
  return [...new Set(found.filter((room) => room !== NOWHERE))];
}

function roomOf(view: BreachView, model: number): number {
  return view.seats[model]?.room ?? view.ice.find(({ number }) => number === model)?.room ?? NOWHERE;
}
