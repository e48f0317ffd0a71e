import { expect, test } from "vitest";
import { dice } from "../crash/dice";
import { anyWish } from "../crash/wishes";
import type { Part, Value } from "../src/lib/wire";

/** A hundred arguments that the crash run's players make up for a part. */
function made(part: Part): Value[] {
  const chance = dice(7);
  const wishes = Array.from({ length: 100 }, () => anyWish([{ verb: "do", count: 0, parts: [part] }], chance));
  return wishes.map((wish) => wish.args["it"] ?? null);
}

test("a split gives every bin at least its least, at most its most, and everything away", () => {
  const limits: [number, number][] = [
    [0, 2],
    [1, 3],
    [0, 0],
  ];
  for (const bins of made({ shape: "split", name: "it", total: 4, limits }) as number[][]) {
    expect(bins.reduce((sum, bin) => sum + bin, 0)).toBe(4);
    bins.forEach((bin, i) => expect(bin >= limits[i]![0] && bin <= limits[i]![1]).toBe(true));
  }
});

test("some keeps the order of the items, each at most once", () => {
  const part: Part = { shape: "some", name: "it", low: 1, high: 2, items: ["a", "b", "c"], places: [] };
  const found = new Set(made(part).map((items) => (items as string[]).join("")));
  expect([...found].sort()).toEqual(["a", "ab", "ac", "b", "bc", "c"]);
});

test("an order leaves out at most as many as may be dropped", () => {
  const part: Part = { shape: "order", name: "it", drop: 1, items: ["a", "b"], places: [] };
  expect(new Set(made(part).map((items) => (items as string[]).join("")))).toEqual(new Set(["a", "b", "ab", "ba"]));
});

test("a row leaves out what is null", () => {
  const part: Part = { shape: "rows", names: ["it", "rest"], rows: [[1, null]], places: [] };
  expect(anyWish([{ verb: "do", count: 0, parts: [part] }], dice(1))).toEqual({ verb: "do", args: { it: 1 } });
});
