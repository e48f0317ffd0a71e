/**
 * Looking back at a match that runs: by keyboard, led by another, in text; a what-if from there, and a report.
 * Forwards, turns that nobody plays are shown act by act.
 */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { lay, type Laying, sitDown } from "./laid";
import { join, open } from "./table";

const MOVES = 5;

interface Turn {
  laying: Laying;
  /** The event with which the turn begins, and the clause that it cites. */
  begins: string;
  cites: string;
  title: string;
}
const TURNS: readonly Turn[] = [
  {
    laying: { game: "burncycle", players: 2, options: { mission: "first_shift" }, seed: 97, moves: 5000 },
    begins: "CorporationTurn",
    cites: "",
    title: "The corporation's turn",
  },
  {
    laying: { game: "breach", players: 2, options: { window: 0 }, seed: 154, moves: 120 },
    begins: "PasswordGiven",
    cites: "BR-FWPASS-01",
    title: "The Firewall's turn",
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a match is looked back at, tried from a moment, and reported", async () => {
  const people = [await person(browser, "desktop"), await person(browser, "phone")] as const;
  const [nora, ilias] = people;
  const table = await open(nora, node(0), { name: "Nora", mission: "First Call", choices: ["By turns"] });
  await join(ilias, `${node(1)}/t/${table}`, "Ilias");
  await nora.page.getByRole("button", { name: "Start" }).click();
  for (const { page } of people) await page.locator("[data-ask]").first().waitFor();
  await play(table, people);
  await reported(nora, table);
  await lookedBack(nora, table);
  await led(nora, ilias, table);
  await tried(nora);
  for (const { faults } of people) expect(faults).toEqual([]);
});

/** What is played does not matter here: some answers, by calls. */
async function play(table: string, people: readonly Person[]): Promise<void> {
  for (let i = 0; i < MOVES; i++) {
    const done = await Promise.all(people.map(({ page }) => page.evaluate(anyAnswer, table)));
    if (!done.some(Boolean)) await people[0]?.page.waitForTimeout(500); // a bot is asked
  }
}

/** On the page: give the first answer that the rules take; false where this seat is not asked. */
async function anyAnswer(table: string): Promise<boolean> {
  interface Part {
    name: string;
    names: string[];
    items: unknown[];
    rows: unknown[][];
    low: number;
    shape: string;
  }
  interface Asked {
    rev: number;
    choice?: { verb: string; parts: Part[] }[];
  }
  const secret = localStorage.getItem(`getaway:seat:${table}`) ?? "";
  const headers = { Authorization: `Seat ${secret}`, "Content-Type": "application/json" };
  const { question } = (await (await fetch(`/api/tables/${table}/sync`, { headers })).json()) as { question: Asked };
  const filled = (part: Part, i: number): [string, unknown][] => {
    if (part.shape === "one") return [[part.name, part.items[i % part.items.length]]];
    if (part.shape === "some") return [[part.name, part.items.slice(0, part.low)]];
    if (part.shape === "order") return [[part.name, part.items]];
    const row = part.rows[i % part.rows.length] ?? [];
    return part.names.map((name, at): [string, unknown] => [name, row[at]]).filter(([, value]) => value !== null);
  };
  for (const act of question.choice ?? []) {
    for (let i = 0; i < 4; i++) {
      const wish = { verb: act.verb, args: Object.fromEntries(act.parts.flatMap((part) => filled(part, i))) };
      const body = JSON.stringify({ do: "answer", id: `${act.verb}-${i}-${question.rev}`, ask: question.rev, wish });
      if ((await fetch(`/api/tables/${table}/do`, { method: "POST", headers, body })).ok) return true;
    }
  }
  return false;
}

const moveOf = async (page: Page): Promise<number> =>
  Number(/Move (\d+) of/.exec((await page.getByText(/^Move \d+ of \d+$/).textContent()) ?? "")?.[1]);

/** In the chat line: nobody hears it, and a link leads to your own view of the moment. */
async function reported({ page }: Person, table: string): Promise<void> {
  const line = page.getByLabel("Say something to everyone").first();
  await line.fill("/bug the robot looks the wrong way");
  await line.press("Enter");
  await page.getByText(/Reported as \w{4}(-\w{4})+/).waitFor();
  const link = await page.getByLabel("Link to your view of this moment").inputValue();
  expect(link).toMatch(new RegExp(`/t/${table}/replay#\\d+$`));
  expect(await page.getByText("the robot looks the wrong way").count()).toBe(0);
}

async function lookedBack({ page }: Person, table: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: /^Replay/ }).click();
  await page.waitForURL(new RegExp(`/t/${table}/replay`));
  await page.getByRole("slider").waitFor();
  const last = await moveOf(page);
  await page.keyboard.press("Home");
  await page.getByText("The match begins.").first().waitFor();
  const first = await moveOf(page);
  await page.keyboard.press("ArrowRight");
  await page.getByText(`Move ${first + 1} of`).waitFor(); // a bot may have gone on meanwhile
  expect(page.url()).toMatch(new RegExp(`#${first + 1}$`));
  await clean(page);
  await page.keyboard.press("Control+.");
  await page.getByRole("heading", { name: "Board" }).waitFor();
  await clean(page);
  await page.keyboard.press("Control+.");
  await page.goto(`${page.url().split("#")[0]}#${last - 1}`);
  await page.reload();
  await page.getByText(`Move ${last - 1} of`).waitFor();
}

async function led(nora: Person, ilias: Person, table: string): Promise<void> {
  await ilias.page.goto(`${node(1)}/t/${table}/replay`);
  await ilias.page.getByRole("slider").waitFor();
  await nora.page.getByRole("button", { name: /Lead the others/ }).click();
  await nora.page.getByText("You're leading").waitFor();
  await ilias.page.getByText("Nora is leading and you follow.").waitFor();
  await nora.page.keyboard.press("Home");
  const move = await moveOf(nora.page);
  await ilias.page.getByText(`Move ${move} of`).waitFor();
  await clean(ilias.page);
  await ilias.page.getByRole("button", { name: "Forward one move" }).click();
  await ilias.page.getByText("you're looking around on your own").waitFor();
  await ilias.page.getByRole("button", { name: "Follow" }).click();
  await ilias.page.getByText(`Move ${move} of`).waitFor();
  await nora.page.getByRole("button", { name: "Hand the lead to Ilias" }).click();
  await ilias.page.getByText("You're leading").waitFor();
  await nora.page.getByText("Ilias is leading and you follow.").waitFor();
}

/** A private table that says what it is; the player who made it plays all seats. */
async function tried({ page }: Person): Promise<void> {
  const source = new URL(page.url()).pathname;
  await page.getByText("What if …").click();
  await page.getByRole("button", { name: "I play all seats" }).click();
  await page.getByText(/Nothing here changes the match/).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(source);
  await page.locator("[data-ask]").first().waitFor();
  await clean(page);
  await page.getByRole("link", { name: "Back to that move" }).click();
  await page.getByRole("slider").waitFor();
}

test.each(TURNS)("a replay of $laying.game that goes forwards shows act by act: $title", async (turn) => {
  const who = await person(browser, "desktop");
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "slow"));
  const { page } = who;
  const laid = await lay(turn.laying);
  await sitDown(who, node(0), laid, 0);
  const [before, there, next] = await page.evaluate(turnOf, [laid.table, turn.begins, turn.cites] as const);
  await page.goto(`${node(0)}/t/${laid.table}/replay#${before}`);
  await at(page, before);

  await page.getByRole("button", { name: "Forward one move" }).click();
  await at(page, there);
  const bar = page.getByRole("region", { name: turn.title });
  await bar.getByText(/, 1 of \d+$/).waitFor();
  const first = await page.locator("#board").innerHTML();
  await bar.getByText(/, 2 of \d+$/).waitFor();
  await bar.getByRole("button", { name: "Skip" }).click();
  await bar.waitFor({ state: "detached" });
  expect(await page.locator("#board").innerHTML()).not.toBe(first);

  await page.getByRole("button", { name: "Back one move" }).click();
  await at(page, before);
  await page.getByRole("slider").press("ArrowRight"); // the bar that is dragged
  await at(page, there);
  await page.getByRole("button", { name: "Back one move" }).click();
  await at(page, before);
  expect(await bar.count()).toBe(0);

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await bar.getByText(/, 2 of \d+$/).waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await bar.getByRole("button", { name: "Resume", exact: true }).waitFor();
  await at(page, there);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await bar.getByRole("combobox").selectOption("fast");
  await at(page, next);
  expect(who.faults).toEqual([]);
});

/** Wait until this moment is shown. */
async function at(page: Page, number: number): Promise<void> {
  await page.getByText(new RegExp(`^Move ${number} of`)).waitFor({ timeout: 40_000 });
  await page.waitForTimeout(300);
}

/** On the page: the moments before, at and after the first turn of this kind that is told in many lines. */
async function turnOf([table, begins, cites]: readonly [string, string, string]): Promise<[number, number, number]> {
  interface Line {
    item: string;
    event?: { event: string };
    cites?: string[];
  }
  const headers = { Authorization: `Seat ${localStorage.getItem(`getaway:seat:${table}`)}` };
  const answer = await fetch(`/api/tables/${table}/replay?since=0`, { headers });
  const { moments } = (await answer.json()) as { moments: { number: number; items: Line[] }[] };
  const isTurn = ({ items }: { items: Line[] }): boolean =>
    items.length > 6 && items.some((line) => line.event?.event === begins && (!cites || line.cites?.includes(cites)));
  const place = moments.findIndex((moment, i) => i > 0 && i < moments.length - 1 && isTurn(moment));
  return [place - 1, place, place + 1].map((each) => moments[each]?.number ?? -1) as [number, number, number];
}
