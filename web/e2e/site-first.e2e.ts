/** The first seconds of a site without a server: what is sent, what can be seen before Python is there, and who can't play. */

import { execFileSync } from "node:child_process";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browsers";
import { hosted, type Hosted } from "./hosted";

const ROOT = new URL("../../", import.meta.url).pathname;
const PYTHON = process.env["GETAWAY_PYTHON"] ?? `${ROOT}.venv/bin/python`;
/** The interpreter's start, on a machine that does other things too. */
const PATIENCE = { timeout: 120_000 };
const FIRST_VISIT = 7_000_000;
const FURTHER_GAME = 800_000;

let browser: Browser;
let site: Hosted;
beforeAll(async () => {
  site = await hosted();
  browser = await launch();
}, 400_000);
afterAll(async () => {
  await browser.close();
  site.close();
});

const total = (): number => [...site.sent.values()].reduce((sum, size) => sum + size, 0);

async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");
}

/** The table has begun as a picture, and Python has come. */
async function playable(page: Page): Promise<void> {
  const picture = page.getByText("You can move in a moment");
  await picture.waitFor();
  await picture.waitFor({ ...PATIENCE, state: "detached" });
}

test("a first visit and a further game stay within what scripts/site allows", async () => {
  const { page, context } = await person(browser, "desktop");
  site.sent.clear();
  await page.goto(site.url);
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await playable(page);
  await kept(page);
  expect([...site.sent].filter(([, size]) => size > 5_000_000)).toEqual([]); // no part came twice
  expect(total()).toBeLessThan(FIRST_VISIT);

  const before = total();
  await page.goto(site.url);
  await page.getByRole("button", { name: /The Breach: Play now/ }).click();
  await playable(page);
  await page.waitForLoadState("networkidle");
  expect(total() - before).toBeLessThan(FURTHER_GAME);
  await context.close();
});

test("the lesson's board and first words are there before Python is, and Python goes on from the same table", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/runtime\//, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(site.url);
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await page.getByRole("heading", { name: /Step 1 of 18/ }).waitFor();
  const all = page.getByRole("region", { name: "All options" });
  const option = all.getByRole("button", { name: /Upgrade the command module/ });
  await option.waitFor();
  await page.getByText("You can move in a moment").waitFor();
  expect(await option.isDisabled()).toBe(true);
  const board = page.locator("[data-cell], .stage svg").first();
  await board.waitFor();
  const drawn = await page.locator(".stage").first().textContent();

  come();
  await option.and(page.locator(":enabled")).waitFor(PATIENCE);
  expect(await page.locator(".stage").first().textContent()).toBe(drawn);
  expect(faults).toEqual([]);
  await context.close();
});

for (const [lang, words] of [
  ["en-GB", "play on a getaway server or in a terminal"],
  ["it-IT", "gioca su un server getaway o nel terminale"],
  ["fr-FR", "jouez sur un serveur getaway ou dans un terminal"],
] as const) {
  test(`a browser that can't run it says so and where else to play (${lang})`, async () => {
    const { page, context } = await person(browser, "phone", { locale: lang });
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
    await page.goto(site.url);
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
    await context.close();
  });
}

test("a browser that can't read the scripts says so", async () => {
  const { page, context } = await person(browser, "phone", { serviceWorkers: "block" });
  await page.route(/assets\/page-.*\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "let 1 = syntax of tomorrow" }),
  );
  await page.goto(site.url);
  await page.getByRole("alert").filter({ hasText: "too old" }).waitFor();
  await context.close();
});

test("matches in WebAssembly are the same as native ones", () => {
  const asked = ["-m", "tests.sameness", "--lowest", "--again", "--matches", "2", "--site", site.folder];
  const said = execFileSync(PYTHON, asked, { cwd: ROOT, encoding: "utf8" });
  expect(said).toMatch(/\| all \| {2}\| 6 \| 6 \|/);
});
