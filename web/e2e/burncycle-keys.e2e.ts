/** A whole mission of burncycle by keyboard alone: numbers choose, Tab leads to what stands on the floor. */

import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after, type Wish } from "./advice";
import { clean } from "./axe";
import { launch, node, person } from "./browsers";
import { LOOKED_AT } from "./burncycle/screens";
import { tabOn, tabTo } from "./keyboard";
import { lay, sitDown } from "./laid";
import { looking } from "./looking";
import { untilAnswered } from "./pointer";
import { nextStep } from "./steps";

/** The lesson alone, with chance that lets it end after two rounds. */
const SHORT = { game: "burncycle", players: 1, options: { mission: "first_shift" }, seed: 4 };
const PATIENCE = 1500;
/** The first steps are taken on the floor: in the list that opens at the bot, then at the spaces themselves. */
const WAYS = ["list", "space", "space"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("the lesson, without a pointer", async () => {
  const nora = await person(browser, "desktop", { colorScheme: "light" });
  const { page, faults } = nora;
  const laid = await lay(SHORT);
  await sitDown(nora, node(0), laid, 0);

  const look = looking(LOOKED_AT);
  let [steps, takenBack] = [0, false];
  let now = await advice(laid.table);
  while (now.wish) {
    const { wish } = now;
    await look(page, wish);
    const way = wish.verb === "step" ? WAYS[steps++] : undefined;
    await type(page, wish, way);
    now = await after(laid.table, now);
    if (wish.verb === "step" && !takenBack) {
      await page.keyboard.press("u");
      now = await after(laid.table, now);
      expect(now.wish).toEqual(wish);
      takenBack = true;
    }
  }
  await page
    .getByRole("heading", { name: /accomplished/ })
    .first()
    .waitFor();
  await clean(page);
  expect(steps).toBeGreaterThan(WAYS.length);
  expect(takenBack).toBe(true);
  expect(faults).toEqual([]);
}, 600_000);

/** Answer by the numbers of the options, or at a thing on the floor that bears the number. */
async function type(page: Page, wish: Wish, onFloor?: (typeof WAYS)[number]): Promise<void> {
  await untilAnswered(page, wish, async () => {
    const next = await nextStep(page, wish);
    if (!next) return null;
    if (onFloor && next.tag) return () => pressOnFloor(page, next.tag, onFloor);
    return async () => {
      for (const key of next.keys) await page.keyboard.press(key);
    };
  });
}

/** `m` leads to the board, and Tab goes on from there: to a bot, where a list opens, or to the floor, where arrows look around. */
async function pressOnFloor(page: Page, key: string, way: (typeof WAYS)[number]): Promise<void> {
  await page.keyboard.press("m");
  if (way === "space") return walk(page, key);
  await tabOn(page, new RegExp(`\\b${key}: .*; `));
  await tabOn(page, new RegExp(`^${key} `));
}

/**
 * Look from the bot in each direction until the way is said to lead to the space of this option, then go there.
 * While the bot still walks, none may lead there yet: then the caller looks again.
 */
async function walk(page: Page, key: string): Promise<void> {
  const option = page
    .getByRole("region", { name: "All options" })
    .getByRole("button", { name: new RegExp(`^${key} `) });
  const said = (await option.first().textContent()) ?? "";
  await page.locator("#board .reach .fill").first().waitFor();
  for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
    await tabTo(page, "#board svg[role=group]");
    await page.keyboard.press(arrow);
    const told = page.locator(".tip b", { hasText: /^To / });
    await told.waitFor({ timeout: PATIENCE }).catch(() => {});
    const [, space = "nowhere"] = /^To (\S+),/.exec((await told.count()) ? await told.innerText() : "") ?? [];
    if (new RegExp(`\\b${space}\\b`).test(said)) return page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await told.waitFor({ state: "detached" });
  }
}
