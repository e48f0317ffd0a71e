/** burncycle in the client. */

import type { Game } from "../../board/game";
import Art from "./Art.svelte";

export const burncycle: Game = {
  Art,
  picture: async () => (await import("./picture")).picture,
  words: async () => (await import("./words")).words,
};
