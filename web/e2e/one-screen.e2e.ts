/** People around one screen, without a server: while the device is passed on, and after, nothing of anybody's hand is there. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, person, type Screen } from "./browsers";
import { type Hosted, hosted, PATIENCE } from "./hosted";

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

/** Open a table at which Wren and Nora share the screen, and bots have the other seats. */
async function gathered(page: Page, game: string): Promise<void> {
  await page.goto(site.url);
  await page.locator("form .games label", { hasText: game }).click();
  await page.getByLabel("Your name").fill("Wren");
  await page.locator("form .seats select").first().selectOption("here");
  await page.getByLabel("Name for").fill("Nora");
  await page.getByRole("button", { name: "Play together here" }).click();
  await page.waitForURL(/\?\/t\//, PATIENCE);
}

const passed = (page: Page, name: string) => page.getByRole("heading", { name: `Pass the device to ${name}` });

/** Everything that the page says, to eyes, screen readers and the tab: text, names, titles, values. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll("*")].flatMap((each) => [...each.attributes].map(({ value }) => value));
    return [document.title, document.documentElement.textContent, ...named].join("\n");
  });
}

/** What Bomb Squad's log says about the hand of somebody else, once their cards are on the page. */
async function handOf(page: Page, name: string): Promise<string> {
  const line = page.getByRole("listitem").filter({ hasText: new RegExp(`${name} holds [a-z]`) });
  await line.first().waitFor({ ...PATIENCE, state: "attached" });
  return /holds ([^.]*)\./.exec((await line.first().textContent()) ?? "")?.[1] ?? "";
}

async function byKeys(page: Page, name: string): Promise<void> {
  await passed(page, name).waitFor(PATIENCE);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await passed(page, name).waitFor({ state: "detached" });
}

async function byHolding(page: Page, name: string, milliseconds: number): Promise<void> {
  const button = page.getByRole("button", { name: `I'm ${name}` });
  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(milliseconds);
  await page.mouse.up();
}

const CARD = /\b(red|yellow|blue) (move|door|disarm|rescue|turn)/i;

test.each<Screen>(["desktop", "phone"])("Bomb Squad on a %s: nobody sees their own cards", async (screen) => {
  const { page, context, faults } = await person(browser, screen);
  await gathered(page, "Bomb Squad");
  await passed(page, "Wren").waitFor(PATIENCE);
  expect(await said(page)).not.toMatch(CARD);
  await page.keyboard.press("Enter"); // a key that was meant for the question before
  await page.keyboard.press("Escape");
  await byHolding(page, "Wren", 100);
  await page.getByText("Letting go early shows nothing.").waitFor();
  expect(await passed(page, "Wren").isVisible()).toBe(true);
  await clean(page);
  await byHolding(page, "Wren", 900);
  if (screen === "phone") await page.getByRole("tab", { name: "Log" }).click();
  const nora = await handOf(page, "Nora");
  expect(nora).toMatch(CARD);
  expect(await said(page)).toContain(nora);

  await page.getByLabel("Pass it to").selectOption({ label: "Nora" });
  await passed(page, "Nora").waitFor(PATIENCE);
  expect(await said(page)).not.toMatch(CARD);
  await page.reload();
  await passed(page, "Wren").waitFor(PATIENCE); // who is asked first
  expect(await said(page)).not.toMatch(CARD);
  await page.getByRole("button", { name: "Pass it to Nora instead" }).click();
  await byKeys(page, "Nora");
  if (screen === "phone") await page.getByRole("tab", { name: "Log" }).click();
  const wren = await handOf(page, "Wren");
  expect(wren).toMatch(CARD);
  expect(await said(page)).not.toContain(`holds ${nora}`);
  expect(await page.locator("section.mate").filter({ hasText: "Nora" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

/** What the first bomb's countdown shows, in seconds. */
async function countdown(page: Page): Promise<number> {
  const shown = await page
    .getByText(/^\d:\d\d$/)
    .first()
    .innerText();
  const [minutes = 0, seconds = 0] = shown.split(":").map(Number);
  return minutes * 60 + seconds;
}

/** Something that somebody did on their turn, in the log. */
const acted = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ hasText: new RegExp(`${name} (tells|programs|discards|calls|orders)`) });

/** Wren gives information whenever he's asked, until Nora's turn is over. */
async function untilNora(page: Page): Promise<void> {
  const options = page.getByRole("region", { name: "All options" }).getByRole("button");
  const first = options.filter({ hasText: /^\s*1\b/ }).and(page.locator(":enabled"));
  const done = acted(page, "Nora").first();
  for (let answers = 0; answers < 6; answers += 1) {
    await first
      .or(done)
      .first()
      .waitFor({ ...PATIENCE, state: "attached" });
    if (await done.count()) return;
    await first.first().press("Enter");
    await page.waitForTimeout(500);
  }
}

test("Bomb Squad: a bot plays for somebody who's away, and the clock waits for them to come back", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await gathered(page, "Bomb Squad");
  await passed(page, "Wren").waitFor(PATIENCE);
  await page.getByRole("button", { name: "Pass it to Nora instead" }).click();
  await page.getByRole("button", { name: "Nora is away: let a bot play" }).click();
  await page.getByText("A bot is playing for Nora.").waitFor({ ...PATIENCE, state: "attached" });
  await passed(page, "Wren").waitFor(); // who is still here
  await byHolding(page, "Wren", 900);
  await page.locator("button:visible", { hasText: "Start the timer" }).first().click(PATIENCE);
  await untilNora(page);
  expect(await acted(page, "Nora").count()).toBeGreaterThan(0);

  await page.getByLabel("Pass it to").selectOption({ label: "Nora" });
  await passed(page, "Nora").waitFor(PATIENCE);
  await page.getByText("All hands are covered and the clock waits.").waitFor();
  await page.getByText("The clocks have stopped.").last().waitFor({ state: "attached" });
  const stopped = await countdown(page);
  await page.waitForTimeout(2200);
  expect(await countdown(page)).toBe(stopped);
  await byKeys(page, "Nora");
  await expect.poll(() => holder(page), PATIENCE).toBe("Nora");
  await expect.poll(() => countdown(page), PATIENCE).toBeLessThan(stopped);
  expect(await page.locator("section.mate").filter({ hasText: "Nora" }).count()).toBe(0); // her hand is her own again
  expect(faults).toEqual([]);
  await context.close();
});

/** Who has the device. */
async function holder(page: Page): Promise<string> {
  const said = await page.locator("section[aria-label='Around this screen'] p").textContent();
  return said?.split(" ")[0] ?? "";
}

/** The cards in the hand on the page, by their names in the rules. */
function hand(page: Page): Promise<string[]> {
  const cards = page.locator("section[aria-label^='Your hand'] [data-place^='card:']");
  return cards.evaluateAll((all) => all.map((each) => each.getAttribute("data-place") ?? ""));
}

/** The player who has the device takes it, and answers somehow, until they hold cards. */
async function dealt(page: Page): Promise<string[]> {
  const covered = page.getByRole("heading", { name: /Pass the device to/ });
  const first = page.getByRole("region", { name: "All options" }).getByRole("button", { name: /^1 / });
  for (let turns = 0; turns < 40; turns += 1) {
    const found = await hand(page);
    if (found.length) return found;
    await covered
      .or(first.and(page.locator(":enabled")))
      .first()
      .waitFor(PATIENCE);
    if (await covered.isVisible()) await byKeys(page, (await covered.textContent())?.split(" ").at(-1) ?? "");
    else await first.first().press("Enter");
    await page.waitForTimeout(1000);
  }
  return [];
}

test("The Breach: a hand is its player's own, and isn't there before or after", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await gathered(page, "The Breach");
  const one = await dealt(page);
  expect(one.length).toBeGreaterThan(0);
  const giver = await holder(page);
  const taker = giver === "Wren" ? "Nora" : "Wren";
  const mine = await said(page);
  expect(one.filter((card) => !mine.includes(card))).toEqual([]);
  await page.getByLabel("Pass it to").selectOption({ label: taker });
  await passed(page, taker).waitFor(PATIENCE);
  const between = await said(page);
  expect(one.filter((card) => between.includes(card))).toEqual([]);
  await byKeys(page, taker);
  await page.getByLabel("Pass it to").waitFor();
  await page.locator("section[aria-label^='Your hand']").waitFor(PATIENCE);
  const other = await hand(page);
  const theirs = await said(page);
  expect(one.filter((card) => !other.includes(card) && theirs.includes(card))).toEqual([]);
  await page.getByLabel("Pass it to").selectOption({ label: giver });
  await byKeys(page, giver);
  await expect.poll(() => hand(page), PATIENCE).toEqual(one);
  expect(faults).toEqual([]);
  await context.close();
});

test("burncycle hides nothing: the table turns to the one who is asked", async () => {
  const { page, context, faults } = await person(browser, "phone");
  await gathered(page, "burncycle");
  await page.getByLabel("Pass it to").waitFor(PATIENCE);
  await page.getByLabel("Pass it to").selectOption({ label: "Nora" });
  await expect.poll(() => holder(page), PATIENCE).toBe("Nora");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
