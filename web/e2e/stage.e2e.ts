/**
 * The board is the interface: at every kind of question it keeps its rectangle, has its share of the screen, and every
 * option is in reach. Which match is looked at is chosen by the commit; `scripts/figures/stage` looks at many.
 */

import { execFileSync } from "node:child_process";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "./browsers";
import { lay, type Laying, playOn, sitDown } from "./laid";
import { measure, type Measured, type Size, SIZES } from "./stage";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A number from the commit, so that every commit looks at another match. */
const SAMPLE = Number.parseInt(commit().slice(0, 2), 16);
/** As many answers are looked at, and as many of a match are skipped between two looks. */
const [LOOKS, SKIPPED] = [9, 7];
const SETTLED = 400;

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  } catch {
    return "00";
  }
}

const MATCHES: readonly Laying[] = [
  { game: "burncycle", players: 2, moves: 6, seed: SAMPLE },
  { game: "breach", players: 2, moves: 2, seed: SAMPLE },
  { game: "bombsquad", players: 3, options: { mission: "m01", clock: "turns" }, moves: 2, seed: SAMPLE },
];

/** The least share of the screen, in percent. */
function least(game: string, { width }: Size): number {
  if (width === 390) return { burncycle: 50, breach: 44, bombsquad: 25 }[game] ?? 0;
  return 45;
}

test.for(MATCHES.flatMap((laying) => SIZES.map((size) => ({ laying, size }))))(
  "the stage of $laying.game at $size.width×$size.height, letters × $size.text",
  async ({ laying, size }) => {
    const seen = await looked(laying, size);
    expect(new Set(seen.map(({ stage }) => JSON.stringify(stage))).size, "one rectangle").toBe(1);
    for (const { question, share, over, cut, bar, low, hidden } of seen) {
      expect({ question, over, low, hidden }).toEqual({ question, over: [], low: [], hidden: [] });
      if (!size.text) expect(share, question).toBeGreaterThanOrEqual(least(laying.game, size));
      if (!size.text) expect(bar, question).toBeLessThanOrEqual(size.width === 390 ? 74 : 68);
      if (size.width >= 820 && size.height > 500 && !size.text) expect(cut, question).toBeLessThanOrEqual(1);
    }
  },
);

/** Play a match before a seat at a screen, and look at its questions. */
async function looked(laying: Laying, size: Size): Promise<Measured[]> {
  const who = await person(browser, "desktop", { viewport: size, reducedMotion: "reduce", serviceWorkers: "block" });
  const { page, context } = who;
  await context.addInitScript((text) => {
    localStorage.setItem("getaway:playback", "once");
    if (text) addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${text * 100}%`));
  }, size.text ?? 0);
  let laid = await lay(laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  const seen: Measured[] = [];
  for (let i = 0; i < LOOKS && laid.seats.length; i += 1) {
    await page.waitForTimeout(SETTLED);
    seen.push(await measure(page));
    laid = await playOn(laid, SKIPPED);
  }
  expect(who.faults).toEqual([]);
  await context.close();
  return seen;
}
