/** The match that the lobby replays: recorded, whole, and drawn without the server. */

import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { Recorded } from "../src/lobby/living/living.svelte";

const kept = JSON.parse(readFileSync(new URL("../src/lobby/living/match.json", import.meta.url), "utf8")) as Recorded;
const MOST_BYTES = 64 * 1024;

beforeEach(() => {
  vi.stubGlobal("fetch", () => {
    throw new Error("the server was asked");
  });
});

async function living() {
  const { LivingState } = await import("../src/lobby/living/living.svelte");
  return new LivingState(kept);
}

test("it is small, long enough to look at, and ends", () => {
  expect(JSON.stringify(kept).length).toBeLessThan(MOST_BYTES);
  expect(kept.steps.length).toBeGreaterThan(15);
  expect(kept.steps.at(-1)?.items.map((item) => ("event" in item ? item.event.event : ""))).toContain("MissionEnded");
});

test("it goes on step by step, each with its scene, and begins again after the end", async () => {
  const match = await living();
  const first = match.view;
  const seen = new Set([JSON.stringify(match.view)]);
  for (let i = 0; i < match.last; i += 1) {
    match.step();
    expect(await match.query("scene")).toBe(kept.scenes[kept.steps[i]?.scene ?? -1]);
    seen.add(JSON.stringify(match.view));
  }
  expect(seen.size).toBeGreaterThan(15);
  expect(match.at).toBe(match.last);
  match.step();
  expect([match.at, match.view, match.items]).toEqual([0, first, []]);
});

test("a moment can be gone to, and nothing can be answered or asked but the scene", async () => {
  const match = await living();
  match.go(5);
  expect(match.at).toBe(5);
  match.go(10_000);
  expect(match.at).toBe(match.last);
  expect((await match.send()).type).toBe("no");
  await expect(match.query("rehearse")).rejects.toThrow();
});
