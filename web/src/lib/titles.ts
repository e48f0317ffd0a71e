/** What games and tables are called. */

import type { TableView } from "./wire";
import type { Words } from "./words.svelte";

export function gameName(words: Words, game: string): string {
  const id = `game-${game}`;
  return words.has(id) ? words.texts.render(id) : game;
}

/** The name of a table: a message of its game, or plain words. */
export function titleOf(words: Words, table: Pick<TableView, "title" | "game"> | null): string {
  const title = table?.title ?? "";
  if (words.has(title)) return words.texts.render(title);
  return title || gameName(words, table?.game ?? "");
}

/** Milliseconds as minutes and seconds; hours where there are any. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${Math.floor((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest.padStart(5, "0")}` : rest;
}
