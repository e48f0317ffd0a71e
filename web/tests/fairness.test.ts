import { expect, test } from "vitest";
import { keptPromise } from "../src/lib/fairness";

const seed = "0000000000000000000000000000000000000000000000000000000000000007";
const commitment = "4cfe13196caa6956c34ccc2e32ce1d31707fc5755226179d8b21347e01374cb2";

test("the promise of a seed is the one that the kernel publishes", async () => {
  expect(await keptPromise(seed, commitment)).toBe(true);
});

test("another seed does not keep it", async () => {
  expect(await keptPromise(seed.replace("7", "8"), commitment)).toBe(false);
});
