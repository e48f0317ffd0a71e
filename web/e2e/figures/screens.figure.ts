/** Screenshots: what three people see, from the lobby to the end. */

import { openDrawer } from "../drawer";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after, type Advice } from "../advice";
import { launch, node, person, type Person } from "../browsers";
import { answer, compose } from "../pointer";
import { join, open } from "../table";
import { ALL, inLanguage, take } from "./pictures";

/** The answers after which hands and frame have something to show. */
const SOME = 14;
const SLOTS = 7;
const ROLES = ["Programmer", "Recon Specialist", "Engineer"];
const TURN = ["program", "inform", "discard", "activate"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function crew(): Promise<readonly [Person, Person, Person]> {
  return [await person(browser, "desktop"), await person(browser, "desktop"), await person(browser, "desktop")];
}

async function started(people: readonly Person[], table: string): Promise<Advice> {
  await people[0]?.page.getByRole("button", { name: "Start", exact: false }).click();
  for (const { page } of people) await page.locator("[data-ask]").first().waitFor();
  return advice(table);
}

test("a mission by the clock, from the lobby over a vote to an order", async () => {
  const people = await crew();
  const [nora, ilias, wren] = people;
  await nora.page.goto(node(0));
  await nora.page.getByLabel("Your name").fill("Nora");
  await take(nora.page, "lobby-empty", ALL, nora.page.locator("#what"));
  const table = await open(nora, node(0), { name: "Nora", mission: "First Call" });
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await wren.page.goto(`${node(0)}/t/${table}`);
  await wren.page.getByLabel("Your name at the table").waitFor();
  await take(wren.page, "door");
  await join(wren, `${node(0)}/t/${table}`, "Wren");
  await take(nora.page, "waiting-room");

  let now = await started(people, table);
  await take(nora.page, "roles");
  for (const role of ROLES) {
    if (now.seat === 2) await vote(nora, ilias);
    now = await roleTaken(people, table, await advice(table), role);
  }
  for (let i = 0; now.wish && !(i >= SOME && TURN.includes(now.wish.verb)); i += 1)
    now = await played(people, table, now);
  await turn(people, now);

  while (now.wish && now.wish.verb !== "order") now = await played(people, table, now);
  const { page } = people[now.seat] as Person;
  await compose(page, now.wish?.args["slots"] as number[]);
  await planned(page);
  await take(page, "order");
  for (const { faults } of people) expect(faults).toEqual([]);
});

/** Plan a way for each move, the first that the board offers, as far as it offers any. */
async function planned(page: Page): Promise<void> {
  const ways = page.locator("#board .plan .ghost");
  for (let i = 0; i < SLOTS; i += 1) {
    await page.waitForTimeout(400); // the server rehearses what was planned so far
    if (await ways.count()) await ways.first().click();
  }
}

/** Answer what is asked, as advised. */
async function played(people: readonly Person[], table: string, now: Advice): Promise<Advice> {
  if (now.wish) await answer((people[now.seat] as Person).page, now.wish);
  return after(table, now);
}

async function roleTaken(people: readonly Person[], table: string, now: Advice, role: string): Promise<Advice> {
  const { page } = people[now.seat] as Person;
  await openDrawer(page);
  await page.locator(".drawer button.option", { hasText: role }).click();
  return after(table, now);
}

/** Somebody asks to take back what another has answered after; the other sees the vote and does not agree. */
async function vote(who: Person, other: Person): Promise<void> {
  await who.page.getByRole("button", { name: "Ask to undo" }).click();
  await other.page.locator("#vote").waitFor();
  await take(other.page, "vote");
  await other.page.getByRole("button", { name: "Don't agree" }).click();
  await who.page.locator("#vote").waitFor({ state: "detached" });
}

/** What the seat that is asked sees, what the others see, the rules, the text mode and the lobby meanwhile. */
async function turn(people: readonly Person[], { seat }: Advice): Promise<void> {
  const { page, context } = people[seat] as Person;
  const other = people[(seat + 1) % people.length] as Person;
  await take(page, "turn");
  await take(other.page, "waiting");
  await inLanguage(page, "it", () => take(page, "turn-it"));
  await inLanguage(page, "fr", () => take(page, "turn-fr"));

  await openDrawer(page);
  await page.locator(".drawer a.clause").first().click();
  await take(page, "rules");
  await page.reload();
  await page.locator("[data-ask]").first().waitFor();
  await page.keyboard.press("Control+.");
  await page.getByRole("heading", { name: /board/i }).first().waitFor();
  await take(page, "text");
  await page.keyboard.press("Control+.");
  await page.locator("#board").waitFor();

  const lobby = await context.newPage();
  await lobby.goto(new URL(page.url()).origin); // a browser knows the tables of the node that it sits at
  await lobby
    .getByText(/asked (now|\d)/)
    .first()
    .waitFor();
  await take(lobby, "lobby");
  await lobby.close();
}

test("a training mission by turns, to the end", async () => {
  const people = await crew();
  const [nora, ilias, wren] = people;
  const table = await open(nora, node(0), { name: "Nora", choices: ["By turns"] });
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await join(wren, `${node(0)}/t/${table}`, "Wren");
  let now = await started(people, table);
  while (now.wish) now = await played(people, table, now);
  await nora.page
    .getByRole("heading", { name: /MISSION/ })
    .first()
    .waitFor();
  await take(nora.page, "end");
  for (const { faults } of people) expect(faults).toEqual([]);
});
