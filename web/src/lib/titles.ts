/** What games and tables are called. */

import type { Game, GameCard, TableView } from "./wire";
import type { Words } from "./words.svelte";

/** The title of the game these words are of, or its name. */
export function gameName(words: Words): string {
  return words.has("game-title") ? words.texts.render("game-title") : words.game;
}

/** What a game's card says in a language, or in the game's first. */
export function cardOf(game: Game, lang: string): GameCard {
  const none = { lang, title: game.name, about: "", first: "", first_about: "" };
  return game.words.find((card) => card.lang === lang) ?? game.words[0] ?? none;
}

/** The name of a table: a message of its game, or plain words. */
export function titleOf(words: Words, table: Pick<TableView, "title" | "game"> | null): string {
  const title = table?.title ?? "";
  if (words.has(title)) return words.texts.render(title);
  return title || gameName(words);
}

/** Milliseconds as minutes and seconds; hours where there are any. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${Math.floor((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest.padStart(5, "0")}` : rest;
}
