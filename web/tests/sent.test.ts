/** What a game sends enters by the game's own types; a query that cannot be answered now is answered by nothing. */

import { expect, test } from "vitest";
import { sent } from "../src/games/burncycle/view";
import { Failed } from "../src/lib/api-calls";
import type { Facts, Item, Value } from "../src/lib/wire";

const STEP: Facts = { event: "UnitStepped", unit: 1, cell: 6, facing: 1 };
const ITEMS: Item[] = [
  { item: "did", rev: 1, seat: 0 },
  { item: "told", rev: 2, event: STEP },
];

function table(answer: Value | Error): { asked: unknown[]; query(name: string, args: Facts): Promise<Value> } {
  const asked: unknown[] = [];
  return {
    asked,
    query(name, args) {
      asked.push([name, args]);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

test("only what was told is an event, and its tag says what it has", () => {
  const [told, ...others] = sent.told(ITEMS);
  expect(others).toEqual([]);
  expect(told?.event.event === "UnitStepped" && [told.event.unit, told.event.cell]).toEqual([1, 6]);
});

test("a query goes out by its name with its arguments", async () => {
  const asked = table({ bot: 0, cell: 4, glances: [], then: "unseen", clause: "BC-AWRNG-07" });
  const sight = await sent.ask(asked, "sight", { bot: 0, cell: 4 });
  expect([sight?.then, asked.asked]).toEqual(["unseen", [["sight", { bot: 0, cell: 4 }]]]);
  // @ts-expect-error: it also needs the space
  await sent.ask(asked, "sight", { bot: 0 });
  // @ts-expect-error: there is no such query
  await sent.ask(asked, "scenery", {});
});

test("what the server refuses or cannot be reached for is nothing, and any other fault is one", async () => {
  expect(await sent.ask(table(new Failed(0, "")), "around", {})).toBeNull();
  await expect(sent.ask(table(new Error("broken")), "scene", {})).rejects.toThrow("broken");
});
