/** The missions of a game as a way across a map: which are won, which is next, and where each lies. */

import type { Best } from "../account/progress.svelte";
import type { Game } from "../lib/wire";

export type Standing = "won" | "played" | "next" | "later";

export interface Stage {
  mission: string;
  standing: Standing;
  stars: number;
}

export interface Place {
  x: number;
  y: number;
}

const LEAST = 132;
const MOST_COLUMNS = 5;
const ROW = 148;
const TOP = 46;
/** How far each place lies above or below its row, so that the way winds. */
const WINDS = [0, 14, -6, 10, -12, 6, -2] as const;

/** The setting whose values are the missions. */
export function missionSetting(game: Game): string {
  return game.campaign || "mission";
}

/** Every mission in the order of play. The next one is the first that was not won. */
export function stagesOf(game: Game, best: (mission: string) => Best | null): Stage[] {
  const found = game.stages.map((mission) => ({ mission, best: best(mission) }));
  const next = found.findIndex(({ best: reached }) => !reached?.won);
  return found.map(({ mission, best: reached }, i) => {
    const standing = reached?.won ? "won" : i === next ? "next" : reached ? "played" : "later";
    return { mission, standing, stars: reached?.stars ?? 0 };
  });
}

/** Where this many missions lie on a map of this width: row by row, there and back again. */
export function placesOf(count: number, width: number): Place[] {
  const columns = Math.max(2, Math.min(MOST_COLUMNS, Math.floor(width / LEAST)));
  const step = width / columns;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const along = i % columns;
    const column = row % 2 ? columns - 1 - along : along;
    return { x: (column + 0.5) * step, y: TOP + row * ROW + (WINDS[i % WINDS.length] ?? 0) };
  });
}

/** How high the map is. */
export function heightOf(places: readonly Place[]): number {
  return Math.max(0, ...places.map(({ y }) => y)) + ROW - TOP + WINDS[1];
}
