/** The rules that somebody has met in play on this device: those that were cited to their seat. */

import { keepWords, keptWords } from "./storage";
import type { Item } from "./wire";

const name = (game: string): string => `met:${game}`;

export const metIn = (game: string): ReadonlySet<string> => keptWords(name(game));

/** Remember the rules that these things cite. */
export function meet(game: string, items: readonly Item[]): void {
  const cited = items.flatMap((item) => ("cites" in item && item.cites) || []);
  if (cited.length) keepWords(name(game), cited);
}
