import { expect, test } from "vitest";
import { apart } from "../src/board/playback/numbers";

const FRAME = { x: 0, y: 0, width: 200, height: 100 };

test("a number at the edge moves into the board", () => {
  expect(apart([{ x: -5, y: 4 }], 10, FRAME)).toEqual([{ x: 10, y: 10 }]);
  expect(apart([{ x: 205, y: 99 }], 10, FRAME)).toEqual([{ x: 190, y: 90 }]);
});

test("a number that would cover an earlier one stands beside it", () => {
  const marks = [1, 2, 3].map((number) => ({ number, x: 50, y: 40 }));
  expect(apart(marks, 10, FRAME).map(({ x }) => x)).toEqual([50, 70, 30]);
});

test("at the edge it stands on the side where the board goes on", () => {
  const marks = [1, 2, 3].map((number) => ({ number, x: 190, y: 40 }));
  expect(apart(marks, 10, FRAME).map(({ x }) => x)).toEqual([190, 170, 150]);
});

test("numbers that are far apart stay where they are", () => {
  const marks = [
    { x: 50, y: 40 },
    { x: 50, y: 61 },
  ];
  expect(apart(marks, 10, null)).toEqual(marks);
});
