/** The first steps of burncycle's lesson beside the picture, on a phone and at a desk: what it says is what can be pressed. */

import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person, type Person, type Screen } from "./browsers";

const PICTURES = process.env["GETAWAY_LESSON_PICTURES"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Begin the lesson with one click. */
async function begin(screen: Screen): Promise<Person> {
  const who = await person(browser, screen);
  const { page } = who;
  await page.goto(node(0));
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await page.waitForURL(/\/t\//);
  return who;
}

async function at(page: Page, step: RegExp): Promise<void> {
  await page.getByRole("heading", { name: step }).waitFor();
}

/** Press the option that says this, once the question takes an answer. */
async function choose(page: Page, option: RegExp): Promise<void> {
  const all = page.getByRole("region", { name: "All options" });
  await all.getByRole("button", { name: option, disabled: false }).first().focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(250);
}

/** What is said of a step can be folded away; why it is so is said on request. */
async function folds(page: Page): Promise<void> {
  const [short, why] = [page.locator(".short", { hasText: /^Buy slot 4/ }), page.getByText(/has 10 power/)];
  await short.waitFor();
  expect(await why.count()).toBe(0);
  await page.getByRole("button", { name: "Why?" }).press("Enter");
  await why.waitFor();
  await page.locator(".guide > summary").press("Enter");
  await short.waitFor({ state: "hidden" });
  await at(page, /Step 1 of 18/);
}

/** Where room is short, a step that was followed once is folded, and stays open when it was opened again. */
async function opensAgain(page: Page): Promise<void> {
  const text = page.locator(".short", { hasText: /with 3 basic dice, to C8/ });
  await text.waitFor({ state: "hidden" });
  await page.locator(".guide > summary").press("Enter");
  await choose(page, /Draw a network card/);
  await text.waitFor();
}

/** On a phone the options lie over what is said, until the table is chosen again. */
async function toTable(page: Page, screen: Screen): Promise<void> {
  if (screen !== "phone") return;
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("tab", { name: "Table", selected: true }).waitFor();
}

/** What is said leaves the question in sight. */
async function seesQuestion(page: Page): Promise<void> {
  const seen = await page.locator("#question").evaluate((question) => {
    const { left, top, width, height } = question.getBoundingClientRect();
    return question.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen).toBe(true);
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

test.each(["phone", "desktop"] as const)("route, start and the first move on a %s", async (screen) => {
  const nora = await begin(screen);
  const { page } = nora;
  await at(page, /Step 1 of 18: First Shift/);
  await picture(page, `${screen}-1-route`);
  await clean(page);
  await seesQuestion(page);
  await folds(page);
  await choose(page, /Upgrade the command module/);
  await picture(page, `${screen}-pay`);
  await choose(page, /^\d+ (?=.*slot 4)(?=.*Crash \(2\))/i);
  await choose(page, /Upgrade your agent/);
  await choose(page, /advanced/);
  await at(page, /Step 1 of 18/);
  await choose(page, /Finish routing/);
  await at(page, /Step 2 of 18/);
  await page.locator(".short", { hasText: /Put your agent on E8/ }).waitFor();
  await picture(page, `${screen}-2-start`);
  await choose(page, /E8/);
  await choose(page, /G8/);
  await at(page, /Step 3 of 18/);
  await choose(page, /Begin the turn/);
  await choose(page, /Continue/);
  await picture(page, `${screen}-3-move`);
  await clean(page);
  if (screen === "phone") await opensAgain(page);
  await toTable(page, screen);
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByText("All steps").click();
  expect(await page.getByRole("listitem").filter({ hasText: "(done)" }).count()).toBe(2);
  expect(nora.faults).toEqual([]);
});
