/** The log keeps its rule numbers until somebody asks; the end says what came out, and its bar offers nothing that is open. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import Log from "../../src/lib/Log.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import type { Item, Over } from "../../src/lib/wire";
import EndScreen from "../../src/table/EndScreen.svelte";
import QuestionBar from "../../src/table/QuestionBar.svelte";
import { framed, line } from "../framed";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

function seated(): { table: TableState; page(part: unknown, given: object): HTMLElement } {
  const table = new TableState("t1", "s");
  table.seat = 0;
  table.view = framed("corporation").before;
  const words = wordsIn("en", "burncycle", framed("corporation").before, ["Nora"]);
  const compose = new Compose(table, words);
  const parts = { table, words, compose, desk: new Desk("burncycle"), say: speaker(words) };
  const page = (part: unknown, given: object): HTMLElement => {
    const target = document.body.appendChild(document.createElement("div"));
    const props = { parts, part: part as Component<Record<string, unknown>>, given: { ...given, words } };
    const mounted = mount(Within, { target, props });
    ends.push(() => (void unmount(mounted), target.remove()));
    flushSync();
    return target;
  };
  return { table, page };
}

const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const THREAT: Item = {
  ...line({ event: "ThreatChanged", by: 3, threat: 14 }),
  cites: ["BC-THREAT-01"],
} as Item;

test("beside the picture a line names its rules only when it is asked", () => {
  const { table, page } = seated();
  table.items = [THREAT];
  const log = page(Log, { state: table, marks: true });
  const item = log.querySelector("li") as Element;
  expect(textOf(item)).toBe("Threat +3, now 14. §");
  const why = log.querySelector<HTMLButtonElement>("button.why");
  why?.click();
  flushSync();
  expect(textOf(item)).toContain("BC-THREAT-01");
  why?.click();
  flushSync();
  expect(textOf(item)).not.toContain("BC-THREAT-01");
});

test("in the text mode every line names its rules", () => {
  const { table, page } = seated();
  table.items = [THREAT];
  expect(textOf(page(Log, { state: table }))).toBe("Threat +3, now 14. BC-THREAT-01");
});

const OVER = { item: "over", outcome: { won: true, result: "won", rounds: 3, threat: 2 } } as unknown as Over;

test("the end says in large letters what came out, and the rest in a sentence", () => {
  const { page } = seated();
  const end = page(EndScreen, { over: OVER });
  expect(textOf(end.querySelector("h2") as Element)).toBe("Mission accomplished.");
  expect(textOf(end.querySelector(".said") as Element)).toBe("You made it in 3 rounds, with threat at 2.");
  expect(end.querySelector("dl")).toBeNull();
});

test("the bar offers the result only while it is hidden", () => {
  const { table, page } = seated();
  table.question = OVER;
  const bar = (open: boolean): Element | null =>
    page(QuestionBar, { refused: null, open, showAll: () => undefined }).querySelector("button.all");
  expect(bar(true)).toBeNull();
  expect(textOf(bar(false) as Element)).toBe("The result");
});
