/** Bomb Squad in the client. */

import type { Game } from "../../board/game";
import Art from "./Art.svelte";

export const bombsquad: Game = {
  Art,
  picture: async () => (await import("./picture")).picture,
  words: async () => (await import("./words")).words,
  teller: async (heard) => new (await import("./telling.svelte")).BombSquadTeller(heard),
};
