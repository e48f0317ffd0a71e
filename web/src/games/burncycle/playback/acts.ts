/** The corporation's turn as acts: each shown as one thing, though it may have been told in several lines. */

import type { Facts } from "../../../lib/wire";
import { type Act, kindOf, type Told } from "../../../table/playback/playback.svelte";

export { type Act, kindOf, type Told };

/** What only ends or completes the act before it. */
const TRAILING = ["UnitDone", "ChipTurned"];
/** A walk is one act, from the first step to the facing at its end. */
const WALK = ["UnitStepped", "UnitsSwapped", "UnitFaced", "UnitStopped"];

/** Whether the corporation's turn begins with this. */
export function begins(told: Told): boolean {
  return kindOf(told) === "CorporationTurn" && told.event["part"] === "security";
}

/** Whether the corporation's turn is over with this. */
export function ends(told: Told): boolean {
  return ["TurnBegan", "FloorLeft", "GameEnded"].includes(kindOf(told));
}

/** Whether a line belongs to the act before it. */
export function belongs(act: Act, told: Told): boolean {
  const [first] = act;
  if (!first) return false;
  if (TRAILING.includes(kindOf(told)) || (isStill(told) && isStill(first))) return true;
  return WALK.includes(kindOf(told)) && WALK.includes(kindOf(first)) && sameUnit(first.event, told.event);
}

/** A ping that cannot move; all that follow one another are one act. */
function isStill(told: Told): boolean {
  return kindOf(told) === "PingMoved" && (told.event["way"] as number[]).length === 0;
}

function sameUnit(one: Facts, other: Facts): boolean {
  return one["unit"] === other["unit"];
}
