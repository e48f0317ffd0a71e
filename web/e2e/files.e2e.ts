/** Matches in files: begun without a server, saved, brought back, and carried on at a server with somebody else. */

import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "./browsers";
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

/** Save a match from the list of your tables; gives the file. */
async function saved(page: Page): Promise<string> {
  await page
    .getByRole("button", { name: /^Save .* as a file$/ })
    .first()
    .click(PATIENCE);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file" }).click();
  await page.getByText("Continue online").waitFor();
  const path = join(tmpdir(), `${Date.now()}.getaway`);
  await (await coming).saveAs(path);
  await page.keyboard.press("Escape");
  return path;
}

const chosen = (page: Page, file: string) => page.locator("input[type=file]").setInputFiles(file);

/** Whose turn it is moves: a bot by itself, or the person with the first option there is. */
async function moved(page: Page): Promise<void> {
  const happened = page.getByRole("listitem").filter({ hasText: /(tells?|programs?|discards?|operates?|informs?)\b/ });
  const before = await happened.count();
  const mine = page.getByRole("region", { name: "All options" }).getByRole("button", { name: /^1 /, disabled: false });
  await expect
    .poll(
      async () => {
        if (await mine.count()) await mine.first().press("Enter");
        return happened.count();
      },
      { ...PATIENCE, interval: 500 },
    )
    .toBeGreaterThan(before);
}

test("a match goes on from its file: in another browser, and at a server", async () => {
  const here = await person(browser, "desktop");
  await here.page.goto(site.url);
  await here.page.getByRole("button", { name: /Bomb Squad: Play now/ }).click();
  await here.page.waitForURL(/\?\/t\//, PATIENCE);
  await here.page.locator("button:visible", { hasText: "Start the timer" }).first().click(PATIENCE);
  await moved(here.page);
  await here.page.getByRole("link", { name: "getaway, go to the lobby" }).first().click();
  const file = await saved(here.page);
  expect(here.faults).toEqual([]);
  await here.context.close();

  const text = readFileSync(file, "utf8");
  expect(text).toContain('"entry":"answer"');
  const spoilt = join(tmpdir(), `${Date.now()}-spoilt.getaway`);
  writeFileSync(spoilt, text.replace('"seat":0', '"seat":1'));

  const there = await person(browser, "phone");
  await there.page.goto(site.url);
  await chosen(there.page, spoilt);
  await there.page.getByText("This file was changed after it was saved").waitFor(PATIENCE);
  await chosen(there.page, file);
  await there.page.waitForURL(/\?\/t\//, PATIENCE);
  await there.page.getByText("This match comes from a file.").waitFor(PATIENCE);
  expect(there.faults).toEqual([]);
  await there.context.close();

  const online = await person(browser, "desktop");
  await online.page.goto(node(0));
  await chosen(online.page, spoilt);
  await online.page.getByText("This file was changed after it was saved").waitFor(PATIENCE);
  await chosen(online.page, file);
  await online.page.waitForURL(/\/t\//, PATIENCE);
  await online.page.getByText("Hidden cards may be known").first().waitFor(PATIENCE);
  await moved(online.page);
  expect(online.faults).toEqual([]);
  await online.context.close();
});
