/** Every long browser file has its turn, and a run takes no more than there's time for. */

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { leftOut, secondsOf } from "../e2e/chosen";
import long from "../e2e/long.json";

const NAMES = Object.keys(long);
const COMMITS = Array.from({ length: 300 }, (_, i) => `commit ${i}`);

test("all long files exist", () => {
  const missing = NAMES.filter((name) => !existsSync(new URL(`../e2e/${name}.e2e.ts`, import.meta.url)));
  expect(missing).toEqual([]);
});

test("over some commits every long file is taken", () => {
  const never = COMMITS.reduce((left, commit) => left.filter((name) => leftOut(commit).includes(name)), NAMES);
  expect(never).toEqual([]);
});

test.each(COMMITS.slice(0, 20))("%s takes what fits", (commit) => {
  const others = new Set(leftOut(commit, 300));
  const taken = NAMES.filter((name) => !others.has(name)).map(secondsOf);
  expect(taken.length).toBeGreaterThan(0);
  const sum = taken.reduce((one, other) => one + other, 0);
  expect(taken.length === 1 || sum <= 300).toBe(true);
});
