/** What a page will ask for in a moment, asked for before its scripts have come. */

import { wanted } from "../lib/calm";
import { home } from "../lib/home";
import { firstLang } from "../lib/languages";
import type { Game } from "../lib/wire";
import { ahead } from "./files";

/** The lobby's scripts, the games, and the words of the first one, which the lobby speaks. */
export async function lobbyAhead(): Promise<void> {
  if (home.path(location) !== "/") return;
  void wanted(import("../lobby/Lobby.svelte"));
  const listed = await ahead("games.json");
  if (!listed.ok) return;
  const [first] = (await listed.clone().json()) as Game[];
  if (first) void ahead(textsOf(first.name));
}

/** Where the words of a game are, in the reader's language. */
export function textsOf(game: string): string {
  return `texts/${game}-${firstLang()}.ftl`;
}
