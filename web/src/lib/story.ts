/** What happened at a table, told line by line as this audience heard it. */

import type { Facts, Item, TableView, Told, Wish } from "./wire";
import type { Words } from "./words.svelte";

export interface Line {
  /** Where it stands in what was told, the same for as long as it is told. */
  key: number;
  text: string;
  cites: readonly string[];
  /** What somebody said, not what happened. */
  talk: boolean;
}

/** The items without those that were taken back; the taking back itself is told. */
export function holding(items: readonly Item[]): Item[] {
  return items.reduce<Item[]>((kept, item) => {
    const holds = item.item === "undone" ? Number((item as Told).holds) : 0;
    const left = holds ? kept.filter((old) => !("rev" in old) || old.rev < holds) : kept;
    return [...left, item];
  }, []);
}

/** What a seat heard since its own last answer. */
export function since(items: readonly Item[], seat: number): Item[] {
  const own = items.findLastIndex((item) => item.item === "did" && (item as Told).seat === seat);
  return items.slice(own + 1);
}

/** Each thing that happened, oldest first; an answer is told where nothing else tells of it. */
export function story(items: readonly Item[], words: Words, table: TableView | null): Line[] {
  const lines: Line[] = [];
  items.forEach((item, key) => {
    const silent = (item.item === "did" || item.item === "deadline") && items[key + 1]?.item === "told";
    const text = silent ? "" : line(item, words, table);
    const cites = ((item as Told).cites as string[] | undefined) ?? [];
    if (text) lines.push({ key, text, cites, talk: item.item === "said" });
  });
  return lines;
}

/** One thing that happened. */
export function line(item: Item, words: Words, table: TableView | null): string {
  const told = item as Told;
  if (item.item === "told") return words.event(told.event as Facts);
  const { texts } = words;
  const args = { ...plain(told), name: named(told, words, table) };
  if (item.item === "did") {
    return told.wish
      ? texts.fill("log-did", { ...args, wish: words.wish(told.wish as Wish) })
      : texts.fill("log-did-hidden", args);
  }
  if (item.item === "deadline") return texts.fill("log-deadline", { key: words.word(String(told.key)) });
  return texts.fill(message(told), { ...args, how: how(told) });
}

/** The message of an item; one item may be told in several ways. */
function message(told: Told): string {
  if (told.item === "paused") return told.paused ? "log-paused" : "log-resumed";
  if (told.item === "vote" && typeof told.agree === "boolean") return told.agree ? "log-vote-agreed" : "log-vote-ended";
  return `log-${told.item}`;
}

function how(told: Told): string {
  if (told.practice) return "practice";
  return (told.agreed as number[] | undefined)?.length ? "agreed" : "right";
}

/** The name of the seat that an item speaks of: as it was then, else as it is now, else its number. */
function named(told: Told, words: Words, table: TableView | null): string {
  const seat = Number(told.seat);
  const now = table?.seats[seat]?.name;
  return String(told.name || now || words.texts.fill("seat-number", { number: seat + 1 }));
}

/** The members of an item that a message can show. */
function plain(told: Told): Record<string, string | number> {
  const shown = Object.entries(told).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(shown) as Record<string, string | number>;
}
