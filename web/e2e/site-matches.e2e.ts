/** Whole matches without a server: by hints, with a reload on the way, an undo and a look back. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, type Person, person } from "./browsers";
import { follow } from "./follow";
import { hosted, type Hosted, kept, PATIENCE } from "./hosted";

/** The longest a player waits for something to happen: several bots may be about to answer. */
const LONGEST = 60_000;
/** The longest a hint may take, once the second worker has begun. */
const HINT = 4_000;
const [EARLY, MOST] = [6, 400];
/** At most this many answers until the move is offered, each this many milliseconds after the last. */
const [TRIES, SHOWN] = [60, 150];

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

/** Somebody who doesn't wait for what moves. */
async function hurried(): Promise<Person> {
  const who = await person(browser, "desktop", { reducedMotion: "reduce" });
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  return who;
}

/** Open a table with bots that are quick and decide quickly. */
async function openWithBots(page: Page, game: RegExp, bots: number, button: string): Promise<void> {
  await page.goto(site.url);
  await page.getByRole("radio", { name: game }).check();
  const seats = page.getByRole("status").filter({ hasText: /^\d seats?$/ });
  for (;;) {
    const now = Number.parseInt(await seats.innerText(), 10);
    if (now === bots + 1) break;
    await page.getByRole("button", { name: now > bots + 1 ? "One fewer seat" : "One more seat" }).click();
    await seats.filter({ hasNotText: `${now}` }).waitFor({ state: "attached" });
  }
  await page.getByText("More settings").click();
  await page.getByLabel("How well bots play").selectOption({ label: "Newcomer" });
  await page.getByLabel("How fast bots act").selectOption({ label: "Quickly" });
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.waitForURL(/\?\/t\//, PATIENCE);
}

/** Play by hints until a move is offered that can be undone without a vote; make it, and undo it. Whether that came. */
async function undo(page: Page, move: RegExp): Promise<boolean> {
  const button = page.locator('button[aria-label="Undo"]:not([aria-disabled="true"])').first();
  for (let i = 0; i < TRIES; i += 1) {
    await page.locator("button.option:enabled, section.end").first().waitFor({ state: "attached", timeout: LONGEST });
    const made = await page.evaluate((text) => {
      const fits = new RegExp(text);
      const all = [...document.querySelectorAll<HTMLElement>("button.option:enabled")];
      const found = all.find((option) => fits.test(option.querySelector(".words")?.textContent?.trim() ?? ""));
      found?.click();
      return found !== undefined;
    }, move.source);
    if (!made) {
      if ((await follow(page, 1, LONGEST)).over) return false;
      await page.waitForTimeout(SHOWN);
      continue;
    }
    await button.click();
    await page.getByText("undoes a move").first().waitFor({ state: "attached" });
    return true;
  }
  return false;
}

/** Play by hints: some answers and an undo, a reload, and the rest. How long the hints took, but for each page's first. */
async function playOut(page: Page, undone: RegExp): Promise<number[]> {
  await follow(page, 1, PATIENCE.timeout); // the second worker begins
  const before = await follow(page, EARLY, LONGEST);
  expect(await undo(page, undone)).toBe(true);
  await page.reload();
  await follow(page, 1, PATIENCE.timeout);
  const rest = await follow(page, MOST, LONGEST);
  expect(rest.over).toBe(true);
  return [...before.took, ...rest.took];
}

/** How the match went, as its last page and its replay say. */
async function lookBack(page: Page): Promise<string> {
  const said = await page.locator("section.end").innerText();
  await page.goto(`${page.url()}/replay`);
  await page.getByText(/Move \d+ of \d+/).waitFor(PATIENCE);
  return said;
}

/** Nothing went wrong; a browser without a network says so in its console. */
function well({ faults }: Person, took: readonly number[]): void {
  expect(Math.max(...took)).toBeLessThan(HINT);
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
}

test("First Shift is won by hints, with no network after the first visit", async () => {
  const who = await hurried();
  const { page, context } = who;
  await page.goto(site.url);
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await page.waitForURL(/\?\/t\//, PATIENCE);
  await follow(page, 1, PATIENCE.timeout); // everything has come
  await kept(page);
  await context.setOffline(true);
  const took = await playOut(page, /^(Finish|Continue|End|Begin)/);
  expect(await lookBack(page)).toContain("Mission accomplished");
  well(who, took);
  await context.close();
});

test("a mission of Bomb Squad ends, with three bots", async () => {
  const who = await hurried();
  await openWithBots(who.page, /Bomb Squad/, 3, "Play with bots");
  const took = await playOut(who.page, /^Activate the robot/);
  await lookBack(who.page);
  well(who, took);
  await who.context.close();
});

test("a match of The Breach ends, against two bots", async () => {
  const who = await hurried();
  await openWithBots(who.page, /Breach/, 2, "Play alone");
  const took = await playOut(who.page, /^(End the Action|Ready )/);
  await lookBack(who.page);
  well(who, took);
  await who.context.close();
});
