/** Pictures differ where something else is drawn, not where an edge is drawn a little differently. */

import { expect, test } from "vitest";
import type { Pixels } from "../e2e/figures/palette";
import { differing } from "../e2e/pixels";

const SIDE = 40;

/** A dark square with a light box in it, from a place on and so wide. */
function drawn(from: number, wide: number, light = 220): Pixels {
  const values = new Uint8Array(SIDE * SIDE * 4).fill(20);
  for (let y = from; y < from + wide; y += 1) {
    for (let x = from; x < from + wide; x += 1) values.fill(light, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
  }
  return { width: SIDE, height: SIDE, values };
}

test("the same, or nearly the same, differs in nothing", () => {
  expect(differing(drawn(10, 8), drawn(10, 8))).toBe(0);
  expect(differing(drawn(10, 8), drawn(11, 8))).toBe(0);
  expect(differing(drawn(10, 8, 220), drawn(10, 8, 180))).toBe(0);
});

test("what has moved, gone or changed its colour is seen", () => {
  expect(differing(drawn(10, 8), drawn(14, 8))).toBeGreaterThan(0.02);
  expect(differing(drawn(10, 8), drawn(10, 0))).toBe(64 / SIDE ** 2);
  expect(differing(drawn(10, 8), drawn(10, 8, 120))).toBeGreaterThan(0.02);
});

test("another size is another picture", () => {
  expect(differing(drawn(0, 1), { width: 1, height: 1, values: new Uint8Array(4) })).toBe(1);
});
