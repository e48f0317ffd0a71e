/** Bots worth a seat, from the lobby: their level by seat, what they say, how fast they are, and who stands in for whom. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person } from "./browsers";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a match of Bomb Squad with bots is two clicks away; they act, say why, and can be set by the host", async () => {
  const who = await person(browser, "desktop", { reducedMotion: "reduce", serviceWorkers: "block" });
  const { page } = who;
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  await page.goto(node(0));
  await page.locator(".games label", { hasText: "Bomb Squad" }).click();
  await page.getByLabel("Player 2: a friend, or a bot that plays as").selectOption({ index: 0 });
  await clean(page);
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("#question").waitFor();
  const said = page.locator("ol[reversed] li", { hasText: "“" });

  // as a newcomer would: do what the hint says, and see what the bots do
  for (let turns = 0; turns < 12 && !(await said.count()); turns += 1) {
    await page.getByRole("button", { name: "What would you do?" }).click({ timeout: 60_000 });
    await page.getByRole("button", { name: "Do it" }).click();
    await page.getByRole("button", { name: "What would you do?" }).waitFor({ timeout: 60_000 });
  }
  expect(await said.count()).toBeGreaterThan(0);
  await clean(page);

  await page.getByRole("button", { name: "Menu" }).click();
  const level = page.getByLabel(/^How well the bot of Player 2 plays/);
  await level.selectOption({ label: "Random" });
  await expect.poll(() => level.inputValue()).toBe("random");
  await page.getByRole("radio", { name: "Quickly" }).check();
  await expect.poll(() => page.getByRole("radio", { name: "Quickly" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: /Bots say why/ }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(() => said.count()).toBe(0);
  expect(who.faults).toEqual([]);
  await who.context.close();
});
