/** A click is seen at once, and two quick clicks never answer two questions. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice } from "./advice";
import { launch, node, person, type Person } from "./browsers";
import { type Laid, lay, type Laying, sitDown } from "./laid";

/** Moments of each game whose usual answer has a button in the bar, as the question after it has. */
const MOMENTS: readonly Laying[] = [
  { game: "burncycle", players: 2, moves: 8, until: "act", seed: 5 },
  { game: "breach", players: 1, moves: 20, until: "act", seed: 3 },
  { game: "bombsquad", players: 2, options: { mission: "m01", clock: "turns" }, moves: 2, seed: 3 },
];
/** A twentieth of a second is what the quickest double click takes. */
const QUICK = 50;
/** By then a second answer would have come. */
const LATER = 1500;
/** A tenth of a second, in frames of the same machine. */
const FRAMES = 6;
const QUIET = 1000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function before(laying: Laying): Promise<Person & { laid: Laid }> {
  const who = await person(browser, "desktop", { reducedMotion: "reduce", serviceWorkers: "block" });
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  const laid = await lay(laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  await who.page.waitForTimeout(QUIET);
  return { ...who, laid };
}

/** The middle of the last button of the bar that answers at once. */
async function button(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(".quick button:enabled").last().boundingBox();
  if (!box) throw new Error("the bar has no button");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.for(MOMENTS)("two quick clicks answer one question of $game", async (moment) => {
  const { page, context, laid } = await before(moment);
  const { seq } = await advice(laid.table);
  const { x, y } = await button(page);
  await page.mouse.click(x, y);
  await page.waitForTimeout(QUICK);
  await page.mouse.click(x, y);
  await page.waitForTimeout(LATER);
  expect((await advice(laid.table)).seq - seq).toBe(1);
  await context.close();
});

test.for(MOMENTS)("a click on the bar of $game is seen within a tenth of a second", async (moment) => {
  const { page, context } = await before(moment);
  const { x, y } = await button(page);
  const frames = await page.evaluateHandle(changed);
  await page.mouse.click(x, y);
  const taken = await page.evaluate((found) => found.after, frames);
  console.info(`${moment.game}: changed ${taken} frames after the click`);
  expect(taken).toBeLessThanOrEqual(FRAMES);
  await context.close();
});

/** In the page: the frames between the next click and the first change of the bar or the board. */
function changed(): { after: Promise<number> } {
  const after = new Promise<number>((seen) => {
    addEventListener(
      "click",
      () => {
        let frames = 0;
        const count = (): number => requestAnimationFrame(() => ((frames += 1), count()));
        count();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          seen(frames);
        });
        for (const part of document.querySelectorAll("section.bar, #board"))
          watch.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  return { after };
}
