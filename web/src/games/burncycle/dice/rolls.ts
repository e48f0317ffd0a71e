/** The dice that were rolled last, read from what was told: which dice, what they show, and what becomes of each. */

import type { Item } from "../../../lib/wire";
import type { Told } from "../playback/acts";
import { type Around, type Event, type Events, type Roll, sent } from "../view";

type Tally = Around["roll"];

/** What becomes of an action die: it counts, is half of a pair of blanks, or goes back to the pool. */
export type Use = "counts" | "paired" | "back";

export interface ActionDie {
  kind: string;
  value: number;
  use: Use;
  /** Whether it shows a reroll icon that was not used. */
  icon: boolean;
  /** How often it was rolled or turned again. */
  again: number;
}

/** An AP check: its dice, and where the total comes from. */
export interface Check {
  what: "check";
  rev: number;
  bot: number;
  purpose: string;
  dice: ActionDie[];
  pairs: number;
  /** AP by abilities, without dice. */
  bonus: number;
  /** In AP; null until the server has counted what can still change. */
  total: number | null;
  /** Whether it was totalled, so that it cannot change any more. */
  over: boolean;
}

/** Other dice: their faces by name, told in the line of the log. */
export interface Other {
  what: "other";
  rev: number;
  faces: string[];
  told: Told[];
}

export type Rolled = Check | Other;

/** After one of these, dice rolled before say nothing any more. */
const CLEAR = ["TurnBegan", "CorporationTurn", "KeypadBegun", "TerminalOpened"];
/** Answers that only go on with a roll; any other begins something new. */
const GOES_ON =
  /^(choose-.*|total|reroll|combine|use-on-dice|own-die|step|step-through|stay|stop|use-key|strike-for|assign|resolve|ignore-input|collect|leave|agree|decline|done)$/;

/** The faces that another die shows; null where an event is not about one. */
function shown(event: Event): string[] | null {
  switch (event.event) {
    case "BurncycleDieRolled":
    case "KeypadDieRolled":
    case "PingDieRolled":
      return [event.face];
    case "Surveilled":
      return event.faces;
    case "EquipmentRolled":
      return [String(event.face + 1)];
    case "OwnDieRolled":
      return [String(event.ap || event.move)];
    default:
      return null;
  }
}

/** What the dice of a line show; empty if it mentions no dice. */
export function facesOf({ event }: Told): string[] {
  return shown(event) ?? [];
}

/** What was told from this number on. */
export function since(items: readonly Item[], rev: number): Told[] {
  return sent.told(items).filter((told) => told.rev >= rev);
}

/** The dice to show; null where none lie on the table, or where the last act rolled none. */
export function rolled(items: readonly Item[], roll: Roll | null, tally: Tally): Rolled | null {
  const begun = items.findLastIndex(
    (item) => item.item === "did" && !item.auto && item.wish && !GOES_ON.test(item.wish.verb),
  );
  const told = sent.told(items.slice(begun + 1));
  const kept = told.slice(told.findLastIndex(({ event }) => CLEAR.includes(event.event)) + 1);
  const last = kept.findLastIndex(({ event }) => event.event === "DiceRolled" || shown(event));
  const found = kept[last];
  if (!found) return null;
  const { event, rev } = found;
  return event.event === "DiceRolled"
    ? check(event, rev, kept.slice(last), roll, tally)
    : other(kept, event.event, last);
}

/** Dice of the same kind that were told one after another are shown together. */
function other(kept: readonly Told[], what: Event["event"], last: number): Other {
  const before = kept.slice(0, last + 1).findLastIndex(({ event }) => event.event !== what);
  const together = kept.slice(before + 1, last + 1);
  const faces = together.flatMap(facesOf);
  return { what: "other", rev: together[0]?.rev ?? 0, faces, told: together };
}

function check(
  first: Events["DiceRolled"],
  rev: number,
  kept: readonly Told[],
  roll: Roll | null,
  tally: Tally,
): Check {
  const { bot, purpose, kinds } = first;
  const again = kept.flatMap(({ event }) => (event.event === "Rerolled" ? [event] : []));
  const [totalled] = kept.flatMap(({ event }) => (event.event === "Totalled" ? [event] : []));
  const values = [...first.faces];
  for (const { die, face } of again) values[die] = face;
  const blanks = values.filter((value) => value === 0).length;
  const pairs = totalled ? (blanks - totalled.blanks) / 2 : (roll?.pairs ?? 0);
  const sum = values.reduce((all, value) => all + value, 0) + pairs;
  const bonus = totalled ? totalled.ap - sum : (roll?.bonus ?? 0);
  const uses = usesOf(values, pairs);
  const dice = kinds.map((each, i) => ({
    kind: each,
    value: values[i] ?? 0,
    use: uses[i] ?? "counts",
    icon: !totalled && (tally?.icons.includes(i) ?? false),
    again: again.filter(({ die }) => die === i).length,
  }));
  const over = totalled !== undefined;
  return {
    what: "check",
    rev,
    bot,
    purpose,
    dice,
    pairs,
    bonus,
    total: totalled ? totalled.ap : (tally?.ap ?? null),
    over,
  };
}

/** The first blanks make the pairs, the others go back. */
function usesOf(values: readonly number[], pairs: number): Use[] {
  let paired = 2 * pairs;
  return values.map((value) => (value > 0 ? "counts" : paired-- > 0 ? "paired" : "back"));
}
