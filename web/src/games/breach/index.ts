/** The picture of The Breach. */

import type { Picture } from "..";
import Board from "./Board.svelte";
import Meters from "./Meters.svelte";
import Seats from "./Seats.svelte";
import Secured from "./Secured.svelte";
import Beside from "./sheet/Beside.svelte";
import Track from "./Track.svelte";
import Above from "./tracks/Tracks.svelte";

export const picture: Picture = { Board, Seats, Meters, Track, Secured, Beside, Above };
