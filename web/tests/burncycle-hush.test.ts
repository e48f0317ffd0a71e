/** A tip on the floor is closed by the click it explained, and by Escape. */

import { expect, test } from "vitest";
import { Hush } from "../src/games/burncycle/board/hush";
import { NOWHERE } from "../src/games/burncycle/view";

test("a closed tip stays closed until another space is pointed at", () => {
  const hush = new Hush();
  expect(hush.lets(12)).toBe(true);
  hush.at(12);
  expect([hush.lets(12), hush.lets(12)]).toEqual([false, false]);
  expect([hush.lets(13), hush.lets(12)]).toEqual([true, true]);
});

test("leaving the floor forgets it", () => {
  const hush = new Hush();
  hush.at(12);
  expect(hush.lets(NOWHERE)).toBe(true);
  expect(hush.lets(12)).toBe(true);
});
