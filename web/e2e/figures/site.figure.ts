/** How fast the site without a server is, next to nothing but its interpreter; written to docs/figures/site.md. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, SCREENS } from "../browsers";
import { hosted, type Hosted } from "../hosted";
import { DRAWN } from "../measures";
import { bare } from "./bare";

const ROOT = new URL("../../../", import.meta.url).pathname;
const PYTHON = process.env["GETAWAY_PYTHON"] ?? `${ROOT}.venv/bin/python`;
const FILE = `${ROOT}docs/figures/site.md`;
const TIMES = Number(process.env["FIGURE_TIMES"] ?? 7);
const SOURCES = ["tests/hints/positions.py", "tests/sameness/speed.py"];
/** 10 Mbit/s and 60 ms. */
const WIRE = { rate: 1250, delay: 60 };
const PATIENCE = { timeout: 120_000 };

let browser: Browser;
let site: Hosted;
let near: Hosted;
beforeAll(async () => {
  const sources = Object.fromEntries(SOURCES.map((name) => [name, readFileSync(ROOT + name, "utf8")]));
  site = await hosted(WIRE, bare(sources));
  near = await hosted(undefined, bare(sources));
  browser = await launch();
}, 600_000);
afterAll(async () => {
  await browser.close();
  site.close();
  near.close();
});

type Times = Record<"board" | "first" | "again" | "offline" | "bare" | "bareAgain", number[]>;
interface Speed {
  answers: number;
  slowest: number;
  bot: number;
  slowest_bot: number;
  hint: number;
  slowest_hint: number;
}

test("how fast the site starts and plays", async () => {
  const times: Times = { board: [], first: [], again: [], offline: [], bare: [], bareAgain: [] };
  for (let i = 0; i < TIMES; i += 1) {
    await visited(times);
    await visitedBare(times);
  }
  const native = speeds(execFileSync(PYTHON, ["-m", "tests.sameness.speed"], { cwd: ROOT, encoding: "utf8" }));
  const worker = speeds(await inWorker());
  expect(Object.keys(worker)).toEqual(Object.keys(native));
  writeFileSync(FILE, told(times, native, worker));
});

const speeds = (text: string): Record<string, Speed> => JSON.parse(text) as Record<string, Speed>;

const fresh = (): Promise<BrowserContext> => browser.newContext({ viewport: SCREENS.desktop, locale: "en-GB" });

/** A first visit to burncycle's lesson with an empty cache, then the same table again, then without a network. */
async function visited(times: Times): Promise<void> {
  const context = await fresh();
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(site.url, { waitUntil: "commit" });
  await page.getByRole("button", { name: /burncycle: Learn/ }).click(PATIENCE);
  await page.locator(DRAWN["burncycle"] ?? "").waitFor(PATIENCE);
  times.board.push(performance.now() - begun);
  await decidable(page);
  times.first.push(performance.now() - begun);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(3000); // for what is kept of this visit
  const table = page.url();
  await page.close();
  times.again.push(await returned(context, table));
  await context.setOffline(true);
  times.offline.push(await returned(context, table));
  await context.close();
}

async function returned(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await decidable(page);
  const taken = performance.now() - begun;
  await page.close();
  return taken;
}

async function decidable(page: Page): Promise<void> {
  const all = page.getByRole("region", { name: "All options" });
  await all.getByRole("button", { name: /Upgrade the command module/, disabled: false }).waitFor(PATIENCE);
}

async function visitedBare(times: Times): Promise<void> {
  const context = await fresh();
  times.bare.push(await started(context));
  times.bareAgain.push(await started(context));
  await context.close();
}

async function started(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(`${site.url}bare.html`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.title === "ready", undefined, PATIENCE);
  const taken = performance.now() - begun;
  await page.close();
  return taken;
}

async function inWorker(): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${near.url}bare.html?speed`);
  await page.waitForFunction(() => document.title.startsWith("{"), undefined, { timeout: 600_000 });
  return page.title();
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const seconds = (value: number): string => (value / 1000).toFixed(1);

function told(times: Times, native: Record<string, Speed>, worker: Record<string, Speed>): string {
  const row = (name: string, all: readonly number[], goal: string): string =>
    `| ${name} | ${seconds(median(all))} | ${seconds(Math.min(...all))} | ${seconds(Math.max(...all))} | ${goal} |`;
  const ms = (value: number | undefined): string => (value ?? 0).toFixed(value && value >= 100 ? 0 : 1);
  const pair = (game: string, of: keyof Speed): string => `${ms(worker[game]?.[of])} / ${ms(native[game]?.[of])}`;
  const COLUMNS = ["answers", "slowest", "bot", "slowest_bot", "hint", "slowest_hint"] as const;
  const speed = (game: string): string => `| ${[game, ...COLUMNS.map((of) => pair(game, of))].join(" | ")} |`;
  return `# How fast the site without a server is

Written by \`scripts/figures/site\`. Times depend on the machine, so each stands next to a page that starts nothing but the
interpreter, measured in the same run.

## The first seconds

Seconds from the address to burncycle's lesson, ${TIMES} visits each: Chromium, from a host that sends 10 Mbit/s for all
connections together and begins each answer after 60 ms, without compression. The first visit has an empty cache and presses
the button as soon as it's there; a repeat visit opens the table that was left.

| | median | shortest | longest | goal |
| --- | ---: | ---: | ---: | ---: |
${[
  row("first visit: the board is visible", times.board, "2"),
  row("first visit: the first decision is possible", times.first, "10"),
  row("the interpreter alone, empty cache", times.bare, ""),
  row("repeat visit: a decision is possible", times.again, "4"),
  row("the same without a network", times.offline, "4"),
  row("the interpreter alone, cached", times.bareAgain, ""),
].join("\n")}

## Speed

In a worker of Chromium / natively, in one run: random answers a second and the slowest one in milliseconds (goal: 50); the
usual bot's decision and a hint (goal: 4,000) in milliseconds, median and slowest of 15 positions.

| game | answers a second | slowest answer | bot | slowest bot | hint | slowest hint |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${Object.keys(native).map(speed).join("\n")}
`;
}
