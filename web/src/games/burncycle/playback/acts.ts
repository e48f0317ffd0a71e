/** The corporation's turn as acts: each shown as one thing, though it may have been told in several lines. */

import type { Told as Telling } from "../../../lib/sent";
import { type Act as Acts, kindOf, type Turn } from "../../../board/playback/playback.svelte";
import type { Words } from "../../../lib/words.svelte";
import { type Event, type Game, sent } from "../view";
import { stage } from "./stages";

export type Told = Telling<Event>;
export type Act = Acts<Event>;

/** What only ends or completes the act before it. */
const TRAILING = ["UnitDone", "ChipTurned"];
/** A walk is one act, from the first step to the facing at its end. */
const WALK = ["UnitStepped", "UnitsSwapped", "UnitFaced", "UnitStopped"];

/** What says what comes now. */
const HERALDS = ["CorporationTurn", "UnitDecided"];

export const CORPORATION_TURN: Turn<Game> = {
  begins: ({ event }) => event.event === "CorporationTurn" && event.part === "security",
  ends: (told) => ["TurnBegan", "FloorLeft", "GameEnded"].includes(kindOf(told)),
  heralds: (told) => HERALDS.includes(kindOf(told)),
  belongs,
  stage,
  line,
};

/** A walk in one sentence; anything else by its own line. */
function line(told: Acts, words: Words): string {
  const act = told.map(({ event }) => sent.event(event));
  const steps = act.flatMap((event) => (event.event === "UnitStepped" ? [event] : []));
  const last = steps.at(-1);
  if (!last || steps.length < 2) return "";
  const [facing = 0] = act.flatMap((event) => ("facing" in event ? [event.facing] : [])).slice(-1);
  const { unit, cell } = last;
  return words.say("play-walk", { unit, cell, facing, spaces: steps.length });
}

/** Whether a line belongs to the act before it. */
function belongs(act: Act, told: Told): boolean {
  const [first] = act;
  if (!first) return false;
  if (TRAILING.includes(kindOf(told)) || (isStill(told) && isStill(first))) return true;
  if (told.event.event === "PowerChanged") return isBlow(first, told.event.bot);
  return WALK.includes(kindOf(told)) && WALK.includes(kindOf(first)) && sameUnit(first.event, told.event);
}

/** A ping that cannot move; all that follow one another are one act. */
function isStill({ event }: Told): boolean {
  return event.event === "PingMoved" && event.way.length === 0;
}

/** The power that an attack costs is part of the blow. */
function isBlow({ event }: Told, bot: number): boolean {
  return event.event === "UnitAttacked" && event.bot === bot;
}

function sameUnit(one: Event, other: Event): boolean {
  return "unit" in one && "unit" in other && one.unit === other.unit;
}
