/** What a hand does at a real table: with how many clicks it answers. How much of that is on the board: docs/figures/hand.md. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browsers";
import { handed, MATCHES, MOST } from "./handed";

const QUESTIONS = 24;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.for(MATCHES)("$game is played with few clicks", { timeout: 300_000 }, async (match) => {
  const { given, clicks } = await handed(browser, { ...match, questions: QUESTIONS });
  console.info(match.game, given, clicks);
  expect(given.board).toBeGreaterThan(given.bar + given.list);
  for (const [verb, most] of Object.entries(MOST[match.game] ?? {}))
    for (const found of clicks[verb] ?? []) expect(found, verb).toBeLessThanOrEqual(most);
});
