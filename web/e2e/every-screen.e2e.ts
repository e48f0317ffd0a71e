/** axe-core finds nothing wrong with any kind of screen, on paper and on blueprint. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice } from "./advice";
import { clean } from "./axe";
import { openDrawer } from "./drawer";
import { launch, node, person, type Person } from "./browsers";
import { join, open } from "./table";

/** Until the last element has the new colours. */
const REPAINTED = 200;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What a person sees now, in both colours; nothing moves, so that no colour is half way. */
async function seen(...people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForTimeout(REPAINTED);
      await clean(page);
    }
  }
}

test("from the lobby to a question", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "phone")] as const;
  const [nora, ilias] = people;
  await nora.page.goto(node(0));
  await nora.page.getByLabel("Your name").waitFor();
  await seen(nora);
  const table = await open(nora, node(0), { name: "Nora", mission: "First Call", choices: ["By turns"] });
  await nora.page.getByRole("button", { name: "Start" }).waitFor();
  await seen(nora);

  await ilias.page.goto(`${node(1)}/t/${table}`);
  await ilias.page.getByLabel("Your name at the table").waitFor();
  await seen(ilias);
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await nora.page.getByRole("button", { name: "Start" }).click();
  for (const { page } of people) await page.locator("[data-ask]").first().waitFor();
  await seen(...people);
  await sideways(nora, ilias, (await advice(table)).seat);
  for (const { faults } of people) expect(faults).toEqual([]);
});

/** What is opened beside the question: the menu, the rules, the text mode. */
async function sideways(nora: Person, ilias: Person, asked: number): Promise<void> {
  const who = asked ? ilias : nora;
  for (const { page } of [nora, ilias]) await page.getByRole("button", { name: "Menu" }).click();
  await seen(nora, ilias);
  for (const { page } of [nora, ilias]) await page.getByRole("button", { name: "Close" }).click();
  await openDrawer(who.page);
  await seen(who);
  await who.page.locator(".drawer a.clause").first().click();
  await who.page.getByLabel("Search the rules").waitFor();
  await seen(who);
  await who.page.keyboard.press("Control+.");
  await who.page.getByRole("heading", { name: "Board" }).waitFor();
  await seen(who);
}
