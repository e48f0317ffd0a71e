/** What the server says about a Bomb Squad table, by the names the picture uses. */

import { Sent } from "../../lib/sent";
import { type Known, knownOf, possible } from "./cards";
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

/** The frame's place among the zones that the memory aid speaks of. */
const FRAME = 2;

/** What clues told about a programmed card, with the memory aid; null where nothing did. */
export function toldOfSlot(view: View, slot: number): number | null {
  const hint = view.memory?.hints[FRAME]?.[slot];
  return hint !== undefined && possible(hint).length ? hint : null;
}

/** What is known of a programmed card that lies face down: nothing without the memory aid. */
export function aboutSlot(view: View, slot: number): Known | null {
  const kind = remembered(view, slot);
  const hint = toldOfSlot(view, slot);
  return kind !== UNKNOWN || hint !== null ? knownOf(kind, hint ?? 0) : null;
}

/** The kind of a card in a hand as this audience sees it or, with the memory aid, has seen it. */
export function inHand(view: View, seat: number, place: number): number {
  return (view.memory ? view.memory.hands[seat]?.[place] : view.hands[seat]?.[place]?.kind) ?? UNKNOWN;
}
