/** The picture of burncycle. */

import type { Picture } from "../../board/game";
import Above from "./Above.svelte";
import Below from "./Below.svelte";
import Face from "./Face.svelte";
import Foot from "./Foot.svelte";
import OverLog from "./network/OverLog.svelte";
import { listed } from "./listed";
import Board from "./network/Stage.svelte";
import Seats from "./Seats.svelte";

export const picture: Picture = {
  listed,
  stage: { ratio: 868 / 744, left: 236, right: 272, below: 0 },
  Board,
  Above,
  Below,
  Seats,
  Foot,
  Face,
  OverLog,
};
