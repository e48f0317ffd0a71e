/** The picture of Lots. */

import type { Picture } from "../../src/board/game";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Seats from "./Seats.svelte";

export const picture: Picture = {
  stage: { ratio: 1, left: 240, right: 240, below: 0 },
  Board,
  Above: Nothing,
  Seats,
  Foot: Nothing,
};
