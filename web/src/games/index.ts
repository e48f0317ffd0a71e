/** The games that have a picture of their own; a game without one is played in text mode. */

import type { Component } from "svelte";
import type { Compose } from "../lib/compose.svelte";
import type { TableState } from "../lib/table.svelte";
import type { GameWords, Words } from "../lib/words.svelte";
import type { Heard, Teller } from "../text/teller";

/** What every part of a picture is given. */
export interface Shown {
  state: TableState;
  words: Words;
  compose: Compose;
  /** On a phone: whether there is a whole page for it, not only a line. */
  roomy?: boolean;
}

/** The parts of a game's picture; the table puts each into its place. */
export interface Picture {
  Board: Component<Shown>;
  Seats: Component<Shown>;
  Meters: Component<Shown>;
  Track: Component<Shown>;
  Secured: Component<Shown>;
  /** On a tablet and a desk: what lies beside the board. */
  Beside?: Component<Shown>;
  /** On a tablet and a desk: what lies above the log. */
  Above?: Component<Shown>;
}

interface Game {
  picture(): Promise<Picture>;
  words(): Promise<GameWords>;
  /** None where the fields of the view tell everything. */
  teller?(heard: Heard): Promise<Teller>;
}

const GAMES: Readonly<Record<string, Game>> = {
  bombsquad: {
    picture: async () => (await import("./bombsquad")).picture,
    words: async () => (await import("./bombsquad/words")).words,
    teller: async (heard) => new (await import("./bombsquad/telling.svelte")).BombSquadTeller(heard),
  },
  burncycle: {
    picture: async () => (await import("./burncycle")).picture,
    words: async () => (await import("./burncycle/words")).words,
  },
  breach: {
    picture: async () => (await import("./breach")).picture,
    words: async () => (await import("./breach/words")).words,
  },
};

/** The picture of a game, loaded when it is first wanted; null where there is none. */
export async function pictureOf(game: string): Promise<Picture | null> {
  return (await GAMES[game]?.picture()) ?? null;
}

/** How a game names its values and things. */
export async function wordsOf(game: string): Promise<GameWords> {
  return (await GAMES[game]?.words()) ?? {};
}

/** How a game is told in words; null where its fields tell everything. */
export async function tellerOf(game: string, heard: Heard): Promise<Teller | null> {
  return (await GAMES[game]?.teller?.(heard)) ?? null;
}
