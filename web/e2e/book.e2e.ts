/** The rulebook as a book, and a sentence the first time that something happens. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person } from "./browsers";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const inSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const { top, bottom } = document.getElementById(name)?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
    return top >= -1 && top < innerHeight && bottom > 0;
  }, id);

test("a rulebook is read by chapters, and its words explain themselves", async () => {
  const { page, context, faults } = await person(browser, "desktop", { reducedMotion: "reduce" });
  await page.goto(`${node(0)}/rules/burncycle`);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "The network" }).click();
  await expect.poll(() => inSight(page, "network")).toBe(true);
  const chapter = page.getByRole("region", { name: "The network" });
  await chapter
    .getByRole("button", { name: /^IPs?$/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "IP" }).first().waitFor();
  await page.keyboard.press("Escape");

  await page.goto(`${node(0)}/rules/burncycle#BC-PING-01`);
  await expect.poll(() => inSight(page, "BC-PING-01")).toBe(true);
  await page.getByRole("combobox", { name: "Language" }).selectOption("it");
  await page.getByRole("navigation", { name: "Indice" }).getByRole("link", { name: "La rete" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the book is printed whole, without what is only for a screen", async () => {
  const { page, context } = await person(browser, "desktop");
  await page.goto(`${node(0)}/rules/bombsquad`);
  await page.getByRole("heading", { name: "The table", exact: true }).waitFor({ state: "attached" });
  await clean(page);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Contents" }).isVisible()).toBe(false);
  expect(
    await page
      .getByRole("link", { name: /Show me/ })
      .first()
      .isVisible(),
  ).toBe(false);
  const rules = await page.locator(".rule p").evaluateAll((all) => all.filter((each) => each.clientHeight > 0).length);
  expect(rules).toBeGreaterThan(286);
  expect((await page.pdf({ format: "A4" })).byteLength).toBeGreaterThan(50_000);
  await context.close();
});

test("a player is told what is new once, sees it, and can switch it off; the book knows what was met", async () => {
  const { page, context, faults } = await person(browser, "desktop", { reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  await page.goto(`${node(0)}/rules/bombsquad/scenes/a-clue-names-them-all`);
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await page.waitForURL(/\/t\//);
  const table = page.url();
  await page.locator("button.option:enabled").first().waitFor({ state: "attached" });
  await page.keyboard.press("1");
  const told = page.getByRole("region", { name: "New to you." });
  await told.getByText(/./).first().waitFor();
  await clean(page);
  const link = await told.getByRole("link", { name: "Show me" }).getAttribute("href");
  expect(link).toMatch(/\/rules\/bombsquad\/scenes\/[\w-]+$/);
  await told.getByRole("button", { name: "Don't show these" }).click();
  await told.waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("getaway:first-times"))).toMatch(/^bombsquad\/[\w-]+$/);
  await page.reload();
  await page
    .getByRole("button", { name: /What would you do/ })
    .first()
    .waitFor();
  expect(await told.count()).toBe(0);

  await page.goto(`${table}/rules`);
  await page.getByRole("heading", { name: "How this table is set up" }).waitFor();
  expect(await page.getByTitle("You've met this in play").count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.waitForURL(table);
  expect(faults).toEqual([]);
  await context.close();
});
