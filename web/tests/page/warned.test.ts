/** A warning: why our answer was a blunder, what would have been better, and the way back. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import type { Advice } from "../../src/lib/wire";
import Warned from "../../src/table/Warned.svelte";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

const BETTER: Advice = {
  wish: { verb: "bid", args: { amount: 2 } },
  reason: { name: "high", facts: {}, clauses: ["TOY-BID-01"] },
  instead: { wish: { verb: "pass", args: {} } },
};

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function warned(better: Advice | null) {
  const table = new TableState("t1", "s");
  table.seat = 0;
  table.table = {
    game: "toy",
    stage: "playing",
    seats: [{ name: "Ada", stop: "new" }],
  } as unknown as TableState["table"];
  table.warned = better;
  const words = wordsIn("en", "toy");
  const takeBack = vi.fn();
  const parts = { table, words, compose: new Compose(table, words), desk: new Desk("toy"), say: speaker(words) };
  shown = mount(Within, { target: document.body, props: { parts, part: Warned, given: { takeBack } } as never });
  flushSync();
  return { table, takeBack };
}
const button = (text: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === text);

test("both answers are named, with the clause behind the better one", () => {
  warned(BETTER);
  expect(document.querySelectorAll("section p")).toHaveLength(2);
  expect(document.body.textContent).toContain("TOY-BID-01");
});

test("take it back undoes, and the warning goes", () => {
  const { table, takeBack } = warned(BETTER);
  button("Take it back")?.click();
  flushSync();
  expect([takeBack.mock.calls.length, table.warned, document.querySelector("section")]).toEqual([1, null, null]);
});

test("keep it only puts the warning away", () => {
  const { table, takeBack } = warned(BETTER);
  button("Keep it")?.click();
  flushSync();
  expect([takeBack.mock.calls.length, table.warned]).toEqual([0, null]);
});

test("nothing is shown while nothing is wrong", () => {
  warned(null);
  expect(document.querySelector("section")).toBeNull();
});
