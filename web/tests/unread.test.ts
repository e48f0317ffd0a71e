/** Unread talk is what others said; your own words are read by the time you send them. */

import { expect, test } from "vitest";
import { lastHeard, unread } from "../src/lib/unread";
import type { Item } from "../src/lib/wire";

const said = (at: number, seat: number): Item => ({ item: "said", at, seat, text: "hm" });
const items: Item[] = [said(1, 0), said(2, 1), { item: "left", at: 3, seat: 1 }, said(4, 2), said(5, 0)];

test("only what others said counts", () => {
  expect(unread(items, 0, 0)).toBe(2);
  expect(unread(items, 1, 0)).toBe(3);
  expect(unread([said(1, 0), said(2, 0)], 0, 0)).toBe(0);
});

test("a spectator reads everybody", () => expect(unread(items, -1, 0)).toBe(4));

test("what was seen is read, also when the oldest items are forgotten", () => {
  const seen = lastHeard(items, 0);
  expect(seen).toBe(4);
  expect(unread(items, 0, seen)).toBe(0);
  expect(unread([...items, said(6, 0), said(7, 1)].slice(3), 0, seen)).toBe(1);
  expect(lastHeard([said(1, 0)], 0)).toBe(0);
});
