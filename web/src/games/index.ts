/** What the client knows of each game; a game that it does not know is played in text mode. */

import type { Component } from "svelte";
import type { Game, Picture } from "../board/game";
import type { Heard, Teller } from "../board/teller";
import { wanted } from "../lib/calm";
import type { GameWords } from "../lib/words.svelte";
import * as all from "./all";

const GAMES: Readonly<Record<string, Game>> = all;

/** The drawing of a game in the lobby. */
export function artOf(game: string): Component | undefined {
  return GAMES[game]?.Art;
}

/** The picture of a game, loaded when it is first wanted; null where there is none. */
export async function pictureOf(game: string): Promise<Picture | null> {
  const known = GAMES[game];
  return known ? wanted(known.picture()) : null;
}

/** How a game names its values and things. */
export async function wordsOf(game: string): Promise<GameWords> {
  return (await GAMES[game]?.words()) ?? {};
}

/** How a game is told in words; null where its fields tell everything. */
export async function tellerOf(game: string, heard: Heard): Promise<Teller | null> {
  return (await GAMES[game]?.teller?.(heard)) ?? null;
}
