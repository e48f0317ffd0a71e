/** Two browsers at a table: whatever their pages are sent, nothing of it is what the seat may not know. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, type Person } from "./browsers";
import { type Laid, lay, type Laying, playOn, sitDown } from "./laid";
import { found, receiving, type Said, type Truth, truths } from "./received";

const MOVES = 24;
const TABLES: Laying[] = [
  { game: "breach", players: 2, options: { team: "random", window: 0 }, moves: 30 },
  { game: "bombsquad", players: 2, moves: 4 },
];
/** Ways on which a seat is sent its whole view: what it alone may know is found there. */
const VIEWS = ["socket", "replay"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each(TABLES)("no browser at $game is sent what its seat may not know", async (wanted) => {
  const laid = await lay(wanted);
  const people = [await person(browser, "desktop"), await person(browser, "desktop")];
  const received = people.map(({ page }) => receiving(page, laid.table));
  for (const [seat, one] of people.entries()) await sitDown(one, node(seat), laid, seat);
  await playOn(laid, MOVES, 20);
  for (const [seat, one] of people.entries()) {
    await lookedBack(one, `${node(seat)}/t/${laid.table}`, await reported(one, laid));
    await tried(one, laid);
  }
  const secrets = await truths(laid.table);
  for (const [seat, said] of (await Promise.all(received.map((each) => each()))).entries()) {
    checked(said, secrets[seat] as Truth, secrets[1 - seat] as Truth);
  }
  for (const { faults, context } of people) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

/** Nothing of the one, and on every way with a view something of the other: what is looked for would be found. */
function checked(said: readonly Said[], hidden: Truth, shown: Truth): void {
  expect(said.flatMap(({ way, text }) => found(text, hidden).map((secret) => `${way}: ${secret}`))).toEqual([]);
  const ways = new Set(said.map(({ way }) => way));
  for (const way of ["socket", "replay", "query", "replay/query", "what-if", "bugs"]) expect(ways).toContain(way);
  for (const view of VIEWS) {
    const told = said.filter(({ way }) => way === view).flatMap(({ text }) => found(text, shown));
    expect(told, view).not.toEqual([]);
  }
}

/** Report something by a call of the page; gives the moment that the report leads to. */
async function reported({ page }: Person, { table }: Laid): Promise<number> {
  return page.evaluate(async (id) => {
    const secret = localStorage.getItem(`getaway:seat:${id}`) ?? "";
    const headers = { Authorization: `Seat ${secret}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ id: "odd", text: "this looks odd" });
    const answer = await fetch(`/api/tables/${id}/bugs`, { method: "POST", headers, body });
    return ((await answer.json()) as { moment: number }).moment;
  }, table);
}

/** Where the link of a report leads, and the moment before. */
async function lookedBack({ page }: Person, url: string, moment: number): Promise<void> {
  await page.goto(`${url}/replay#${moment}`);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#board").waitFor();
}

/** From there on with bots: what the seat doesn't know is drawn again. */
async function tried({ page }: Person, { table }: Laid): Promise<void> {
  await page.getByText("What if …").click();
  await page.getByRole("button", { name: "Bots play the other seats" }).click();
  await page.getByText(/Nothing here changes the match/).waitFor();
  expect(new URL(page.url()).pathname).not.toContain(table);
  await page.locator("#board").waitFor();
}
