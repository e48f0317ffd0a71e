/**
 * The main screens look as they did when last approved: the pictures are in e2e/looks, redrawn by scripts/figures/looks.
 *
 * The tables have a known seed, nothing moves and no clock runs. Letters differ from machine to machine: where they are
 * not those of the kept pictures, nothing can be said, and the tests are skipped.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, type Person, type Screen, SCREENS } from "./browsers";
import { decoded, inPalette } from "./figures/palette";
import { lay, sitDown } from "./laid";
import { BOARDS, DRAWN } from "./measures";
import { differing } from "./pixels";

const KEPT = new URL("./looks/", import.meta.url).pathname;
const LETTERS = `${KEPT}letters.txt`;
const DRAWING = process.env["GETAWAY_LOOKS"] === "draw";
/** So large a part of a picture may differ: less than a word, more than what two runs differ in. */
const TOLERATED = 0.0004;
/** Longer than the last answer of the server takes, and the last thing that moves. */
const SETTLED = 1200;
const LOOKS: readonly Screen[] = ["phone", "desktop"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function somebody(screen: Screen): Promise<Person> {
  const who = await person(browser, screen, { colorScheme: "dark", reducedMotion: "reduce", serviceWorkers: "block" });
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  return who;
}

/** How wide some words are in each of the page's fonts: what tells the letters of one machine from another's. */
async function letters(page: Page): Promise<string> {
  return page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const style = getComputedStyle(document.documentElement);
    return ["--text", "--sign"]
      .map((name) => {
        brush.font = `16px ${style.getPropertyValue(name)}`;
        return brush.measureText("The quick brown fox jumps over the lazy dog 0123456789").width.toFixed(2);
      })
      .join(" ");
  });
}

/** Whether the page looks as it is kept; a picture that is not kept, or is to be drawn, is. */
async function looks(page: Page, name: string, skip: (why: string) => void): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED);
  const found = await letters(page);
  const picture = await page.screenshot({ caret: "hide", animations: "disabled" });
  const file = `${KEPT}${name}.png`;
  if (DRAWING) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, await inPalette(page.context(), picture));
    writeFileSync(LETTERS, `${found}\n`);
    return;
  }
  expect(existsSync(file), `${name} is not kept`).toBe(true);
  if (readFileSync(LETTERS, "utf8").trim() !== found)
    return skip("this machine has other letters than the kept pictures");
  const [now, then] = [await decoded(page.context(), picture), await decoded(page.context(), readFileSync(file))];
  const part = differing(now, then);
  console.info(`${name}: ${(part * 100).toFixed(3)} % differs`);
  if (part > TOLERATED) writeFileSync(`${tmpdir()}/${name}.png`, picture);
  expect(part, `as it looks now: ${tmpdir()}/${name}.png`).toBeLessThanOrEqual(TOLERATED);
}

test.for(LOOKS)("the lobby on a %s", async (screen, { skip }) => {
  const { page, context } = await somebody(screen);
  await page.goto(node(0));
  await page.getByLabel("Your name").waitFor();
  await page.locator("#open").waitFor();
  await page.locator("section:has(> #public)").evaluate((found: HTMLElement) => (found.style.visibility = "hidden")); // others may look for partners
  await looks(page, `lobby-${SCREENS[screen].width}`, skip);
  await context.close();
});

const BOTH = Object.entries(BOARDS).flatMap(([game, laying]) => LOOKS.map((screen) => ({ game, laying, screen })));

test.for(BOTH)("a board of $game on a $screen", async ({ game, laying, screen }, { skip }) => {
  const who = await somebody(screen);
  const laid = await lay(laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  await who.page
    .locator(DRAWN[game] ?? "")
    .first()
    .waitFor();
  await looks(who.page, `${game}-${SCREENS[screen].width}`, skip);
  expect(who.faults).toEqual([]);
  await who.context.close();
});
