/** Which lit thing an arrow key goes to. */

import { expect, test } from "vitest";
import { towards } from "../src/games/burncycle/board/arrows";

const at = (x: number, y: number): { at: { x: number; y: number } } => ({ at: { x, y } });

test("an arrow goes to the nearest thing ahead, straight before aside, and never back", () => {
  const [near, far, aside, behind] = [at(60, 0), at(120, 0), at(60, 50), at(-60, 0)];
  expect(towards({ x: 0, y: 0 }, 1, [far, aside, near, behind])).toBe(near);
  expect(towards({ x: 0, y: 0 }, 1, [far, aside, behind])).toBe(far);
  expect(towards({ x: 0, y: 0 }, 3, [far, aside, near, behind])).toBe(behind);
  expect(towards({ x: 0, y: 0 }, 0, [near, far])).toBeNull();
});

test("what lies more aside than ahead is reached where nothing else is, and what shares the space is left out", () => {
  const [aside, here] = [at(200, 30), at(4, 4)];
  expect(towards({ x: 0, y: 0 }, 2, [aside, here])).toBe(aside);
  expect(towards({ x: 0, y: 0 }, 2, [here])).toBeNull();
});
