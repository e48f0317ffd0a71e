/** Where the places of beats lie on the floor. */

import type { Point } from "../../../board/spot";
import { middle, sideOf } from "../board/grid";
import { type BurncycleView, NOWHERE, type Scene } from "../view";

/** The middle of a space, a piece or a door; null where it isn't on this floor. */
export function pointOf(scene: Scene, view: BurncycleView, place: string): Point | null {
  const [kind, value] = place.split(":");
  const n = Number(value);
  if (kind === "door") {
    const door = scene.doors[n];
    return door ? sideOf(scene, door.cell, door.side) : null;
  }
  const cell = kind === "cell" ? n : cellOf(view, kind ?? "", n);
  return cell === NOWHERE ? null : middle(scene, cell);
}

function cellOf(view: BurncycleView, kind: string, n: number): number {
  if (kind === "unit") return view.units.find(({ number }) => number === n)?.cell ?? NOWHERE;
  return kind === "bot" ? (view.bots[n]?.cell ?? NOWHERE) : NOWHERE;
}
