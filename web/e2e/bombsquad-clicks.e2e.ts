/** With how many clicks Bomb Squad is begun, played and gone on with. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, type Person } from "./browsers";
import { lay, type Laying, sitDown } from "./laid";

const QUIET = 800;
const OPTIONS = { mission: "m01", clock: "turns" };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function somebody(): Promise<Person> {
  const who = await person(browser, "desktop", { reducedMotion: "reduce", serviceWorkers: "block" });
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  return who;
}

/** Sit down at such a moment, as the player who is asked. */
async function at(laying: Laying): Promise<Person> {
  const who = await somebody();
  const laid = await lay(laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  await who.page.waitForTimeout(QUIET);
  return who;
}

/** The question that stands, by its number. */
async function standing(page: Page): Promise<string | null> {
  return page.locator(".bar [data-ask]").getAttribute("data-ask");
}

async function answered(page: Page, before: string | null): Promise<void> {
  await expect.poll(() => standing(page), { timeout: 10_000 }).not.toBe(before);
}

test("the order changes with one drag", async () => {
  const { page, context } = await at({
    game: "bombsquad",
    players: 3,
    options: OPTIONS,
    moves: 20,
    until: "order",
    seed: 3,
  });
  const cards = page.locator(".order [data-slot]");
  const slots = (): Promise<(string | null)[]> =>
    cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-slot")));
  expect(await slots()).toEqual(["0", "1", "2"]);
  const [first, last] = [await cards.nth(0).locator("button.card").boundingBox(), await cards.nth(2).boundingBox()];
  if (!first || !last) throw new Error("no cards");
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  expect(await slots()).toEqual(["1", "2", "0"]);
  await context.close();
});

test("a role takes two clicks", async () => {
  const { page, context } = await at({
    game: "bombsquad",
    players: 2,
    options: { ...OPTIONS, roles: "choose" },
    until: "role",
  });
  const before = await standing(page);
  await page.locator('[data-place="role:role_programmer"]').first().click();
  await page.locator(".quick .give:enabled").click();
  await answered(page, before);
  await context.close();
});

test("one click leads from the end of a match to the next", async () => {
  const { page, context } = await at({ game: "bombsquad", players: 2, options: OPTIONS, until: "never", seed: 3 });
  const here = page.url();
  await page
    .getByRole("button", { name: /Play again|Next/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !here.includes(url.pathname), { timeout: 15_000 });
  await context.close();
});

test("the first own answer is two clicks from the lobby", async () => {
  const { page, context } = await somebody();
  await page.goto(node(0));
  await page.getByRole("button", { name: /Bomb Squad.*Play now/ }).click();
  await page.locator(".quick button:enabled").first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout(QUIET);
  const before = await standing(page);
  await page.locator(".quick button:enabled").first().click();
  await answered(page, before);
  await context.close();
});
