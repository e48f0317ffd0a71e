/** burncycle's lesson on the site without a server, in Firefox: its first steps by hand, the rest by hints. */

import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchFirefox, press, says } from "./firefox";
import { follow } from "./follow";
import { hosted, type Hosted, PATIENCE } from "./hosted";
import { DRAWN } from "./measures";

const OPTIONS = "[aria-label='All options']";
/** Hints taken with one call, each this long at most: a call mustn't take three minutes. */
const [SOME, LONGEST] = [20, 60_000];

let firefox: Browser;
let site: Hosted;
beforeAll(async () => {
  site = await hosted();
  firefox = await launchFirefox();
}, 400_000);
afterAll(() => firefox.close());

/** Play by hints to the end of the match. */
async function playOut(page: Page): Promise<void> {
  while (!(await follow(page, SOME, LONGEST)).over);
}

test("burncycle's lesson begins as a picture, goes on over a reload and an undo, and is won with no host", async () => {
  const page = await firefox.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(site.url);
  await press(page, "main", /burncycle:\s*Learn/);
  await page.waitForSelector(DRAWN["burncycle"] ?? "");
  await says(page, "Step 1 of 18");
  await press(page, OPTIONS, /Upgrade the command module/);
  await press(page, OPTIONS, /(?=.*slot 4)(?=.*Crash \(2\))/);
  await says(page, "Upgrade your agent");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForNetworkIdle(); // Firefox tells its console about files that a reload cuts off

  await page.reload();
  await says(page, "Step 1 of 18");
  await press(page, OPTIONS, /Upgrade your agent/);
  await press(page, OPTIONS, /advanced/);
  await press(page, "body", /\bUndo\b/);
  await press(page, OPTIONS, /Upgrade your agent/);
  await press(page, OPTIONS, /advanced/);
  await press(page, OPTIONS, /Finish routing/);
  await says(page, "Step 2 of 18");
  await follow(page, 1, PATIENCE.timeout); // everything has come
  expect(faults).toEqual([]);

  site.close();
  await page.reload();
  await follow(page, 1, PATIENCE.timeout);
  await playOut(page);
  await says(page, "Mission accomplished");
  await page.goto(`${page.url()}/replay`);
  await page.waitForFunction(() => /Move \d+ of \d+/.test(document.body.innerText), PATIENCE);
});
