/** Which piece an option starts at, and in which order a piece offers what can be done with it. It knows no game. */

import type { Option } from "./step";
import type { Act, Ask, Marked, Part } from "./wire";

const ORDER = ["usual", "", "end", "rare"] as const;

/** How far to the front an option stands. */
function standing({ act }: Option): number {
  return ORDER.indexOf(act.rank ?? "");
}

/** The options with the usual one first, then the others; going on, and what is rare, come last. */
export function ranked(options: readonly Option[]): Option[] {
  return [...options].sort((one, other) => standing(one) - standing(other));
}

/** Whether an option starts at a piece: its act belongs to it, or the argument that names the piece is this one or open. */
function startsAt({ act, binds, places }: Option, place: string): boolean {
  if (act.at === place) return true;
  if (act.by && act.by in binds && !places.includes(place)) return false;
  return act.parts.some((part) => namedIn(act, part).includes(place));
}

/** What can be done with a piece, the usual first; what is rare is left to the full list. */
export function verbsOf(options: readonly Option[], place: string): Option[] {
  return ranked(options.filter((option) => option.act.rank !== "rare" && startsAt(option, place)));
}

function namedIn(act: Act, part: Part): string[] {
  const column = part.shape === "rows" && act.by ? part.names.indexOf(act.by) : -1;
  const places = part.shape === "one" && part.name === act.by ? part.places : [];
  const rows = part.shape === "rows" && column >= 0 ? part.places.map((row) => row[column] ?? null) : [];
  return [...new Set([...places, ...rows])].filter((place) => place !== null);
}

/** The piece that the usual act of a question starts at; empty where that is the seat itself. */
export function firstHeld(ask: Ask | null): string {
  const usual = ask?.choice?.find(({ rank }) => rank === "usual");
  return usual?.at && !usual.at.startsWith("seat:") ? usual.at : "";
}

/** What can't be done at a place, each with the clause that says why. */
export function blockedAt(blocked: readonly Marked[], place: string): Marked[] {
  return blocked.filter(({ at, places = [] }) => at === place || places.includes(place));
}
