/** What comes after a match: the mission that follows, and whether anybody else has to come along. */

import type { Game, TableView } from "../../lib/wire";

/** The setting whose values are missions, where a game has no campaign. */
const MISSION = "mission";

/** What comes after the mission that was played; null where nothing does. */
export function following(game: Game, table: TableView): { setting: string; mission: string } | null {
  const setting = game.campaign || MISSION;
  const usual = game.settings.find(({ name }) => name === setting)?.values[0] ?? "";
  const place = game.stages.indexOf(String(table.options[setting] ?? usual));
  const mission = place < 0 ? undefined : game.stages[place + 1];
  return mission === undefined ? null : { setting, mission };
}

/** Whether nobody else has to come along: the other seats are ours too, or bots'. */
export function isAlone(table: TableView, seats: number): boolean {
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  return people <= Math.max(1, seats);
}
