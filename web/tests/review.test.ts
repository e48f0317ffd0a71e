/** After an answer the server is asked whether it was a blunder; what it says counts until we have gone on. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableState } from "../src/lib/table.svelte";
import type { Heard } from "../src/lib/ways";
import type { Advice, Command, Intent, TableView } from "../src/lib/wire";

const BETTER: Advice = { wish: { verb: "bid", args: { amount: 2 } } };
const ANSWER: Intent = { do: "answer", ask: 1, wish: { verb: "pass", args: {} } };
const OTHER: Intent = { do: "answer", ask: 2, wish: { verb: "bid", args: { amount: 9 } } };
const UNDO: Intent = { do: "undo" };
const PLAN: Intent = { do: "plan", ask: 2, steps: [] };

let reviews: ((said: Response) => void)[];
beforeEach(() => {
  reviews = [];
  vi.stubGlobal("fetch", () => new Promise((resolve) => reviews.push(resolve)));
});
afterEach(() => vi.unstubAllGlobals());

/** A table that warns, and `decide`, by which its server carries out what was sent last. */
function joined() {
  const sent: Command[] = [];
  let heard: Heard | undefined;
  const way = (_hello: unknown, hears: Heard) => {
    heard = hears;
    return { send: (command: Command) => sent.push(command), close: () => {} };
  };
  const table = new TableState("t1", "s", { socket: way, stream: way });
  table.connect();
  table.table = { warns: true } as unknown as TableView;
  heard?.message({ type: "led", of: null, moment: 0, seat: 0 }); // the line is up
  const decide = async () => {
    heard?.message({ type: "done", id: sent.at(-1)?.id ?? "" });
    await settled();
  };
  return { table, decide };
}

/** Let everything happen that waits for nothing else. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function judged(): Promise<void> {
  reviews.shift()?.(new Response(JSON.stringify({ better: BETTER })));
  await settled();
}

test("a blunder is warned of once the critic has said so", async () => {
  const { table, decide } = joined();
  void table.send(ANSWER);
  await decide();
  expect(table.warned).toBeNull();
  await judged();
  expect(table.warned).toEqual(BETTER);
});

test.each([UNDO, OTHER, PLAN])("what the critic says after a later $do isn't shown", async (later) => {
  const { table, decide } = joined();
  void table.send(ANSWER);
  await decide();
  void table.send(later);
  await judged();
  await decide();
  expect(table.warned).toBeNull();
});

test("nothing is reviewed that is being undone before it was decided", async () => {
  const { table, decide } = joined();
  void table.send(ANSWER);
  void table.send(UNDO);
  await decide();
  expect(reviews).toEqual([]);
});

test.each([UNDO, OTHER, PLAN])("a later $do puts a warning away", async (later) => {
  const { table, decide } = joined();
  void table.send(ANSWER);
  await decide();
  await judged();
  void table.send(later);
  expect(table.warned).toBeNull();
});
