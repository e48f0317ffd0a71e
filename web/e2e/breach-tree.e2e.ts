/** Two whole rounds of The Breach through the accessibility tree alone: one at the picture, the other in text mode. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { join } from "./table";
import { answerOne, buttons, press } from "./tree";

const MOST_STEPS = 300;
/** What somebody wants who hears the options for the first time. */
const PREFER = [/Infect/, /draw 1/i, /End the Action Phase/, /End the Configuration/, /End the turn/, /Keep/, /Pass$/];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("two rounds by what is told of the pages", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "phone")] as const;
  const [nora, ilias] = people;
  const table = await open(nora);
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await press(nora.page, (await buttons(nora.page, /^Start/))[0] ?? "Start");
  for (const { page } of people) await page.locator("[data-ask]").waitFor();
  await ilias.page.keyboard.press("Control+.");
  await ilias.page.getByRole("heading", { name: "Board" }).waitFor();

  const answered = [0, 0];
  for (let step = 0; step < MOST_STEPS && !(await told(nora, /Round 3/)); step += 1) {
    for (const [seat, who] of people.entries()) answered[seat] = (answered[seat] ?? 0) + Number(await answerOne(who.page, PREFER, step));
    await nora.page.waitForTimeout(100);
  }
  expect(await told(nora, /Round 3/)).toBe(true);
  expect(await told(ilias, /Round: 3/)).toBe(true);
  expect(Math.min(...answered)).toBeGreaterThan(8);
  for (const what of [/Cube sheet/, /Your hand. Only you see it/, /Firewall/]) expect(await told(nora, what)).toBe(true);
  for (const { page, faults } of people) {
    await clean(page);
    expect(faults).toEqual([]);
  }
}, 300_000);

/** Open a table of The Breach; gives its id. */
async function open({ page }: Person): Promise<string> {
  await page.goto(node(0));
  await page.getByRole("radio", { name: /Breach/ }).check();
  await page.getByRole("textbox", { name: "Your name" }).fill("Nora");
  await press(page, (await buttons(page, /Open and copy/))[0] ?? "Open");
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

/** Whether the tree of this page tells something. */
async function told({ page }: Person, what: RegExp): Promise<boolean> {
  return what.test(await page.locator("body").ariaSnapshot());
}
