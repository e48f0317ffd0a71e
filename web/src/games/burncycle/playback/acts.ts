/** The corporation's turn as acts: each shown as one thing, though it may have been told in several lines. */

import type { Facts, Item } from "../../../lib/wire";

export type Told = Extract<Item, { item: "told" }>;

/** One thing the corporation does: the line that names it first, then what belongs to it. */
export type Act = readonly Told[];

/** What only ends or completes the act before it. */
const TRAILING = ["UnitDone", "ChipTurned"];
/** A walk is one act, from the first step to the facing at its end. */
const WALK = ["UnitStepped", "UnitsSwapped", "UnitFaced", "UnitStopped"];

export function kindOf(told: Told): string {
  return String(told.event.event);
}

/** Whether the corporation's turn begins with this. */
export function begins(told: Told): boolean {
  return kindOf(told) === "CorporationTurn" && told.event["part"] === "security";
}

/** Whether the corporation's turn is over with this. */
export function ends(told: Told): boolean {
  return ["TurnBegan", "FloorLeft", "GameEnded"].includes(kindOf(told));
}

/** The acts with one more line, which the last of them takes where it belongs to it and is not over yet. */
export function joined(acts: readonly Act[], told: Told, over: number): Act[] {
  const last = acts.length > over ? acts.at(-1) : undefined;
  if (!last || !belongs(last, told)) return [...acts, [told]];
  return [...acts.slice(0, -1), [...last, told]];
}

function belongs(act: Act, told: Told): boolean {
  const [first] = act;
  if (!first) return false;
  if (TRAILING.includes(kindOf(told))) return true;
  return WALK.includes(kindOf(told)) && WALK.includes(kindOf(first)) && sameUnit(first.event, told.event);
}

function sameUnit(one: Facts, other: Facts): boolean {
  return one["unit"] === other["unit"];
}

/** Whether the items stand in the middle of a corporation's turn. */
export function isInTurn(items: readonly Item[]): boolean {
  const told = items.filter((item): item is Told => item.item === "told");
  const last = told.findLast((each) => begins(each) || ends(each));
  return last !== undefined && begins(last);
}
