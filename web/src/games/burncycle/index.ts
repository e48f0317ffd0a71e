/** The picture of burncycle. */

import type { Picture } from "..";
import Board from "./Board.svelte";
import Meters from "./Meters.svelte";
import Seats from "./Seats.svelte";
import Secured from "./Secured.svelte";
import Track from "./Track.svelte";

export const picture: Picture = { Board, Seats, Meters, Track, Secured };
