/** Matches in text mode through the accessibility tree alone: Bomb Squad, and a game that has no picture. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { answerOne, press, tree } from "./tree";

const MOST_ANSWERS = 400;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Open a table of a game alone with bots, in text mode; one with clocks is played by turns. */
async function alone(game: RegExp, clocks = false): Promise<Person> {
  const who = await person(browser, "desktop");
  const { page } = who;
  await page.goto(node(0));
  await page.getByRole("radio", { name: game }).check();
  await page.getByRole("textbox", { name: "Your name" }).fill("Nora");
  if (clocks) await page.getByRole("radio", { name: "By turns" }).check();
  await press(page, "Play alone");
  await page.waitForURL(/\/t\//);
  await page.getByRole("heading").first().waitFor();
  return who;
}

async function over(page: Person["page"], end: RegExp): Promise<boolean> {
  return (await tree(page)).some(({ role, name }) => role === "heading" && end.test(name));
}

/** Answer whatever is asked, by the names of the buttons, until the end is told. */
async function playOn({ page }: Person, prefer: readonly RegExp[], end: RegExp): Promise<number> {
  let answers = 0;
  for (let step = 0; step < MOST_ANSWERS && !(await over(page, end)); step += 1) {
    const answered = await answerOne(page, prefer, step);
    answers += Number(answered);
    await page.waitForTimeout(answered ? 120 : 300);
  }
  return answers;
}

test("Bomb Squad in text mode", async () => {
  const nora = await alone(/Bomb Squad/, true);
  await nora.page.keyboard.press("Control+.");
  await nora.page.getByRole("heading", { name: /board/i }).first().waitFor();
  await clean(nora.page);
  const answers = await playOn(nora, [/Start the timer/, /Program/, /Activate/, /card 1/], /MISSION/);
  expect(await over(nora.page, /MISSION/)).toBe(true);
  expect(answers).toBeGreaterThan(8);
  await clean(nora.page);
  expect(nora.faults).toEqual([]);
});

test("a game of response windows that has no picture", async () => {
  const nora = await alone(/toy/i);
  await nora.page
    .getByRole("heading", { name: /board|table/i })
    .first()
    .waitFor();
  await clean(nora.page);
  await playOn(nora, [], /scores/);
  expect(await over(nora.page, /scores/)).toBe(true);
  await clean(nora.page);
  expect(nora.faults).toEqual([]);
});
