/** The picture of Bomb Squad. */

import type { Picture } from "../../board/game";
import type { Facts } from "../../lib/wire";
import Board from "./Board.svelte";
import Above from "./Meters.svelte";
import Below from "./row/Row.svelte";
import Seats from "./Seats.svelte";
import Foot from "./Secured.svelte";
import { sent } from "./view";
import { sizeOf } from "./words";

/** As high as the building needs: it has the whole width. */
function onPhone(view: Facts | null): number {
  const { rows, columns } = sizeOf(sent.view(view)?.picture ?? "");
  return rows / columns > 0.75 ? 1 : 390 / 216;
}

export const picture: Picture = {
  stage: { ratio: 1140 / 584, low: 1140 / 390, upright: 788 / 644, phone: onPhone, left: 0, right: 260, below: 148 },
  Board,
  Above,
  Below,
  Seats,
  Foot,
};
