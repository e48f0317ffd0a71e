/** A match of The Breach by keyboard alone, from the lobby and to its end: numbers choose, Tab leads to what lies on the board. */

import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after, type Wish } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { tabOn, tabTo } from "./keyboard";
import { lay, sitDown } from "./laid";
import { untilAnswered } from "./pointer";
import { nextStep } from "./steps";

/** Chance that lets the match end after few rounds. */
const SHORT = { game: "breach", players: 2, options: { window: 0 }, seed: 154 };
/** This many answers are given on things of the board, where it has them. */
const ON_THINGS = 4;
const MOST_GAMES = 10;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("from the lobby to the first own answers, without a pointer", async () => {
  const { page, faults } = await person(browser, "desktop");
  await page.goto(node(0));
  await page.getByLabel("Your name").waitFor();
  await tabTo(page, "input[name=game]:checked");
  for (let i = 0; i < MOST_GAMES && !(await chosen(page)); i += 1) await page.keyboard.press("ArrowRight");
  expect(await chosen(page)).toBe(true);
  await tabTo(page, "input[autocomplete=nickname]");
  await page.keyboard.type("Nora");
  await tabOn(page, /^Play alone/);
  await page.waitForURL(/\/t\//);
  for (const question of [
    "Which Avatar will you play?",
    "Which Breacher will you play?",
    "Which interface do you want?",
  ]) {
    await page.getByRole("heading", { name: question }).waitFor();
    await page.keyboard.press("1");
  }
  await page.getByRole("heading", { name: "Which Program shows first?" }).waitFor();
  expect(faults).toEqual([]);
}, 120_000);

test("a whole match, without a pointer", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "tablet")] as const;
  const laid = await lay(SHORT);
  for (const [seat, who] of people.entries()) await sitDown(who, node(seat), laid, seat);
  let [answers, things, ordered, takenBack] = [0, 0, false, false];
  let now = await advice(laid.table);
  while (now.wish) {
    const { seat, wish } = now;
    const { page } = people[seat] as Person;
    if (wish.verb === "infect" && !ordered) {
      await order(page);
      ordered = true;
      now = await after(laid.table, now);
      continue;
    }
    answers += 1;
    things += Number(await type(page, wish, things < ON_THINGS));
    now = await after(laid.table, now);
    if (wish.args["what"] === "pushes" && !takenBack) {
      await page.keyboard.press("u");
      now = await after(laid.table, now);
      expect(now).toMatchObject({ seat, wish });
      takenBack = true;
    }
  }
  for (const { page, faults } of people) {
    await page.getByRole("heading", { name: /wins/ }).first().waitFor();
    await clean(page);
    expect(faults).toEqual([]);
  }
  expect([ordered, takenBack]).toEqual([true, true]);
  expect(things).toBe(ON_THINGS);
  expect(answers).toBeGreaterThan(100);
}, 600_000);

/** Whether The Breach is the game that the lobby would open. */
async function chosen(page: Page): Promise<boolean> {
  return page.getByRole("radio", { name: /Breach/ }).isChecked();
}

/** Tab leads to the bell, Enter opens your own standing order, the arrows change it, Escape leads back. */
async function order(page: Page): Promise<void> {
  await tabOn(page, /^When you can respond: /);
  await tabTo(page, ":popover-open input[type=radio]:checked");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByRole("radio", { name: "Pass unless attacked" }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(":popover-open").count()).toBe(0);
}

/** Answer by the numbers of the options, or at a thing that bears the number; whether it was at a thing. */
async function type(page: Page, wish: Wish, onThings: boolean): Promise<boolean> {
  let thing = false;
  let last = "";
  await untilAnswered(page, wish, async () => {
    const next = await nextStep(page, wish);
    if (!next) return null;
    if (
      onThings &&
      !thing &&
      next.tag &&
      (await page
        .locator(".spot")
        .filter({ hasText: only(next.tag) })
        .count())
    ) {
      thing = true;
      return () => pressThing(page, next.tag);
    }
    const waits = last === JSON.stringify(next); // the number may go on: Enter ends it
    last = waits ? "" : JSON.stringify(next);
    return async () => {
      for (const key of waits ? ["Enter"] : next.keys) await page.keyboard.press(key);
    };
  });
  return thing;
}

/** What a thing is called that offers this option and no other. */
function only(key: string): RegExp {
  return new RegExp(`^\\s*${key}: [^;]*$`);
}

/** `m` leads to the board, Tab goes on from there to the thing, Enter chooses it. */
async function pressThing(page: Page, key: string): Promise<void> {
  await page.keyboard.press("m");
  await tabOn(page, only(key));
}
