/** The tag of a spot on a board: the numbers of its options and, after a bar, what they cost. */

export interface Point {
  x: number;
  y: number;
}

const ONE = 20;
const MORE = 7;
const SHARES = { start: 0, middle: 0.5, end: 1 };

/** Where the parts of a tag go, by the number of characters in its numbers and cost. */
export function tagOf(
  keys: string,
  cost: string,
  { x }: Point,
  align: "start" | "middle" | "end",
): { x: number; width: number; keys: number; bar: number; cost: number } {
  const first = keys ? ONE + MORE * (keys.length - 1) : 0;
  const second = cost ? ONE + MORE * (cost.length - 1) : 0;
  const left = x - (first + second) * SHARES[align];
  return {
    x: left,
    width: first + second,
    keys: left + first / 2,
    bar: left + first,
    cost: left + first + second / 2,
  };
}
