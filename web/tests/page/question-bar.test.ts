/** The question bar: who is called, whose picture stands there, and what is picked so far. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Face from "../../src/games/burncycle/Face.svelte";
import type { BurncycleView } from "../../src/games/burncycle/view";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import type { Act, Ask } from "../../src/lib/wire";
import QuestionBar from "../../src/table/QuestionBar.svelte";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const PASS = { verb: "pass", count: 1, parts: [] } as unknown as Act;

interface Bar {
  page: HTMLElement;
  compose: Compose;
}

function bar(game: string, seats: number[], choice: Act[] | null, view: object | null = null, picture?: object): Bar {
  const table = new TableState("t1", "s");
  [table.seat, table.connection] = [0, "live"];
  table.view = view as TableState["view"];
  table.question = { item: "ask", rev: 1, seats, question: "act", cites: [], facts: {}, choice } as unknown as Ask;
  table.table = { game, stage: "playing", seats: [{ name: "Ada" }, { name: "Bob" }] } as unknown as TableState["table"];
  const words = wordsIn("en", game);
  const compose = new Compose(table, words);
  const parts = { table, words, compose, desk: new Desk(game), say: speaker(words) };
  const page = document.body.appendChild(document.createElement("div"));
  const given = { refused: null, open: false, showAll: () => undefined, picture };
  const part = QuestionBar as unknown as Component<Record<string, unknown>>;
  const mounted = mount(Within, { target: page, props: { parts, part, given } });
  ends.push(() => (void unmount(mounted), page.remove()));
  flushSync();
  return { page, compose };
}

const small = ({ page }: Bar): string =>
  (page.querySelector(".words p")?.textContent ?? "").replace(/\s+/g, " ").trim();

test("one seat has its turn; of several, each can answer", () => {
  expect(small(bar("toy", [0], [PASS]))).toBe("Ada, it's your turn");
  expect(small(bar("toy", [0, 1], [PASS]))).toBe("Ada, you can answer");
});

test("the bot you play looks out of the bar, else the mark of your seat", () => {
  const file = join(import.meta.dirname, "../floors.json");
  const { positions } = JSON.parse(readFileSync(file, "utf8")) as { positions: { view: BurncycleView }[] };
  const view = positions.find((each) => each.view.bots[0]?.name)?.view;
  if (!view) throw new Error("no bot");
  const portraits = (seats: number[], choice: Act[] | null, bots: BurncycleView["bots"]): number =>
    bar("burncycle", seats, choice, { ...view, bots }, { Face }).page.querySelectorAll(".marks .initial").length;
  expect(portraits([0], [PASS], view.bots)).toBe(1);
  const nameless = view.bots.map((bot) => ({ ...bot, name: "" }));
  expect(portraits([0], [PASS], nameless)).toBe(0);
  expect(portraits([1], null, view.bots)).toBe(0);
});

test("what is picked is said in the small line, in the order of picking", () => {
  const some = { shape: "some", name: "amount", low: 1, high: 2, items: [1, 2, 3], places: [null, null, null] };
  const asked = bar("toy", [0], [{ verb: "bid", count: 3, parts: [some] } as unknown as Act]);
  const pick = (label: string): void => {
    const option = asked.compose.options.find((each) => each.label === label);
    if (option) asked.compose.choose(option);
    flushSync();
  };
  expect(small(asked)).toBe("Ada, it's your turn");
  pick("3");
  pick("1");
  expect(small(asked)).toBe("Picked so far: 3; 1.");
  pick("3");
  expect(small(asked)).toBe("Picked so far: 1.");
});
