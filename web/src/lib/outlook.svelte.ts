/** What the options of the question that stands cost and would bring: asked of the server once somebody looks at them. */

import { Failed } from "./api-calls";
import type { Compose } from "./compose.svelte";
import { lasting } from "./lasting.svelte";
import { Step } from "./step";
import type { Ahead, Ask, Outlook, PlanStep, Weighed, Wish } from "./wire";
import type { Words } from "./words.svelte";

/** Milliseconds in which what is looked at is gathered. */
const PAUSE = 150;
/** As many as the server weighs at once. */
const MOST = 60;

/** What can be asked: the state of a table. */
export interface Weigher {
  weigh(wishes: readonly Wish[], ahead: boolean): Promise<Outlook>;
}

interface Known {
  rev: number;
  weighed: ReadonlyMap<string, Weighed>;
  ahead: readonly Ahead[];
}

const ALL = new WeakMap<Compose, Outlooks>();

/** The outlook on a table's questions, the same for every part of the page. */
export function outlookOf(table: Weigher, compose: Compose): Outlooks {
  const found = ALL.get(compose) ?? lasting(() => new Outlooks(table, compose));
  ALL.set(compose, found);
  return found;
}

export class Outlooks {
  readonly #table: Weigher;
  readonly #compose: Compose;
  #known = $state.raw<Known>({ rev: -1, weighed: new Map(), ahead: [] });
  /** What was asked about this question, by the name of the wish; an empty name is what lies ahead. */
  #asked = new Set<string>();
  #of = -1;
  #waiting = new Map<string, Wish | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Weigher, compose: Compose) {
    this.#table = table;
    this.#compose = compose;
  }

  readonly #here: Known | null = $derived.by(() => (this.#known.rev === this.#compose.ask?.rev ? this.#known : null));

  /** The questions after this one, if the seat simply goes on. */
  readonly ahead: readonly Ahead[] = $derived(this.#here?.ahead ?? []);

  /** What is known of an answer; null before it was asked. */
  of(wish: Wish | null): Weighed | null {
    return (wish && this.#here?.weighed.get(keyOf(wish))) || null;
  }

  /** Somebody looks at these answers. */
  look(wishes: readonly (Wish | null)[]): void {
    for (const wish of wishes) if (wish) this.#want(keyOf(wish), wish);
  }

  /** Somebody looks at what comes after this question; only where going on is a choice. */
  lookAhead(): void {
    if (this.#compose.ask?.choice?.some(({ rank }) => rank === "end")) this.#want("", null);
  }

  #want(key: string, wish: Wish | null): void {
    const rev = this.#compose.ask?.rev ?? -1;
    if (!this.#compose.asked) return;
    if (rev !== this.#of) {
      [this.#of, this.#asked] = [rev, new Set()];
      this.#waiting.clear();
    }
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#waiting.set(key, wish);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(rev), PAUSE);
  }

  async #ask(rev: number): Promise<void> {
    if (rev !== this.#compose.ask?.rev) return;
    const some = [...this.#waiting].slice(0, MOST);
    for (const [key] of some) this.#waiting.delete(key);
    if (this.#waiting.size) this.#timer = setTimeout(() => void this.#ask(rev), PAUSE);
    const wishes = some.flatMap(([, wish]) => wish ?? []);
    try {
      this.#take(rev, await this.#table.weigh(wishes, wishes.length < some.length));
    } catch (error) {
      if (!(error instanceof Failed)) throw error; // nothing is known of them, and they can be chosen all the same
    }
    if (rev !== this.#of) return;
    for (const wish of wishes) if (!this.of(wish)) this.#asked.delete(keyOf(wish)); // there was no time for it
  }

  #take(rev: number, { weighed, ahead }: Outlook): void {
    const before = this.#known.rev === rev ? this.#known : null;
    const all = new Map([...(before?.weighed ?? []), ...weighed.map((each) => [keyOf(each.wish), each] as const)]);
    this.#known = { rev, weighed: all, ahead: ahead.length ? ahead : (before?.ahead ?? []) };
  }
}

function keyOf({ verb, args }: Wish): string {
  return JSON.stringify([verb, Object.entries(args).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** One thing that is known of an answer, in words. */
export interface Fact {
  text: string;
  clause: string;
  alarm: boolean;
}

/** What is known of an answer: what it costs, how likely it works, what it brings, and whether it's for good. */
export function factsOf({ cost = {}, need, chance, then = [], final }: Weighed, words: Words): Fact[] {
  const say = (id: string, args = {}): string => words.texts.fill(id, args);
  const plain = [
    ...words.costs(cost),
    ...(need === undefined ? [] : [say("weigh-need", { need })]),
    ...(chance === undefined ? [] : [say("weigh-chance", { percent: Math.round(chance * 100) })]),
  ].map((text) => ({ text, clause: "", alarm: false }));
  const brings = then.map((each) => ({
    text: words.consequence(each),
    clause: each.clause ?? "",
    alarm: each.alarm ?? false,
  }));
  return [...plain, ...brings, ...(final ? [{ text: say("weigh-final"), clause: "", alarm: false }] : [])];
}

/** Something that can be done at a question ahead, and the plan that leads there. */
export interface Further {
  label: string;
  steps: PlanStep[];
}

/** What can be done at a question ahead; what has to be composed is only gone to. */
export function further({ through, choice = [], question, cites, facts = {} }: Ahead, words: Words): Further[] {
  const ask: Ask = { item: "ask", rev: -1, seats: [], question, cites, facts, choice };
  const options = new Step(ask, [], words).options().filter(({ act }) => act.rank !== "end");
  return options.map(({ label, wish }) => ({
    label,
    steps: [...through, ...(wish ? [wish] : [])].map((each) => ({ wish: each, foreseen: [] })),
  }));
}
