/** Walking to a space in reach: what is asked of the server, with which dice, and the one plan that is sent. */

import { expect, test } from "vitest";
import { bandOf, isSeen, Reaching, walkerOf } from "../src/games/burncycle/board/reaching.svelte";
import { foretold } from "../src/games/burncycle/board/telling";
import { Walking } from "../src/games/burncycle/board/walking.svelte";
import { Picking, rollsOf, suggested } from "../src/games/burncycle/dice/picking.svelte";
import type { BurncycleView, Space, Tread } from "../src/games/burncycle/view";
import { Failed } from "../src/lib/api-calls";
import { Compose } from "../src/lib/compose.svelte";
import type { Act, Ask, Facts, PlanStep, Value } from "../src/lib/wire";
import { wordsIn } from "./texts";

const part = (name: string, items: number[]) => ({ shape: "one", name, items, places: items.map(() => null) });
const ROLL = {
  verb: "move",
  at: "bot:0",
  rank: "usual",
  count: 12,
  parts: [part("basic", [0, 1, 2, 3]), part("advanced", [0]), part("elite", [0, 1, 2])],
} as unknown as Act;
const STEP = {
  verb: "step",
  by: "bot",
  rank: "usual",
  count: 1,
  parts: [{ shape: "rows", names: ["bot", "to"], rows: [[0, 5]], places: [["bot:0", "cell:5"]] }],
} as unknown as Act;
const PASS = { verb: "pass", at: "seat:0", rank: "end", count: 1, parts: [] } as unknown as Act;
const asking = (...choice: Act[]): Ask =>
  ({ item: "ask", rev: 3, seats: [0], question: "act", cites: [], choice }) as Ask;

const VIEW = {
  seat: 0,
  active: 0,
  moving: null,
  bots: [
    { name: "byte", cell: 1 },
    { name: "exe", cell: 2 },
  ],
  units: [{ number: 2, name: "hamster", cell: 3 }],
  named: { space: ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"] },
} as unknown as BurncycleView;

const tread = (cell: number, then = "unseen", units: number[] = []): Tread => ({
  cell,
  push: -1,
  watchers: units.map((unit) => ({ unit, how: "ahead", clause: "BC-AWRNG-03" })),
  then,
  clause: "BC-DETECT-03",
  stops: "",
});
const space = (cell: number, ap: number, chance: number, route: number[], step: Tread): Space => ({
  cell,
  ap,
  chance,
  route,
  seen: false,
  step,
});
const SPACES = [
  space(5, 1, 0.97, [5], tread(5)),
  space(6, 2, 0.6, [5, 6], tread(6, "detected", [2])),
  space(7, 3, 0.2, [5, 6, 7], tread(7, "hides")),
];
const WALK = {
  bot: 0,
  cell: 7,
  ap: 3,
  chance: 0.2,
  steps: [
    { wish: { verb: "move", args: { basic: 3, advanced: 0, elite: 0 } }, cell: 1, foreseen: [] },
    { wish: { verb: "step", args: { bot: 0, to: 7 } }, cell: 7, foreseen: ["detected"] },
  ],
};

function walking(ask: Ask, answer: (name: string, args: Facts) => unknown = answers) {
  const [queries, plans]: [Facts[], PlanStep[][]] = [[], []];
  const table = {
    question: ask,
    send: () => Promise.reject(new Error("no answer")),
    plan: (steps: readonly PlanStep[]) => (plans.push([...steps]), Promise.resolve({ type: "done", id: "" } as const)),
    query: (name: string, args: Facts) => {
      queries.push({ name, ...args });
      return new Promise<Value>((settle) => settle(answer(name, args) as Value));
    },
  };
  const compose = new Compose(table, wordsIn("en", "burncycle", VIEW as unknown as Facts));
  const picking = new Picking(compose, () => null);
  const reaching = new Reaching(table, compose, picking, () => VIEW);
  const going = new Walking(table, compose, picking, reaching);
  return { compose, picking, reaching, going, queries, plans };
}

function answers(name: string, args: Facts): unknown {
  return name === "reach" ? { ...args, most: 6, spaces: SPACES } : WALK;
}

test("dice are suggested: those picked before, else a handful of basic ones", () => {
  const many = { ...ROLL, parts: [part("basic", [0, 1, 2, 3, 4, 5, 6, 7])] } as unknown as Act;
  expect(suggested(rollsOf(many), null)).toMatchObject({ basic: 3 });
  expect(suggested(rollsOf(many), null, { basic: 5, advanced: 0, elite: 0 })).toMatchObject({ basic: 5 });
  const rolls = rollsOf(ROLL);
  expect(rolls.length).toBe(12);
  expect(suggested(rolls, undefined)).toEqual({ basic: 3, advanced: 0, elite: 0 });
  expect(suggested(rolls, { basic: 1, advanced: 0, elite: 2 })).toEqual({ basic: 1, advanced: 0, elite: 2 });
  expect(suggested(rolls, { basic: 9, advanced: 0, elite: 0 })).toEqual({ basic: 3, advanced: 0, elite: 0 });
  const elite = {
    ...ROLL,
    parts: [part("basic", [0]), part("advanced", [0]), part("elite", [0, 1])],
  } as unknown as Act;
  expect(suggested(rollsOf(elite), undefined)).toEqual({ basic: 0, advanced: 0, elite: 1 });
  expect(rollsOf(STEP)).toEqual([]);
});

test("a die is taken in or out where that is offered, and the roll answers with the dice picked", () => {
  const { picking, compose } = walking(asking(ROLL, PASS));
  expect([picking.change("basic", 1), picking.change("advanced", 1)]).toEqual([false, false]);
  expect([picking.change("basic", -1), picking.pool.basic, picking.count]).toEqual([true, 2, 2]);
  const [move] = compose.options.filter(({ act }) => act.verb === "move");
  if (move) compose.choose(move);
  expect(picking.asked).toBe(true);
});

test("reach is asked for the bot that is selected, with the dice picked; in a move with none", async () => {
  const { reaching, queries, compose } = walking(asking(ROLL, PASS));
  await reaching.fetch(reaching.key);
  expect(queries).toEqual([{ name: "reach", bot: 0, basic: 3, advanced: 0, elite: 0 }]);
  expect([...reaching.spaces.keys()]).toEqual([5, 6, 7]);
  expect(reaching.route(7).map(({ cell }) => cell)).toEqual([5, 6, 7]);
  compose.hold("door:4");
  expect([reaching.key, reaching.reach]).toEqual(["", null]);
  const moving = walking(asking(STEP));
  await moving.reaching.fetch(moving.reaching.key);
  expect(moving.queries).toEqual([{ name: "reach", bot: 0, basic: 0, advanced: 0, elite: 0 }]);
});

test("the selected bot walks; nobody does where no move is offered or another piece is selected", () => {
  expect(walkerOf(asking(ROLL), VIEW, "")).toBe(0);
  expect(walkerOf(asking(ROLL), VIEW, "bot:1")).toBe(1);
  expect(walkerOf(asking(ROLL), VIEW, "bot:9")).toBeNull();
  expect(walkerOf(asking(ROLL), VIEW, "unit:2")).toBeNull();
  expect(walkerOf(asking(PASS), VIEW, "")).toBeNull();
});

test("one click is one plan with what is foreseen, however often it is clicked", async () => {
  const { reaching, going, plans, queries } = walking(asking(ROLL, PASS));
  expect(await going.to(7)).toBe(false);
  await reaching.fetch(reaching.key);
  expect([going.leadsTo(7), going.leadsTo(4), going.rolls]).toEqual([true, false, true]);
  const [first, second] = await Promise.all([going.to(7), going.to(7)]);
  expect([first, second, await going.to(4)]).toEqual([true, false, false]);
  expect(queries.filter(({ name }) => name === "walk")).toEqual([
    { name: "walk", bot: 0, cell: 7, basic: 3, advanced: 0, elite: 0 },
  ]);
  expect(plans).toEqual([WALK.steps.map(({ wish, foreseen }) => ({ wish, foreseen }))]);
});

test("no click counts before the question has settled, and a way the rules no longer know is not walked", async () => {
  const { reaching, going, compose, plans } = walking(asking(ROLL), (name, args) => {
    if (name === "walk") throw new Failed(409, "");
    return answers(name, args);
  });
  await reaching.fetch(reaching.key);
  compose.settled = false;
  expect(await going.to(7)).toBe(false);
  compose.settled = true;
  expect([await going.to(7), plans]).toEqual([false, []]);
});

test("spaces have three bands by chance, and are red where the bot is seen", () => {
  expect(SPACES.map(bandOf)).toEqual(["sure", "likely", "risky"]);
  expect(SPACES.map(({ step }) => isSeen(step))).toEqual([false, true, false]);
});

test.each([
  ["en", "Hamster 2 sees you at B3", "You hide there"],
  ["it", /2 ti vede in B3$/, "Lì ti nascondi"],
  ["fr", /2 vous voit en B3$/, "Vous vous y cachez"],
])("a walk is foretold: who sees it where, each once, and how it ends: %s", (lang, seen, ends) => {
  const words = wordsIn(lang, "burncycle", VIEW as unknown as Facts);
  const route = [...SPACES.map(({ step }) => step), tread(6, "detected", [2])];
  const [first, second] = foretold(VIEW, route.slice(0, 3), words);
  expect(first?.text).toMatch(seen);
  expect([first?.bad, second?.text, second?.bad]).toEqual([true, ends, false]);
  expect(foretold(VIEW, route, words).length).toBe(1);
  expect(foretold(VIEW, [], words)).toEqual([]);
});
