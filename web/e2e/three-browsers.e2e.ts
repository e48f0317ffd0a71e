/** Three people with three browsers play a whole mission by pointer: phone, tablet and desktop, at two nodes. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { Line, loseLine } from "./line";
import { answer } from "./pointer";
import { join, open } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a whole mission with a reload, a lost connection, an undo and a language switch", async () => {
  const people = [
    await person(browser, "desktop", { permissions: ["clipboard-write"] }),
    await person(browser, "tablet"),
    await person(browser, "phone"),
  ] as const;
  const [nora, ilias, wren] = people;
  const lines = await Promise.all(people.map((_, seat) => new Line(node(seat)).start()));
  const table = await open(nora, lines[0]?.url ?? "", { name: "Nora", choices: ["By turns"] });
  await join(ilias, `${lines[1]?.url}/t/${table}`, "Ilias");
  await join(wren, `${lines[2]?.url}/t/${table}`, "Wren");
  await clean(nora.page);
  await nora.page.getByRole("button", { name: "Start", exact: false }).click();
  for (const { page } of people) await page.locator("[data-ask]").first().waitFor();

  let turns = 0;
  let takenBack = false;
  let now = await advice(table);
  while (now.wish) {
    const { seat, wish } = now;
    const who = people[seat] as Person;
    turns += 1;
    if (turns === 3) await reload(who);
    if (turns === 5) await loseLine(who, lines[seat] as Line);
    if (turns === 7) await italian(who);
    await answer(who.page, wish);
    now = await after(table, now);
    if (wish.verb === "go" && !takenBack) {
      await who.page
        .getByRole("button", { name: /Undo|Annulla/ })
        .first()
        .click();
      now = await after(table, now);
      expect(now).toMatchObject({ seat, wish });
      takenBack = true;
    }
  }
  for (const { page, faults } of people) {
    await page
      .getByText(/stars?|stelle/i)
      .first()
      .waitFor();
    await clean(page);
    expect(faults).toEqual([]);
  }
  for (const line of lines) line.stop();
  expect(takenBack).toBe(true);
  expect(turns).toBeGreaterThan(10);
});

async function reload({ page }: Person): Promise<void> {
  await page.reload();
  await page.locator("[data-ask]").first().waitFor();
}

async function italian({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("it");
  await page.getByRole("button", { name: "Chiudi" }).click();
}
