/** What became of the last roll, read from what was told after it: the word that is stamped, and the thing it is stamped on. */

import type { Told } from "../playback/acts";

/** The stamps, each a message `verdict-…`. */
export type Stamp = "open" | "stunned" | "down" | "broken" | "done" | "failed";

export interface Verdict {
  stamp: Stamp;
  good: boolean;
  /** AP rolled and needed; null where nothing was told about them. */
  ap: number | null;
  need: number | null;
  /** The thing it is about; empty for none. */
  place: string;
  rev: number;
}

/** The clause by which a terminal is used up because its check failed. */
const TERMINAL_FAILED = "BC-TERM-08";
const SIDES = 4;

/** The verdict of a roll: `after` is what was told from the roll on; null while it is open, or where there is none. */
export function verdictOf(after: readonly Told[]): Verdict | null {
  const end = after.findIndex(({ event }) => event.event === "TrackerMoved"); // the next chip is another action
  let found: Verdict | null = null;
  for (const each of end < 0 ? after : after.slice(0, end)) found = next(found, each);
  return found?.place === "" && found.stamp === "failed" && found.ap === null ? null : found;
}

function next(before: Verdict | null, { event, rev, cites }: Told): Verdict | null {
  const failed = (place: string, ap: number | null, need: number | null): Verdict => ({
    stamp: "failed",
    good: false,
    ap,
    need,
    place,
    rev,
  });
  const good = (stamp: Stamp): Verdict | null =>
    before && { stamp, good: true, ap: before.ap, need: before.need, place: before.place, rev };
  switch (event.event) {
    case "Forced":
      return failed(`door:${event.door}`, event.ap, event.durability);
    case "Struck":
      return failed(`unit:${event.unit}`, event.ap, event.durability);
    case "WallStruck":
      return failed(`wall:${SIDES * event.cell + event.direction}`, event.ap, null);
    case "DoorUnlocked":
      return good("open");
    case "UnitStunned":
      return good("stunned");
    case "UnitShutDown":
      return good("down");
    case "WallDestroyed":
      return good("broken");
    case "Totalled":
      return before;
    case "TerminalUsedUp": {
      const lost = cites?.includes(TERMINAL_FAILED) ?? false;
      const at = failed(`cell:${event.cell}`, null, null);
      return lost ? at : { ...at, stamp: "done", good: true };
    }
    default:
      return before;
  }
}
