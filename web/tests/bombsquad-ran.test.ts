/** A run as it is listed: its cards in order, what each did, which one is at hand. */

import { expect, it } from "vitest";
import { runOf } from "../src/games/bombsquad/ran";
import type { Event } from "../src/games/bombsquad/types.gen";
import type { Item } from "../src/lib/wire";

const RUN: Event[] = [
  { event: "Ordered", operator: 0, cards: [0, 6, 9] },
  { event: "Paid", cells: 6, main: 14, reserve: 8 },
  { event: "Moved", card: 0, direction: "up", to: 11 },
  { event: "Worked", card: 6, cell: 12 },
  { event: "Failed", card: 9, direction: "" },
  { event: "Paid", cells: 2, main: 12, reserve: 8 },
  { event: "ActivationEnded", cards: [0, 6, 9] },
];
const items = RUN.map((event, rev) => ({ item: "told", rev, event }) as unknown as Item);
const did = { item: "did", rev: 99, seat: 1, wish: null } as unknown as Item;
const listed = (upto: number): string[] =>
  runOf(items, upto)?.cards.map(({ did: deed, cells }) => `${deed?.event ?? ""} ${cells}`) ?? [];

it("lists what each card did and cost beyond the run", () => {
  expect(listed(99)).toEqual(["Moved 0", "Worked 0", "Failed 2"]);
});

it("goes as far as the run is shown, with the card at hand marked", () => {
  expect(listed(3)).toEqual(["Moved 0", "Worked 0", " 0"]);
  expect([1, 2, 3, 5].map((upto) => runOf(items, upto)?.now)).toEqual([0, 0, 1, 2]);
  expect(runOf(items.slice(0, 3))?.now).toBe(1);
});

it("stays after the run until somebody answers", () => {
  expect(runOf(items)).toMatchObject({ now: -1 });
  expect(runOf([...items, did])).toBeNull();
  expect(runOf([])).toBeNull();
});
