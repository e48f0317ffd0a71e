/** The picture of burncycle. */

import type { Picture } from "..";
import Meters from "./Meters.svelte";
import Above from "./network/Above.svelte";
import Stage from "./network/Stage.svelte";
import Seats from "./Seats.svelte";
import Secured from "./Secured.svelte";
import Track from "./Track.svelte";

export const picture: Picture = { Board: Stage, Seats, Meters, Track, Secured, Above };
