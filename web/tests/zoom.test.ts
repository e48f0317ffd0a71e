/** Looking closer at a board, and the tags at its things. */

import { expect, test } from "vitest";
import { tagOf } from "../src/table/spot";
import { centre, closeness, closer, CLOSEST, shifted } from "../src/table/zoom";

const WHOLE = { x: -10, y: 0, width: 400, height: 200 };

test("what is pointed at stays where it is", () => {
  const near = closer(WHOLE, WHOLE, 2, { x: 100, y: 50 });
  expect([near.width, near.height]).toEqual([200, 100]);
  expect([(100 - near.x) / near.width, (50 - near.y) / near.height]).toEqual([(100 - WHOLE.x) / 400, 50 / 200]);
});

test("nothing beyond the board is shown, and nothing is closer than it may be", () => {
  const far = shifted(WHOLE, closer(WHOLE, WHOLE, 2), { x: 1000, y: -1000 });
  expect(far).toEqual({ x: 190, y: 0, width: 200, height: 100 });
  expect(closeness(WHOLE, closer(WHOLE, WHOLE, 99))).toBe(CLOSEST);
  expect(closer(WHOLE, far, 0.01)).toEqual(WHOLE);
});

test("closer without a point is closer to the middle", () => {
  expect(centre(closer(WHOLE, WHOLE, 2))).toEqual(centre(WHOLE));
});

test("a tag has room for its numbers and its cost, wherever it is aligned", () => {
  const at = { x: 100, y: 0 };
  expect(tagOf("1", "", at, "start")).toMatchObject({ x: 100, width: 20, keys: 110 });
  expect(tagOf("1", "2", at, "end")).toMatchObject({ x: 60, width: 40, bar: 80, cost: 90 });
  expect(tagOf("1 2", "", at, "middle")).toMatchObject({ x: 83, width: 34, keys: 100 });
});
