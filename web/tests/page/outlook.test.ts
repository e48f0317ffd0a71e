/** What options cost and would bring, what lies ahead, the phases of a turn, and when to be asked, in plain controls. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as calls from "../../src/lib/api-calls";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import Further from "../../src/lib/Further.svelte";
import { factsOf, further, Outlooks } from "../../src/lib/outlook.svelte";
import Phases from "../../src/lib/Phases.svelte";
import { speaker } from "../../src/lib/say";
import Stops from "../../src/lib/Stops.svelte";
import { TableState } from "../../src/lib/table.svelte";
import type { Ahead, Ask, Game, Intent, Outlook, Weighed, Wish } from "../../src/lib/wire";
import OptionRow from "../../src/table/OptionRow.svelte";
import QuestionBar from "../../src/table/QuestionBar.svelte";
import Options from "../../src/text/Options.svelte";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

const bid = (amount: number): Wish => ({ verb: "bid", args: { amount } });
const one = { shape: "one", name: "amount", items: [1, 2], places: [null, null] } as const;
const ASK = {
  item: "ask",
  rev: 7,
  seats: [0],
  question: "bid",
  cites: [],
  facts: {},
  phase: "act",
  choice: [
    { verb: "bid", count: 2, parts: [one] },
    { verb: "pass", count: 1, parts: [], rank: "end" },
  ],
} as unknown as Ask;
const AHEAD = {
  through: [{ verb: "pass", args: {} }],
  question: "bid",
  cites: [],
  facts: {},
  choice: [
    { verb: "bid", count: 2, parts: [one] },
    { verb: "pass", count: 1, parts: [], rank: "end" },
  ],
} as unknown as Ahead;
const DEAR: Weighed = {
  wish: bid(2),
  cost: { coins: 2 },
  need: 3,
  chance: 0.7239,
  then: [{ what: "nothing-known", clause: "TOY-SALE-01", alarm: true }],
  final: true,
};

class Table extends TableState {
  readonly asked: [Wish[], boolean][] = [];
  readonly sent: Intent[] = [];
  outlook: Outlook = { weighed: [DEAR], ahead: [AHEAD] };

  override weigh(wishes: readonly Wish[], ahead: boolean): Promise<Outlook> {
    this.asked.push([[...wishes], ahead]);
    const wanted = wishes.map((wish) => JSON.stringify(wish));
    const weighed = this.outlook.weighed.filter(({ wish }) => wanted.includes(JSON.stringify(wish)));
    return Promise.resolve({ weighed, ahead: ahead ? this.outlook.ahead : [] });
  }

  override send(intent: Intent): Promise<never> {
    this.sent.push(intent);
    return new Promise(() => undefined);
  }
}

function laid(): { table: Table; compose: Compose; page: (part: unknown, given?: object) => HTMLElement } {
  const table = new Table("t1", "s");
  table.seat = 0;
  table.connection = "live";
  table.question = ASK;
  table.table = { game: "toy", stage: "playing", seats: [{ name: "Ada", stop: "new" }] } as unknown as Table["table"];
  const words = wordsIn("en", "toy");
  const compose = new Compose(table, words);
  const parts = { table, words, compose, desk: new Desk("toy"), say: speaker(words) };
  const page = (part: unknown, given = {}): HTMLElement => {
    const target = document.body.appendChild(document.createElement("div"));
    const props = { parts, part: part as Component<Record<string, unknown>>, given: given as Record<string, unknown> };
    const mounted = mount(Within, { target, props });
    ends.push(() => (void unmount(mounted), target.remove()));
    flushSync();
    return target;
  };
  return { table, compose, page };
}

const ends: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function later(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
}

const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

test("what is looked at within a moment is asked about at once, and only once", async () => {
  const { table, compose } = laid();
  const outlook = new Outlooks(table, compose);
  outlook.look([bid(1), null]);
  outlook.look([bid(2), bid(1)]);
  await later();
  outlook.look([bid(2)]);
  await later();
  expect(table.asked).toEqual([[[bid(1), bid(2)], false]]);
  expect([outlook.of(bid(2)), outlook.of(bid(3))]).toEqual([DEAR, null]);
});

test("what there was no time for is asked about again, and another question begins from nothing", async () => {
  const { table, compose } = laid();
  const outlook = new Outlooks(table, compose);
  outlook.look([bid(1)]);
  await later();
  outlook.look([bid(1)]);
  await later();
  expect(table.asked).toHaveLength(2);
  table.question = { ...ASK, rev: 8 };
  expect(outlook.of(bid(2))).toBeNull();
  outlook.look([bid(2)]);
  await later();
  expect(outlook.of(bid(2))).toEqual(DEAR);
});

test("a server that weighs nothing leaves everything as it is", async () => {
  const { table, compose } = laid();
  table.weigh = () => Promise.reject(new calls.Failed(0, ""));
  const outlook = new Outlooks(table, compose);
  outlook.look([bid(1)]);
  await later();
  expect(outlook.of(bid(1))).toBeNull();
});

test("what lies ahead is asked for only where going on is a choice", async () => {
  const { table, compose } = laid();
  const outlook = new Outlooks(table, compose);
  table.question = { ...ASK, rev: 9, choice: ASK.choice?.slice(0, 1) ?? [] };
  outlook.lookAhead();
  await later();
  expect(table.asked).toEqual([]);
  table.question = ASK;
  outlook.lookAhead();
  await later();
  expect([table.asked, outlook.ahead]).toEqual([[[[], true]], [AHEAD]]);
});

test("costs, needs, chances, consequences and finality are put into words", () => {
  const facts = factsOf(DEAR, wordsIn("en", "toy"));
  expect(facts.map(({ text }) => text).slice(0, 3)).toEqual(["2 coins", "needs 3", "72%"]);
  expect([facts[3]?.clause, facts[3]?.alarm, facts[4]?.text]).toEqual(["TOY-SALE-01", true, "can't be undone"]);
  expect(factsOf({ wish: bid(1) }, wordsIn("en", "toy"))).toEqual([]);
});

test("a game's own words for costs and consequences are used", () => {
  const words = wordsIn("en", "bombsquad");
  const facts = factsOf(
    { wish: bid(1), cost: { cells: 2 }, then: [{ what: "disarmed", facts: { letter: "A" } }] },
    words,
  );
  expect(facts.map(({ text }) => text)).toEqual(["2 cells", "Bomb A is disarmed"]);
});

test("a row says what is known of it once it is looked at", async () => {
  const { compose, page } = laid();
  const option = compose.options.find(({ wish }) => wish?.args["amount"] === 2);
  const row = page(OptionRow, { option, locked: false, picked: -1 });
  expect(textOf(row)).not.toContain("72%");
  row.querySelector("button")?.dispatchEvent(new FocusEvent("focus"));
  await later();
  expect(textOf(row)).toContain("2 coins · needs 3 · 72%");
  expect(textOf(row)).toContain("can't be undone");
});

test("the bar says what the one answer that is pointed at would bring, else what it said before", async () => {
  const { compose, page } = laid();
  const bar = page(QuestionBar, { refused: null, open: false, showAll: () => undefined });
  const small = (): string => textOf(bar.querySelector(".words p") ?? bar);
  const before = small();
  const option = compose.options.find(({ wish }) => wish?.args["amount"] === 2);
  if (!option) throw new Error("no bid of 2");
  compose.point(option);
  await later();
  expect(small()).toContain("2 coins · needs 3 · 72%");
  expect([...bar.querySelectorAll(".alarm")]).toHaveLength(1);
  compose.point(null);
  flushSync();
  expect([small(), before.includes("Ada")]).toEqual([before, true]);
});

test("the text mode says the same of everything that is listed", async () => {
  const { page, table } = laid();
  const list = page(Options);
  await later();
  expect(textOf(list)).toContain("2 coins · needs 3 · 72%");
  expect(table.asked[0]?.[0]).toContainEqual(bid(2));
});

test("what can be done further on is sent as one plan that goes on first", async () => {
  const { table, page } = laid();
  const list = page(Further, { locked: false });
  await later();
  const buttons = [...list.querySelectorAll("button")];
  expect(buttons.map(textOf)).toEqual(further(AHEAD, wordsIn("en", "toy")).map(({ label }) => label));
  expect(buttons).toHaveLength(2);
  buttons[1]?.click();
  const steps = [{ verb: "pass", args: {} }, bid(2)].map((wish) => ({ wish, foreseen: [], least: {} }));
  expect(table.sent).toEqual([{ do: "plan", ask: 7, steps }]);
});

test("a question says at which step of the turn it comes", async () => {
  vi.spyOn(calls, "games").mockResolvedValue([{ name: "toy", phases: ["route", "act"] } as unknown as Game]);
  const { page } = laid();
  const shown = page(Phases);
  await later();
  expect(textOf(shown)).toBe("Steps of the turn: route · act");
  expect(shown.querySelector("[aria-current]")?.textContent).toBe("act");
});

test("a seat says when it wants to be asked", () => {
  const { table, page } = laid();
  const shown = page(Stops);
  const radios = [...shown.querySelectorAll("input")];
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
  radios[2]?.click();
  expect(table.sent).toEqual([{ do: "stop", stop: "never" }]);
  expect(textOf(shown)).toContain("unless you can do something you couldn't do before");
});
