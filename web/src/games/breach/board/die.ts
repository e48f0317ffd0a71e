/** The Infection die: what is printed on its faces, and where it lies. */

import type { Point } from "../../../board/spot";
import type { BreachView, Scene } from "../view";
import { rectOf } from "./geometry";

type Sign = "virus" | "bot" | "hunter" | "warn" | "undo" | "dice";

const FACES: Readonly<Record<string, readonly Sign[]>> = {
  virus: ["virus"],
  "virus-bot": ["virus", "bot"],
  "virus-hunter": ["virus", "hunter"],
  "double-threat": ["virus", "warn", "warn"],
  "threat-retry": ["warn", "undo"],
};

export function signsOf(face: string): readonly Sign[] {
  return FACES[face] ?? ["dice"];
}

/** In the room of the player who rolled it, low at the right; null while no die lies there. */
export function dieAt(scene: Scene, view: BreachView): Point | null {
  const room = view.rolled ? (view.seats[view.rolled.seat]?.last ?? -1) : -1;
  if (room < 0) return null;
  const { x, y, width, height } = rectOf(scene, room);
  return { x: x + width - 36, y: y + height - 36 };
}
