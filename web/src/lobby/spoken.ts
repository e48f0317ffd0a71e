/** The words of each game in each language, fetched once for all that the lobby lists. */

import type { Lang } from "../lib/languages";
import { gameWords } from "../games/speech";
import type { Words } from "../lib/words.svelte";

const known = new Map<string, Promise<Words>>();

export function wordsFor(game: string, lang: Lang): Promise<Words> {
  const key = `${game} ${lang}`;
  const words = known.get(key) ?? gameWords(game, lang);
  known.set(key, words);
  words.catch(() => known.delete(key)); // to be asked for again
  return words;
}
