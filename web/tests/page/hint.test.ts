/** A hint: what a bot would do, on the board and in words. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { RefusedCall } from "../../src/lib/api-calls";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import type { Advice, Ask, Intent } from "../../src/lib/wire";
import Hint from "../../src/table/Hint.svelte";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

const one = { shape: "one", name: "amount", items: [1, 2], places: ["lot:1", "lot:2"] } as const;
const ASK = {
  item: "ask",
  rev: 7,
  seats: [0],
  question: "bid",
  cites: [],
  facts: {},
  choice: [
    { verb: "bid", count: 2, parts: [one] },
    { verb: "pass", count: 1, parts: [] },
  ],
} as unknown as Ask;
const ADVICE: Advice = {
  wish: { verb: "bid", args: { amount: 2 } },
  instead: { wish: { verb: "pass", args: {} } },
};

class Table extends TableState {
  readonly sent: Intent[] = [];
  answer: () => Promise<Advice> = () => Promise.resolve(ADVICE);

  override advise(): Promise<Advice> {
    return this.answer();
  }

  override send(intent: Intent): Promise<never> {
    this.sent.push(intent);
    return new Promise(() => undefined);
  }
}

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

async function hinted(answer?: Table["answer"]) {
  const table = new Table("t1", "s");
  table.seat = 0;
  table.connection = "live";
  table.question = ASK;
  table.table = { game: "toy", stage: "playing", seats: [{ name: "Ada", stop: "new" }] } as unknown as Table["table"];
  if (answer) table.answer = answer;
  const words = wordsIn("en", "toy");
  const compose = new Compose(table, words);
  const close = vi.fn();
  const parts = { table, words, compose, desk: new Desk("toy"), say: speaker(words) };
  shown = mount(Within, { target: document.body, props: { parts, part: Hint, given: { close } } as never });
  await vi.waitFor(() => expect(document.querySelector(".hint")?.getAttribute("aria-busy")).toBe("false"));
  flushSync();
  return { table, compose, close };
}
const button = (text: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === text);

test("the advised option is lit, and the next best one is named", async () => {
  const { compose } = await hinted();
  expect(compose.pointed.map(({ binds }) => binds)).toEqual([{ amount: 2 }]);
  expect([...document.querySelectorAll("h4")].map((each) => each.textContent)).toHaveLength(2);
});

test("Do it gives that answer and nothing else; the panel closes", async () => {
  const { table, close } = await hinted();
  button("Do it")?.click();
  expect(table.sent).toEqual([{ do: "answer", ask: 7, wish: ADVICE.wish }]);
  expect(close).toHaveBeenCalled();
});

test("Thanks answers nothing", async () => {
  const { table, close } = await hinted();
  button("Thanks")?.click();
  expect([table.sent, close.mock.calls.length]).toEqual([[], 1]);
});

test("where the table gives none, it says by which rule", async () => {
  const no = { type: "no", id: "", clause: "GT-HINT-01", facts: {} } as const;
  await hinted(() => Promise.reject(new RefusedCall(409, no)));
  expect(document.querySelector(".hint")?.textContent).toContain("GT-HINT-01");
  expect(button("Do it")).toBeUndefined();
});

test("it is about one question: the next one closes it", async () => {
  const { table, close } = await hinted();
  table.question = { ...ASK, rev: 9 };
  flushSync();
  expect(close).toHaveBeenCalled();
});
