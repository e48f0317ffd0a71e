/** The client's own words, ready to speak where no game is known. */

import type { Lang } from "./languages";
import { Words } from "./words.svelte";

const OWN = import.meta.glob<string>("../../../src/getaway/server/texts/*.ftl", { query: "?raw", import: "default" });

/** The client's own words, which need no server. */
export async function ownWords(lang: Lang): Promise<Words> {
  const words = new Words("");
  const source = await OWN[`../../../src/getaway/server/texts/${lang}.ftl`]?.();
  words.use(lang, source ?? "");
  return words;
}
