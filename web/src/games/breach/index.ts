/** The Breach in the client. */

import type { Game } from "../../board/game";
import Art from "./Art.svelte";

export const breach: Game = {
  Art,
  picture: async () => (await import("./picture")).picture,
  words: async () => (await import("./words")).words,
};
