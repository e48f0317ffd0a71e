/** First times: what happens at somebody's tables that never happened there before, and deserves a sentence. */

import { moments } from "./api-calls";
import { keepWords, keptWords } from "./storage";
import { Bookmark } from "./story";
import type { TableState } from "./table.svelte";
import { isAsk, type Item, type Moment } from "./wire";
import type { Words } from "./words.svelte";

const NAME = "first-times";

export class FirstTimes {
  /** What to say now. */
  now = $state.raw<Moment | null>(null);
  #all = $state.raw<readonly Moment[]>([]);
  #game = "";
  /** How far the story was read, once somebody has come: what happened before isn't new to the table. */
  #read: Bookmark | null = null;

  /** Call it while a component is being made. */
  constructor(table: TableState, words: Words) {
    $effect(() => {
      const [game, lang] = [table.table?.game, words.lang];
      if (game)
        void moments(game, lang).then(
          (found) => this.#use(game, found),
          () => undefined,
        );
    });
    $effect(() => {
      const { items, question } = table;
      if (table.table) this.#read ??= opened(items);
      if (this.#read && this.#all.length)
        this.#hear(this.#read.readOn(items), isAsk(question) ? question.question : "");
    });
  }

  close(): void {
    this.now = null;
  }

  #use(game: string, found: readonly Moment[]): void {
    this.#game = game;
    this.#all = found;
    if (this.now) this.now = found.find(({ key }) => key === this.now?.key) ?? null;
  }

  /** One thing at a time: what else was new now is still new when it comes again. */
  #hear(items: readonly Item[], question: string): void {
    const known = keptWords(NAME);
    const is = (moment: Moment): boolean =>
      moment.question ? moment.question === question : items.some((item) => item.item === "told" && fits(moment, item));
    const found = this.#all.find((moment) => !known.has(`${this.#game}/${moment.key}`) && is(moment));
    if (!found) return;
    this.now = found;
    keepWords(NAME, [`${this.#game}/${found.key}`]);
  }
}

function opened(items: readonly Item[]): Bookmark {
  const read = new Bookmark();
  read.readOn(items);
  return read;
}

function fits(moment: Moment, { event }: Extract<Item, { item: "told" }>): boolean {
  const facts = Object.entries(moment.facts);
  return (
    event.event === moment.event &&
    facts.every(([name, value]) => JSON.stringify(event[name]) === JSON.stringify(value))
  );
}
