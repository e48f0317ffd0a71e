/** What can go wrong without a server: a full disk, a browser that keeps nothing, a worker that hangs. Each is said or healed. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page, type Worker } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, PROGRAM, person } from "./browsers";
import { follow } from "./follow";
import { hosted, type Hosted, PATIENCE } from "./hosted";

const FULL = /no room left for this page/;
/** Chromium remembers for 30 seconds that there was room. */
const REMEMBERED = 32_000;
/** Sooner than a second worker that hangs is given up. */
const SOON = { timeout: 8_000 };

let browser: Browser;
let site: Hosted;

beforeAll(async () => {
  site = await hosted();
  browser = await launch();
}, 300_000);

afterAll(async () => {
  await browser.close();
  site.close();
});

/** At the first question of burncycle's lesson, or of what another button opens. */
async function begin(page: Page, button = /burncycle: Learn/): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  await page.goto(site.url);
  await page.getByRole("button", { name: button }).click(PATIENCE);
  await page.waitForURL(/\?\/t\//, PATIENCE);
  await page.locator("button.option:enabled").first().waitFor(PATIENCE);
}

/** Press the option that says this. */
async function choose(page: Page, option: RegExp): Promise<void> {
  const all = page.getByRole("region", { name: "All options" });
  await all.getByRole("button", { name: option, disabled: false }).first().focus(PATIENCE);
  await page.keyboard.press("Enter");
}

test("a full disk is said, nothing is lost, and play goes on once there is room", async () => {
  const { page, context } = await person(browser, "desktop", { reducedMotion: "reduce" });
  await begin(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(site.url);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000 });
  await page.waitForTimeout(REMEMBERED);
  await choose(page, /Upgrade your agent/);
  await choose(page, /advanced/);
  await page.getByText(FULL).waitFor(PATIENCE);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await page.getByText(FULL).waitFor({ ...PATIENCE, state: "detached" });
  const done = page.getByRole("listitem").filter({ hasText: /dvanced/ });
  await done.first().waitFor({ ...PATIENCE, state: "attached" });
  await page.reload();
  await done.first().waitFor({ ...PATIENCE, state: "attached" });
  await context.close();
});

test.each([
  ["en-GB", /doesn't let the page keep anything/],
  ["it-IT", /non permette alla pagina di conservare dati/],
  ["fr-FR", /ne laisse pas la page conserver de données/],
])("a browser that keeps nothing is told so in its language: %s", async (locale, text) => {
  const profile = mkdtempSync(join(tmpdir(), "keeps-nothing-"));
  mkdirSync(join(profile, "Default"));
  const refused = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(refused));
  const context = await chromium.launchPersistentContext(profile, { ...PROGRAM, locale });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.locator(".games label").first().waitFor(PATIENCE);
  await page.locator("button.main").last().click();
  await page.getByText(text).waitFor(PATIENCE);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

const isSecond = (worker: Worker): boolean => worker.url().includes("thinking");

test("a hint that hangs stops nobody, and the next one comes", async () => {
  const { page, context } = await person(browser, "desktop", { reducedMotion: "reduce" });
  await begin(page, /burncycle: Play now/); // in a lesson, the lesson itself gives the hints
  await follow(page, 1, PATIENCE.timeout);
  const thinking = page.workers().find(isSecond);
  expect(thinking).toBeDefined();
  void thinking
    ?.evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  await page.getByRole("button", { name: /^What would you do/ }).click();
  await page.getByText("Thinking…").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page
    .getByText("undoes a move")
    .first()
    .waitFor({ ...SOON, state: "attached" });
  const { took } = await follow(page, 1, PATIENCE.timeout);
  expect(took.length).toBe(1);
  expect(page.workers().filter((worker) => isSecond(worker) && worker !== thinking).length).toBe(1); // another one
  await context.close();
});
