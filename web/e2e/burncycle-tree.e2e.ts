/** A match of burncycle through the accessibility tree alone: a round at the picture, one in text mode, then its end. */

import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person } from "./browsers";
import { lay, sitDown } from "./laid";
import { answerOne, press } from "./tree";

/** The lesson alone, with known chance. */
const LESSON = { game: "burncycle", players: 1, options: { mission: "first_shift" }, seed: 4 };
/** What somebody wants who hears the options for the first time: to get on, and not to stay long. */
const PREFER = [/Finish routing/, /Begin the turn/, /Continue/, /^\d+ Move$/, /Move the IP/, /End the turn/];
const MOST_ANSWERS = 150;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("two rounds and the end using the accessibility tree alone", async () => {
  const nora = await person(browser, "desktop");
  const { page, faults } = nora;
  await sitDown(nora, node(0), await lay(LESSON), 0);
  await playUntil(page, /Round 2: Nora begins their turn/);
  await clean(page);
  await press(page, "Text mode");
  await page.getByRole("heading", { name: "Board" }).waitFor();
  await clean(page);
  await playUntil(page, /Round: 3/);
  await clean(page);
  await playUntil(page, /heading "Mission failed/, [/Reboot/, ...PREFER]); // each time costs threat
  await clean(page);
  expect(faults).toEqual([]);
}, 600_000);

/** Answer whatever is asked, by the names of the buttons, until the tree tells this. */
async function playUntil(page: Page, told: RegExp, prefer = PREFER): Promise<void> {
  for (let step = 0; step < MOST_ANSWERS; step += 1) {
    if (told.test(await page.locator("body").ariaSnapshot())) return;
    const answered = await answerOne(page, prefer, step);
    await page.waitForTimeout(answered ? 120 : 300);
  }
  throw new Error(`after ${MOST_ANSWERS} answers nothing tells ${told}`);
}
