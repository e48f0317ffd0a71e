/** The words of a game, ready to speak. */

import type { Lang } from "../lib/languages";
import type { Facts, TableView } from "../lib/wire";
import { Words } from "../lib/words.svelte";
import { wordsOf } from ".";

/** A game's words in a language, about the view that `look` gives and the people at a table. */
export async function gameWords(
  game: string,
  lang: Lang,
  look: () => Facts | null = () => null,
  table: () => TableView | null = () => null,
): Promise<Words> {
  const words = new Words(game, look, (seat) => table()?.seats[seat]?.name ?? "");
  await Promise.all([wordsOf(game).then((module) => words.uses(module)), words.speak(lang)]);
  return words;
}
