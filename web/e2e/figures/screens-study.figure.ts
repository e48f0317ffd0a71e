/** Screenshots of what lies behind a question: menu and report, replays, a what-if, and the guided lesson. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, type Person } from "../browsers";
import { type Laid, lay, sitDown } from "../laid";
import { BOARDS } from "../measures";
import { ALL, take } from "./pictures";

/** Until the last answer of the server is drawn. */
const DRAWN = 900;
/** This many moves before the last one. */
const BACK = 4;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Somebody at a table that has been played for a while. */
async function seated(laid: Laid, seat: number): Promise<Person> {
  const who = await person(browser, "desktop", { reducedMotion: "reduce", serviceWorkers: "block" });
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  await sitDown(who, node(0), laid, seat);
  return who;
}

async function done({ context, faults }: Person): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}

async function replay(page: Page, laid: Laid): Promise<void> {
  await page.goto(`${node(0)}/t/${laid.table}/replay`);
  await page.getByRole("slider").waitFor();
  for (let i = 0; i < BACK; i += 1) await page.keyboard.press("ArrowLeft");
  await page.waitForTimeout(DRAWN);
}

test.each(Object.entries(BOARDS))("replay of %s", async (game, laying) => {
  const laid = await lay(laying);
  const who = await seated(laid, 0);
  await replay(who.page, laid);
  await take(who.page, `${game}-replay`);
  await done(who);
});

test("a replay that somebody leads", async () => {
  const laid = await lay(BOARDS["breach"] ?? { game: "breach", players: 2 });
  const [nora, ilias] = [await seated(laid, 0), await seated(laid, 1)];
  await replay(nora.page, laid);
  await ilias.page.goto(`${node(1)}/t/${laid.table}/replay`);
  await ilias.page.getByRole("slider").waitFor();
  await nora.page.getByRole("button", { name: /Lead the others/ }).click();
  await ilias.page.getByText("Nora is leading and you follow.").waitFor();
  await ilias.page.waitForTimeout(DRAWN);
  await take(ilias.page, "led");
  await done(nora);
  await done(ilias);
});

test("a what-if", async () => {
  const laid = await lay(BOARDS["burncycle"] ?? { game: "burncycle", players: 3 });
  const who = await seated(laid, 0);
  await replay(who.page, laid);
  await who.page.getByText("What if …").click();
  const all = who.page.getByRole("button", { name: "I play all seats" });
  await take(who.page, "what-if", ALL, all);
  await all.click();
  await who.page.getByText(/Nothing here changes the match/).waitFor();
  await who.page.locator("[data-ask]").first().waitFor();
  await who.page.waitForTimeout(DRAWN);
  await take(who.page, "what-if-table");
  await done(who);
});

test("menu and report", async () => {
  const laid = await lay(BOARDS["bombsquad"] ?? { game: "bombsquad", players: 3 });
  const who = await seated(laid, 0);
  await who.page.getByRole("button", { name: "Menu" }).click();
  await take(who.page, "menu");
  const report = who.page.locator("details", { has: who.page.getByText("Something seems wrong") });
  await report.locator("summary").click();
  await report.getByRole("textbox").fill("The second bomb counts down while the clock stands.");
  await report.getByRole("button").click();
  await report.getByText(/Reported as/).waitFor();
  await take(who.page, "report", ALL, report.getByRole("button", { name: "Copy" }));
  await done(who);
});

test("the first lesson", async () => {
  const who = await person(browser, "desktop", { reducedMotion: "reduce", serviceWorkers: "block" });
  await who.page.goto(`${node(0)}/learn/burncycle`);
  await who.page.getByRole("button", { name: /First Shift/ }).click();
  await who.page.getByRole("heading", { name: /Step 1 of/ }).waitFor();
  await who.page.waitForTimeout(DRAWN);
  await take(who.page, "lesson");
  await done(who);
});
