/** Rules shown on the board: from a clause to its scene, through its steps, and on to a table to try it at. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "./browsers";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const SCENES = [
  { game: "burncycle", clause: "BC-DETECT-01", title: "Seen in the hallway", last: /it's detected/ },
  { game: "breach", clause: "BR-INFECT-02", title: "Infecting a room", last: /raises your Threat by 2/ },
  { game: "bombsquad", clause: "BS-INFO-05", title: "A clue names every card it fits", last: /aren't red/ },
] as const;

test.each(SCENES)("$game: a rule is shown, by keyboard, and tried", async ({ game, clause, title, last }) => {
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(`${node(0)}/rules/${game}#${clause}`);
  await page.getByRole("link", { name: `Show me: ${title}` }).click();
  await page.getByRole("heading", { name: title }).waitFor();
  const caption = page.getByRole("region", { name: "Steps of the scene" });
  const before = await caption.getByRole("status").textContent();
  while (await caption.getByRole("button", { name: "Forward one move" }).isEnabled())
    await page.keyboard.press("ArrowRight");
  expect(await caption.getByRole("status").textContent()).toMatch(last);
  while (await caption.getByRole("button", { name: "Back one move" }).isEnabled())
    await page.keyboard.press("ArrowLeft");
  expect(await caption.getByRole("status").textContent()).toBe(before);
  await caption.getByRole("button", { name: "Try it yourself" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText(`You're trying out “${title}”`).first().waitFor();
  await page.getByRole("link", { name: "Back to the rule" }).first().click();
  await page.getByRole("heading", { name: title }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
