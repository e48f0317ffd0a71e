/** What the server says about a table of The Breach, by the names the picture uses. */

import { Sent } from "../../lib/sent";
import type { Game, Interface, Player, SheetSeen } from "./types.gen";

export type {
  Box as DiskBox,
  Desk,
  Due,
  EdgeDrawn,
  Event,
  Game,
  Ice,
  Need,
  NodeDrawn,
  Player,
  Printed,
  Pushes,
  Reach,
  Reached,
  RoomDrawn,
  Scene,
  Start,
  Strike,
  SheetSeen,
  Track,
  View as BreachView,
  Window,
  WindowSeen,
  Infection,
} from "./types.gen";
export type Colour = SheetSeen["movement_box"][number];
export type Box = Interface["arrows"][number][number];
/** A type of Information for a whole token, `half-` and the type for a partial one. */
export type Token = Player["disk"][number];

export const NOWHERE = -1;
/** Models are numbered: Avatars by seat, the Guardian 10, other ICE from 11 on. */
export const GUARDIAN = 10;
/** What lies face down for this audience. */
export const HIDDEN = "hidden";

/** Everything that is sent of this game enters here. */
export const sent = new Sent<Game>();
