/** A short mission by keyboard alone, from the lobby to the end: two people, no pointer. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { tabTo, type } from "./keyboard";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("the training mission, without a pointer", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "tablet")] as const;
  const [nora, ilias] = people;
  await nora.page.goto(node(0));
  await nora.page.getByLabel("Your name").waitFor();
  await tabTo(nora.page, "input[autocomplete=nickname]");
  await nora.page.keyboard.type("Nora");
  await fewerSeats(nora);
  await byTurns(nora);
  await press(nora, /Open and copy/);
  await nora.page.waitForURL(/\/t\//);
  const table = new URL(nora.page.url()).pathname.split("/").pop() ?? "";

  await ilias.page.goto(`${node(1)}/t/${table}`);
  await ilias.page.getByLabel("Your name at the table").waitFor();
  await tabTo(ilias.page, "input[autocomplete=nickname]");
  await ilias.page.keyboard.type("Ilias");
  await ilias.page.keyboard.press("Enter");
  await ilias.page.getByText(/Nora starts/).waitFor();
  await press(nora, /Start/);

  let now = await advice(table);
  while (now.seat < 0) now = await after(table, now);
  while (now.wish) {
    await type((people[now.seat] as Person).page, now.wish);
    now = await after(table, now);
  }
  for (const { page, faults } of people) {
    await page
      .getByRole("heading", { name: /MISSION/ })
      .first()
      .waitFor();
    await clean(page);
    expect(faults).toEqual([]);
  }
});

async function fewerSeats({ page }: Person): Promise<void> {
  await focused(page, "button", /One fewer seat/);
  await page.keyboard.press("Enter");
}

async function byTurns({ page }: Person): Promise<void> {
  await tabTo(page, "input[type=radio][value=real], input[type=radio]:checked[name]");
  for (let i = 0; i < 60; i += 1) {
    const name = await page.evaluate(
      () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "",
    );
    if (name === "Real time") break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowRight");
}

async function press({ page }: Person, name: RegExp): Promise<void> {
  await focused(page, "button", name);
  await page.keyboard.press("Enter");
}

/** Press Tab until something with this name has the focus. */
async function focused(page: Person["page"], tag: string, name: RegExp): Promise<void> {
  for (let i = 0; i < 150; i += 1) {
    const here = await page.evaluate(() => {
      const { activeElement: at } = document;
      return { tag: at?.tagName.toLowerCase(), name: at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "" };
    });
    if (here.tag === tag && name.test(here.name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}
