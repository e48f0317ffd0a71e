/** What happened at a table, told line by line as this audience heard it. */

import type { Item, TableView } from "./wire";
import type { Words } from "./words.svelte";

export interface Line {
  /** A number of its own, the same for as long as it is told. */
  key: number;
  text: string;
  /** The seat that did it; null where nobody did. */
  seat: number | null;
  /** How the text begins where it begins with that seat. */
  who: string;
  cites: readonly string[];
  /** What somebody said, not what happened. */
  talk: boolean;
}

/** The items without those that were taken back; the taking back itself is told. */
export function holding(items: readonly Item[]): Item[] {
  let kept: Item[] = [];
  for (const item of items) {
    if (item.item === "undone") kept = kept.filter((old) => !("rev" in old) || old.rev < item.holds);
    kept.push(item);
  }
  return kept;
}

/** What a seat heard since its own last answer. */
export function since(items: readonly Item[], seat: number): Item[] {
  return items.slice(items.findLastIndex((item) => item.item === "did" && item.seat === seat) + 1);
}

/** Everything that happened, oldest first; an answer gets a line only where nothing else mentions it. */
export function story(items: readonly Item[], words: Words, table: TableView | null): Line[] {
  const told = items.filter((item, place) => !isSilent(item, items[place + 1]));
  const names = [words.lang, ...(table?.seats ?? []).map(({ name }) => name)].join("\n");
  return told.map((item) => remembered(item, words, table, names)).filter(({ text }) => text);
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
function remembered(item: Item, words: Words, table: TableView | null, names: string): Line {
  const kept = lines.get(item);
  if (kept?.words === words && kept.names === names) return kept.line;
  const made = { words, names, line: lineOf(item, kept?.line.key ?? (keys += 1), words, table) };
  lines.set(item, made);
  return made.line;
}

function lineOf(item: Item, key: number, words: Words, table: TableView | null): Line {
  const text = line(item, words, table);
  const seat = doer(item, words);
  const called = seat === null ? [] : [words.seat(seat), nameOf(seat, words, table)];
  const who = called.find((each) => text.startsWith(each)) ?? "";
  return { key, text, seat, who, cites: ("cites" in item && item.cites) || [], talk: item.item === "said" };
}

/** The seat that did a thing; what others do to a seat is not its doing. */
function doer(item: Item, words: Words): number | null {
  if (item.item === "told") return words.doer(item.event);
  if (item.item === "handed" || item.item === "revoked") return null;
  return "seat" in item ? item.seat : null;
}

function isSilent(item: Item, next: Item | undefined): boolean {
  return (item.item === "did" || item.item === "deadline") && next?.item === "told";
}

/** One thing that happened. */
export function line(item: Item, words: Words, table: TableView | null): string {
  const { texts } = words;
  const name = "seat" in item ? nameOf(item.seat, words, table) : "";
  switch (item.item) {
    case "told":
      return words.event(item.event);
    case "did":
      return item.wish
        ? texts.fill("log-did", { name, wish: words.wish(item.wish) })
        : texts.fill("log-did-hidden", { name });
    case "deadline":
      return texts.fill("log-deadline", { key: words.word(item.key) });
    case "undone":
      return texts.fill("log-undone", { name, how: item.practice ? "practice" : item.agreed?.length ? "agreed" : "right" });
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
    case "vote":
      return texts.fill(item.agree === null ? "log-vote" : item.agree ? "log-vote-agreed" : "log-vote-ended", { name });
    default:
      return texts.fill(`log-${item.item}`, { name });
  }
}

/** What a seat is called now: by its holder's name, else by its number. */
function nameOf(seat: number, words: Words, table: TableView | null): string {
  return table?.seats[seat]?.name || words.texts.fill("seat-number", { number: seat + 1 });
}
