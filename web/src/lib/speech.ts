/** Words ready to speak: those of a game, or only the client's own where no game is known. */

import { wordsOf } from "../games";
import type { Lang } from "./reader.svelte";
import { Words } from "./words.svelte";
import type { Facts, TableView } from "./wire";

const OWN = import.meta.glob<string>("../../../src/getaway/server/texts/*.ftl", { query: "?raw", import: "default" });

/** A game's words in a language, about the view that `look` gives and the people at a table. */
export async function gameWords(
  game: string,
  lang: Lang,
  look: () => Facts | null = () => null,
  table: () => TableView | null = () => null,
): Promise<Words> {
  const words = new Words(game, look, (seat) => table()?.seats[seat]?.name ?? "");
  words.uses(await wordsOf(game));
  await words.speak(lang);
  return words;
}

/** The client's own words, which need no server. */
export async function ownWords(lang: Lang): Promise<Words> {
  const words = new Words("");
  const source = await OWN[`../../../src/getaway/server/texts/${lang}.ftl`]?.();
  words.use(lang, source ?? "");
  return words;
}
