/** Lots in the client: a fourth game's board is a folder like this and a line in `games/all.ts`. */

import type { Game } from "../../src/board/game";
import Art from "./Art.svelte";

export const toy: Game = {
  Art,
  picture: async () => (await import("./picture")).picture,
  words: () => Promise.resolve({}),
};
