/** The Breach in two browsers at two nodes: secret hands, one match, by its picture and as text. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { join } from "./table";
import { buttons, press } from "./tree";

const NUMBERED = /^\d+( |$)/;
const STEPS = 120;
const ANSWERS = 10;
const ACTIONS = [/Infect/, /Draw|draw 1/, /End the Action Phase/, /End the Configuration/, /End the turn/, /Pass/];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Answer one question on this page, if one is asked there. */
async function answerOne({ page }: Person, step: number): Promise<boolean> {
  const finish = await buttons(page, /^(Do it|Go on)/);
  const options = await buttons(page, NUMBERED);
  const wanted = ACTIONS.map((each) => options.find((name) => each.test(name))).find(Boolean);
  const next = finish[0] ?? wanted ?? options[step % Math.max(1, options.length)];
  if (next) await press(page, next).catch(() => {});
  return next !== undefined;
}

test("one plays The Breach by its picture, the other as text", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "phone")] as const;
  const [nora, ilias] = people;
  await nora.page.goto(node(0));
  await nora.page.getByRole("radio", { name: /Breach/ }).check();
  await nora.page.getByLabel("Your name").fill("Nora");
  await nora.page.getByRole("button", { name: /Open and copy/ }).click();
  await nora.page.waitForURL(/\/t\//);
  const table = new URL(nora.page.url()).pathname.split("/").pop() ?? "";
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await nora.page.getByRole("button", { name: "Start", exact: false }).click();
  for (const { page } of people) await page.locator("[data-ask]").waitFor();
  await ilias.page.keyboard.press("Control+.");
  await ilias.page.getByRole("heading", { name: /board|table/i }).first().waitFor();

  const answered = [0, 0];
  for (let step = 0; step < STEPS && Math.min(...answered) < ANSWERS; step += 1) {
    for (const [seat, who] of people.entries()) answered[seat] = (answered[seat] ?? 0) + Number(await answerOne(who, step));
    await nora.page.waitForTimeout(120);
  }
  expect(Math.min(...answered)).toBe(ANSWERS);
  await nora.page.getByRole("group", { name: "Cube sheet" }).first().waitFor();
  await nora.page.getByRole("region", { name: "Your hand. Only you see it" }).waitFor();
  await nora.page.getByRole("region", { name: "Firewall" }).waitFor();
  for (const { page, faults } of people) {
    await clean(page);
    expect(faults).toEqual([]);
  }
});
