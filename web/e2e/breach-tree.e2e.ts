/** The Breach through the accessibility tree alone, from the lobby and to the end: one at the picture, the other in text mode. */

import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { lay, sitDown } from "./laid";
import { join } from "./table";
import { answerAs, buttons, press } from "./tree";

/** Chance that lets the match end after few rounds. */
const SHORT = { game: "breach", players: 2, options: { window: 0 }, seed: 154 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a table is opened, joined and begun using the accessibility tree alone", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "phone")] as const;
  const [nora, ilias] = people;
  const table = await open(nora);
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await press(nora.page, (await buttons(nora.page, /^Start/))[0] ?? "Start");
  for (const { page, faults } of people) {
    await page.locator(".bar [data-ask]").waitFor();
    expect(faults).toEqual([]);
  }
}, 120_000);

test("a whole match using the accessibility tree alone", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "phone")] as const;
  const [nora, ilias] = people;
  const laid = await lay(SHORT);
  for (const [seat, who] of people.entries()) await sitDown(who, node(seat), laid, seat);
  await ilias.page.keyboard.press("Control+.");
  await ilias.page.getByRole("heading", { name: "Board" }).waitFor();

  const answered = [0, 0];
  let looked = false;
  let now = await advice(laid.table);
  while (now.wish) {
    const { seat, said, seq } = now;
    if (said) await answerAs((people[seat] as Person).page, said, async () => (await advice(laid.table)).seq > seq);
    answered[seat] = (answered[seat] ?? 0) + 1;
    now = await after(laid.table, now);
    if (!looked && (await told(nora.page, /Round 2/))) {
      looked = true;
      for (const what of [/Cube sheet/, /Your hand. Only you can see it/, /Firewall/])
        expect(await told(nora.page, what)).toBe(true);
      await expect.poll(() => told(ilias.page, /Round: 2/)).toBe(true);
      for (const { page } of people) await clean(page);
    }
  }
  expect(looked).toBe(true);
  expect(Math.min(...answered)).toBeGreaterThan(40);
  for (const { page, faults } of people) {
    await expect.poll(() => told(page, /heading "[^"]*wins/)).toBe(true);
    await clean(page);
    expect(faults).toEqual([]);
  }
}, 600_000);

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
async function told(page: Page, what: RegExp): Promise<boolean> {
  return what.test(await page.locator("body").ariaSnapshot());
}
