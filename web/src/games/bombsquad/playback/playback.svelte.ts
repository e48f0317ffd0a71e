/** A run of the robot, shown card by card. */

import { kindOf, Playback, type Source, type Turn } from "../../../board/playback/playback.svelte";
import { lasting } from "../../../lib/lasting.svelte";
import type { Game } from "../types.gen";
import { stage } from "./stages";

/** What a card costs, and what is seen of it, is shown with it. */
const TRAILING = ["Paid", "Filmed", "Recharged", "TurnedUp"];
const ENDS = ["ActivationEnded", "MissionEnded", "TimerStarted"];

const RUN: Turn<Game> = {
  begins: (told) => kindOf(told) === "Ordered",
  ends: (told) => ENDS.includes(kindOf(told)),
  belongs: (act, told) => act.length > 0 && TRAILING.includes(kindOf(told)),
  heralds: () => false,
  stage,
  onClock: ({ table, clocks }) => table.clock === "real" && clocks.some(({ due }) => due >= 0),
};

const ALL = new WeakMap<Source, Playback<Game>>();

/** The playback of a table, the same for every part of its picture. */
export function playbackOf(state: Source): Playback<Game> {
  const found = ALL.get(state) ?? lasting(() => new Playback<Game>(state, RUN));
  ALL.set(state, found);
  return found;
}
