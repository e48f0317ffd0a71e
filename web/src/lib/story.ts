/** What happened at a table, told line by line as this audience heard it. */

import { valueName } from "./settings";
import type { Item, TableView } from "./wire";
import type { Words } from "./words.svelte";

type PlanEnded = Extract<Item, { item: "plan" }>;

export interface Line {
  /** A number of its own, the same for as long as it is told. */
  key: number;
  text: string;
  /** The seat that did it; null where nobody did. */
  seat: number | null;
  /** Who had that seat then. */
  name: string;
  /** How the text begins where it begins with that seat. */
  who: string;
  cites: readonly string[];
  /** What somebody said, not what happened. */
  talk: boolean;
}

/** What holds of the items that were asked about last: several parts of a page ask about the same ones. */
let asked: { items: readonly Item[]; count: number; kept: readonly Item[] } | null = null;

/** The items without those that were taken back; the taking back itself is told. */
export function holding(items: readonly Item[]): readonly Item[] {
  if (asked?.items !== items || asked.count !== items.length) asked = { items, count: items.length, kept: kept(items) };
  return asked.kept;
}

function kept(items: readonly Item[]): Item[] {
  let kept: Item[] = [];
  for (const item of items) {
    if (item.item === "undone") kept = before(kept, item.holds);
    kept.push(item);
  }
  return kept;
}

/** The items of before a moment of the match; a bot's reason goes with what it did. */
function before(items: readonly Item[], moment: number): Item[] {
  let holds = true;
  return items.filter((item) => {
    if ("rev" in item) holds = item.rev < moment;
    return holds || !("rev" in item || item.item === "why");
  });
}

/** By seat, what its holder is called; empty where nobody has a name. */
export type Names = readonly string[];

/** Who had which seat when an item was told: from what they are called now, back over everyone who came and went. */
export function namesThen(items: readonly Item[], table: TableView | null): (item: Item) => Names {
  const now: Names = (table?.seats ?? []).map(({ name }) => name);
  const then = new Map<Item, Names>();
  let names = now;
  for (const item of items.toReversed()) {
    if ("was" in item && item.was) names = called(names, item.seat, item.was);
    if (names !== now) then.set(item, names);
    if (item.item === "sat") names = called(names, item.seat, "");
  }
  return (item) => then.get(item) ?? now;
}

function called(names: Names, seat: number, name: string): Names {
  return names.map((each, i) => (i === seat ? name : each));
}

/** What a seat heard since its own last answer. */
export function since(items: readonly Item[], seat: number): Item[] {
  return items.slice(items.findLastIndex((item) => item.item === "did" && item.seat === seat) + 1);
}

/** Where somebody is in a story whose beginning may be let go. */
export class Bookmark {
  #rev = -1;

  /** What was told since this was asked last; at first, everything. */
  readOn(items: readonly Item[]): Item[] {
    const news = items.slice(items.findLastIndex((item) => "rev" in item && item.rev <= this.#rev) + 1);
    this.#rev = news.reduce((rev, item) => ("rev" in item ? item.rev : rev), this.#rev);
    return news;
  }
}

/**
 * Everything that happened, oldest first; an answer gets a line only where nothing else mentions it. Where it's `quiet`,
 * bots don't say why they act.
 */
export function story(items: readonly Item[], words: Words, table: TableView | null, quiet = false): Line[] {
  const told = items.filter((item, place) => !isSilent(item, items[place + 1]) && !(quiet && item.item === "why"));
  const names = namesThen(items, table);
  return told.map((item) => remembered(item, words, names(item))).filter(({ text }) => text);
}

interface Kept {
  words: Words;
  names: string;
  line: Line;
}
/** Lines as they were told: a long story is not put into words again with every new thing in it. */
const lines = new WeakMap<Item, Kept>();
let keys = 0;

/** An item's line, worded again only in another language or when a seat's name has changed. */
function remembered(item: Item, words: Words, called: Names): Line {
  const names = [words.lang, ...called].join("\n");
  const kept = lines.get(item);
  if (kept?.words === words && kept.names === names) return kept.line;
  const made = { words, names, line: lineOf(item, kept?.line.key ?? (keys += 1), words, called) };
  lines.set(item, made);
  return made.line;
}

function lineOf(item: Item, key: number, words: Words, names: Names): Line {
  const text = line(item, words, names);
  const seat = doer(item, words);
  const called = seat === null ? [] : words.calling(names, () => [words.seat(seat), nameOf(seat, words, names)]);
  const who = called.find((each) => text.startsWith(each)) ?? "";
  const name = seat === null ? "" : (names[seat] ?? "");
  return { key, text, seat, name, who, cites: citesOf(item), talk: item.item === "said" };
}

function citesOf(item: Item): readonly string[] {
  if (item.item === "plan") return item.clause ? [item.clause] : [];
  return ("cites" in item && item.cites) || [];
}

/** The seat that did a thing; what others do to a seat is not its doing. */
function doer(item: Item, words: Words): number | null {
  if (item.item === "told") return words.doer(item.event);
  if (item.item === "handed" || item.item === "revoked") return null;
  return "seat" in item ? item.seat : null;
}

function isSilent(item: Item, next: Item | undefined): boolean {
  return ((item.item === "did" && !item.auto) || item.item === "deadline") && next?.item === "told";
}

/** One thing that happened, at a time when the seats were called so. */
export function line(item: Item, words: Words, names: Names): string {
  return words.calling(names, () => lineNow(item, words, names));
}

function lineNow(item: Item, words: Words, names: Names): string {
  const { texts } = words;
  const name = "seat" in item ? nameOf(item.seat, words, names) : "";
  switch (item.item) {
    case "told":
      return words.event(item.event);
    case "did":
      if (item.auto) return texts.fill("log-auto", { name });
      return item.wish
        ? texts.fill("log-did", { name, wish: words.wish(item.wish) })
        : texts.fill("log-did-hidden", { name });
    case "deadline":
      return texts.fill("log-deadline", { key: words.word(item.key) });
    case "undone":
      return texts.fill("log-undone", {
        name,
        how: item.practice ? "practice" : item.agreed?.length ? "agreed" : "right",
      });
    case "paused":
      return texts.fill(item.paused ? "log-paused" : "log-resumed");
    case "renewed":
      return item.old === item.new ? texts.fill("log-set-back") : texts.fill("log-renewed", { new: item.new });
    case "sat":
      return texts.fill("log-sat", { name: item.name });
    case "said":
      return texts.fill("log-said", { name, text: item.text });
    case "branched":
      return texts.fill("log-branched", { move: item.moment });
    case "handed":
      return texts.fill("log-handed", { name, to: item.to });
    case "stop":
      return texts.fill("log-stop", { name, stop: item.stop });
    case "level":
      return texts.fill("log-level", { name, level: valueName(words, { name: "bots" }, item.level) });
    case "tempo":
      return texts.fill("log-tempo", { tempo: item.tempo });
    case "why":
      return texts.fill("log-reason", { name, reason: words.says(item.name, item.facts) });
    case "plan":
      return planLine(item, words, names);
    case "vote":
      return texts.fill(item.agree === null ? "log-vote" : item.agree ? "log-vote-agreed" : "log-vote-ended", { name });
    default:
      return texts.fill(`log-${item.item}`, { name });
  }
}

/** Where your own plan stopped, and why. */
function planLine(item: PlanEnded, words: Words, names: Names): string {
  const { done, steps, why, clause, facts = {}, alarm } = item;
  const asked = Array.isArray(facts["seats"]) ? facts["seats"].map((seat) => nameOf(Number(seat), words, names)) : [];
  const reason = alarm ? words.consequence(alarm) : clause ? words.reason(clause, facts) : "";
  const how = why === "changed" && !reason ? "hand" : why;
  return words.texts.fill("log-plan", { done, steps, why: how, reason, names: words.texts.join(asked) });
}

/** What a seat is called: by its holder's name, else by its number. */
function nameOf(seat: number, words: Words, names: Names): string {
  return names[seat] || words.texts.fill("seat-number", { number: seat + 1 });
}
