/** A fourth game's board is a folder and one line: Lots, drawn and answered on by the same client. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Shown } from "../../src/board/game";
import { artOf, pictureOf, wordsOf } from "../../src/games";
import { Compose } from "../../src/lib/compose.svelte";
import { TableState } from "../../src/lib/table.svelte";
import type { Ask, Intent } from "../../src/lib/wire";
import { wordsIn } from "../texts";

vi.mock("../../src/games/all", async (original) => ({ ...(await original()), ...(await import("../lots")) }));

const part = { shape: "one", name: "amount", items: [0, 1, 2], places: [null, null, null] } as const;
const ASK = {
  ...{ item: "ask", rev: 3, seats: [0], question: "bid", cites: [], facts: {} },
  choice: [{ verb: "bid", count: 3, parts: [part], at: "lot:12" }],
} as unknown as Ask;

class Table extends TableState {
  sent: Intent[] = [];
  override send(intent: Intent): Promise<never> {
    this.sent.push(intent);
    return new Promise(() => undefined);
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function drawn(Part: Component<Shown>, props: Shown): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(Part, { target, props });
  ends.push(() => (void unmount(mounted), target.remove()));
  flushSync();
  return target;
}

test("the line in the register gives it a drawing, words and a picture", async () => {
  expect(artOf("toy")).toBeDefined();
  expect(await wordsOf("toy")).toEqual({});
  expect(Object.keys((await pictureOf("toy")) ?? {})).toContain("Board");
});

test("its board shows the view and answers the question", async () => {
  const table = new Table("t1", "s");
  table.seat = 0;
  table.connection = "live";
  table.view = { lot: 12, coins: [7, 9] };
  table.question = ASK;
  table.table = {
    game: "toy",
    stage: "playing",
    seats: [{ name: "Ada" }, { name: "Bob" }],
  } as unknown as Table["table"];
  const words = wordsIn("en", "toy");
  const compose = new Compose(table, words);
  const picture = await pictureOf("toy");
  if (!picture) throw new Error("no picture");
  const shown = { state: table, words, compose };
  expect(drawn(picture.Seats, shown).textContent).toContain("Bob: 9");
  const board = drawn(picture.Board, shown);
  expect(board.querySelector("output")?.textContent).toBe("12");
  const buttons = board.querySelectorAll("button");
  expect(buttons).toHaveLength(3);
  buttons[2]?.click();
  flushSync();
  expect(table.sent).toEqual([
    expect.objectContaining({ do: "answer", ask: 3, wish: { verb: "bid", args: { amount: 2 } } }),
  ]);
});
