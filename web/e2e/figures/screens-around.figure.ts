/** Screenshots around the tables: opening one of each game, your own tables, settings, the rulebook. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "../browsers";
import { lay, sitDown } from "../laid";
import { BOARDS } from "../measures";
import { ALL, take } from "./pictures";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Somebody in the lobby, at a desk. */
async function lobby(then: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, faults } = await person(browser, "desktop", { serviceWorkers: "block" });
  await page.goto(node(0));
  await page.getByLabel("Your name").fill("Nora");
  await then(page);
  expect(faults).toEqual([]);
  await context.close();
}

test.each([
  { name: "burncycle", title: /^burncycle/ },
  { name: "breach", title: /^The Breach/ },
])("a table of $name is opened", async ({ name, title }) => {
  await lobby(async (page) => {
    await page.getByRole("radio", { name: title }).check();
    await take(page, `open-${name}`, ALL, page.locator("#open"));
    await page.getByRole("button", { name: /Open and copy/ }).click();
    await page.getByRole("button", { name: "Start", exact: false }).waitFor();
    await take(page, `room-${name}`);
  });
});

test("settings", async () => {
  await lobby(async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await take(page, "settings");
  });
});

test("the rulebook", async () => {
  await lobby(async (page) => {
    await page.goto(`${node(0)}/rules/breach`);
    await page.getByRole("heading").first().waitFor();
    await take(page, "rulebook");
  });
});

test("your own tables", async () => {
  const who = await person(browser, "desktop", { serviceWorkers: "block" });
  for (const wanted of Object.values(BOARDS)) {
    const laid = await lay(wanted);
    await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  }
  const over = await lay({ game: "breach", players: 2, moves: 5000 });
  await sitDown(who, node(0), over, 1);
  await who.page.goto(node(0));
  await who.page
    .getByText(/asked (now|\d)/)
    .first()
    .waitFor();
  await take(who.page, "my-tables");
  await who.context.close();
});
