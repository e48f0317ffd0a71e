/** The messages of the client, the table and a game as the server sends them, read from their files. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { words as bombsquad } from "../src/games/bombsquad/words";
import { words as breach } from "../src/games/breach/words";
import { words as burncycle } from "../src/games/burncycle/words";
import type { Facts } from "../src/lib/wire";
import { type GameWords, Words } from "../src/lib/words.svelte";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS: Record<string, string> = {
  bombsquad: "src/getaway/games/bombsquad",
  breach: "src/getaway/games/breach",
  burncycle: "src/getaway/games/burncycle",
  toy: "tests/toy/src/getaway_toy",
};

/** How games name their values. */
const MODULES: Record<string, GameWords> = { bombsquad, breach, burncycle };

function messages(folder: string, lang: string): string {
  const file = join(ROOT, folder, "texts", `${lang}.ftl`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

interface Kept {
  words: Words;
  view: Facts | null;
  names: readonly string[];
}

const KEPT = new Map<string, Kept>();

/** The words of a game in one language, said by a view to people; read once, so that they know those asked for last. */
export function wordsIn(lang: string, game: string, view: Facts | null = null, names: readonly string[] = []): Words {
  const kept = KEPT.get(`${lang} ${game}`) ?? read(lang, game);
  Object.assign(kept, { view, names });
  return kept.words;
}

function read(lang: string, game: string): Kept {
  const words = new Words(
    game,
    () => kept.view,
    (seat) => kept.names[seat] ?? "",
  );
  const kept: Kept = { words, view: null, names: [] };
  const folders = ["src/getaway", "src/getaway/server", FOLDERS[game] ?? ""].filter(Boolean);
  kept.words.use(lang, folders.map((folder) => messages(folder, lang)).join("\n"));
  kept.words.uses(MODULES[game] ?? {});
  KEPT.set(`${lang} ${game}`, kept);
  return kept;
}
