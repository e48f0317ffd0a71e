/** The picture of The Breach. */

import type { Picture } from "../../board/game";
import Above from "./Above.svelte";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Foot from "./Foot.svelte";
import OverLog from "./OverLog.svelte";
import Seats from "./Seats.svelte";

export const picture: Picture = {
  stage: { ratio: 796 / 756, widest: 1040 / 924, phone: 390 / 376, lying: 1, left: 300, right: 280, below: 0 },
  /** Another player's Hard Disk is small, and the Reserve isn't on the table. */
  listed: (place) => /^(disk|reserve):/.test(place),
  Board,
  Above,
  Below,
  Seats,
  Foot,
  OverLog,
};
