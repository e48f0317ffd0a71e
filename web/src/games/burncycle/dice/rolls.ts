/** The dice that were rolled last, read from what was told: which dice, what they show, and what becomes of each. */

import type { Facts, Item } from "../../../lib/wire";
import type { Told } from "../playback/acts";
import type { Roll } from "../view";
import type { Faces } from "../sheets/around.svelte";

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
  total: number;
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
const CLEAR = ["TrackerMoved", "StepBegan", "TurnBegan", "CorporationTurn"];

/** The faces that another die shows, by its event. */
const FACES: Readonly<Record<string, (event: Facts) => string[]>> = {
  BurncycleDieRolled: ({ face }) => [String(face)],
  KeypadDieRolled: ({ face }) => [String(face)],
  PingDieRolled: ({ face }) => [String(face)],
  Surveilled: ({ faces }) => faces as string[],
  EquipmentRolled: ({ face }) => [String(Number(face) + 1)],
  OwnDieRolled: ({ ap, move }) => [String(Number(ap) || Number(move))],
};

/** What the dice of a line show; empty if it mentions no dice. */
export function facesOf(told: Told): string[] {
  return FACES[kind(told)]?.(told.event) ?? [];
}

/** The dice to show; null where none lie on the table. */
export function rolled(items: readonly Item[], roll: Roll | null, faces: Faces | null): Rolled | null {
  const told = items.filter((item): item is Told => item.item === "told");
  const kept = told.slice(told.findLastIndex((each) => CLEAR.includes(kind(each))) + 1);
  const last = kept.findLastIndex((each) => kind(each) === "DiceRolled" || kind(each) in FACES);
  const found = kept[last];
  if (!found) return null;
  return kind(found) === "DiceRolled" ? check(kept.slice(last), roll, faces) : other(kept, last);
}

function kind(told: Told): string {
  return String(told.event.event);
}

/** Dice of the same kind that were told one after another are shown together. */
function other(kept: readonly Told[], last: number): Other {
  const what = kind(kept[last] as Told);
  const before = kept.slice(0, last + 1).findLastIndex((each) => kind(each) !== what);
  const together = kept.slice(before + 1, last + 1);
  const faces = together.flatMap(facesOf);
  return { what: "other", rev: together[0]?.rev ?? 0, faces, told: together };
}

function check(kept: readonly Told[], roll: Roll | null, faces: Faces | null): Check {
  const [first] = kept as [Told];
  const again = kept.filter((each) => kind(each) === "Rerolled");
  const kinds = first.event["kinds"] as string[];
  const values = [...(first.event["faces"] as number[])];
  for (const each of again) values[Number(each.event["die"])] = Number(each.event["face"]);
  const totalled = kept.find((each) => kind(each) === "Totalled");
  const blanks = values.filter((value) => value === 0).length;
  const pairs = totalled ? (blanks - Number(totalled.event["blanks"])) / 2 : (roll?.pairs ?? 0);
  const sum = values.reduce((all, value) => all + value, 0) + pairs;
  const bonus = totalled ? Number(totalled.event["ap"]) - sum : (roll?.bonus ?? 0);
  const uses = usesOf(values, pairs);
  const dice = kinds.map((each, i) => ({
    kind: each,
    value: values[i] ?? 0,
    use: uses[i] ?? "counts",
    icon: !totalled && hasIcon(roll, faces, i),
    again: again.filter(({ event }) => event["die"] === i).length,
  }));
  const { bot, purpose } = first.event;
  const over = totalled !== undefined;
  return { what: "check", rev: first.rev, bot: Number(bot), purpose: String(purpose), dice, pairs, bonus, total: sum + bonus, over };
}

/** The first blanks make the pairs, the others go back. */
function usesOf(values: readonly number[], pairs: number): Use[] {
  let paired = 2 * pairs;
  return values.map((value) => (value > 0 ? "counts" : paired-- > 0 ? "paired" : "back"));
}

function hasIcon(roll: Roll | null, faces: Faces | null, die: number): boolean {
  if (!roll || !faces || roll.kinds[die] !== "elite" || roll.spent.includes(die)) return false;
  return faces.reroll.includes(roll.faces[die] ?? -1);
}
