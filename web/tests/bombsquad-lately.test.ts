/** What Bomb Squad still shows of the last answer: a call and what came of it, the cards told about. */

import { expect, it } from "vitest";
import { lastCall, lastTold } from "../src/games/bombsquad/lately";
import type { Event } from "../src/games/bombsquad/types.gen";
import type { Item } from "../src/lib/wire";

let rev = 0;
const did = (seat: number): Item => ({ item: "did", rev: (rev += 1), seat, wish: null }) as unknown as Item;
const told = (event: Event): Item => ({ item: "told", rev: (rev += 1), event }) as unknown as Item;

const call = (right: boolean): Item[] => [
  did(0),
  told({ event: "Discarded", seat: 0, place: 2, card: 4, colour: "yellow", action: "", right }),
];
const gain = told({ event: "Recharged", cells: 2, main: 9 });
const drew = told({ event: "Drew", seat: 0, card: -1 });

it("keeps the call with what it gained until somebody answers", () => {
  const items = [...call(true), gain, drew];
  expect(lastCall(items)).toMatchObject({ event: { card: 4, right: true }, cells: 2 });
  expect(lastCall([...call(false), drew])).toMatchObject({ event: { right: false }, cells: 0 });
  expect(lastCall([...items, did(1)])).toBeNull();
});

it("knows no call that was taken back", () => {
  const undone = { item: "undone", rev: (rev += 1), seat: 0, holds: 0 } as unknown as Item;
  expect(lastCall([...call(true), gain, undone])).toBeNull();
});

it("keeps the cards that were told about just as long", () => {
  const items = [did(0), told({ event: "Informed", seat: 0, to: 2, value: "red", places: [1, 3] })];
  expect(lastTold(items)).toEqual(["hand:2:1", "hand:2:3"]);
  expect(lastTold([...items, did(1)])).toEqual([]);
});
