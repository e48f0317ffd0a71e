/** What the server says about a Bomb Squad table, by the names the picture uses. */

import { Sent } from "../../lib/sent";
import type { Game, View, Way } from "./types.gen";

export type {
  Act as Deed,
  Machine,
  Rehearsal,
  Scene,
  Telling as Clue,
  TokenView as Token,
  View as BombSquadView,
} from "./types.gen";
export type Direction = Way["direction"];

export const UNKNOWN = -1;

/** Everything that is sent of this game enters here. */
export const sent = new Sent<Game>();

/** The kind of a programmed card as far as this seat sees it or, with the memory aid, has seen it. */
export function remembered(view: View, slot: number): number {
  return (view.memory ? view.memory.frame[slot] : view.frame[slot]?.kind) ?? UNKNOWN;
}

/** The kind of a card in a hand as this audience sees it or, with the memory aid, has seen it. */
export function inHand(view: View, seat: number, place: number): number {
  return (view.memory ? view.memory.hands[seat]?.[place] : view.hands[seat]?.[place]?.kind) ?? UNKNOWN;
}
