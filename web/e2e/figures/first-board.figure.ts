/** What the browser loads, and how fast, compared with an empty page; written to docs/figures/client.md. */

import { writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "../browsers";
import { lay } from "../laid";
import {
  atRest,
  BOARDS,
  DRAWN,
  EMPTY,
  LONG,
  LONG_MATCH,
  panned,
  scripts,
  share,
  slowed,
  visits,
  type Watched,
  watched,
  type Weight,
} from "../measures";

const TIMES = 5;
const SLOWER = 4;
const TITLES: Readonly<Record<string, string>> = {
  bombsquad: "Bomb Squad",
  burncycle: "burncycle",
  breach: "The Breach",
};
const FILE = new URL("../../../docs/figures/client.md", import.meta.url).pathname;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("what the browser loads, takes and keeps", async () => {
  const { page, context } = await person(browser, "phone", { serviceWorkers: "block" });
  await slowed(page, SLOWER);
  const times = { "one line of text, no script": await visits(page, `${node(0)}${EMPTY}`, "body", TIMES) };
  const weights: Record<string, Weight[]> = {};
  for (const { title, url, wanted } of await pages()) {
    Object.assign(times, { [title]: await visits(page, url, wanted, TIMES) });
    weights[title] = await scripts(browser, url, wanted);
  }
  await context.close();
  const long = await watched(browser, LONG_MATCH, LONG);
  expect(long.updates).toBeGreaterThan(1000);
  const motion = { pan: await panned(browser, SLOWER), rest: {} as Record<string, number> };
  for (const [game, laying] of Object.entries(BOARDS)) motion.rest[game] = (await atRest(browser, laying)).busy;
  writeFileSync(FILE, told(times, weights, long, motion));
});

async function pages(): Promise<{ title: string; url: string; wanted: string }[]> {
  const found = [{ title: "the lobby", url: node(0), wanted: "#open" }];
  for (const [game, wanted] of Object.entries(BOARDS)) {
    const { table, secrets } = await lay(wanted);
    const title = `a table of ${TITLES[game]}, until its board is drawn`;
    found.push({ title, url: `${node(0)}/t/${table}#seat=${secrets[0]}`, wanted: DRAWN[game] ?? "" });
  }
  return found;
}

const whole = (value: number | undefined): string => Math.round(value ?? 0).toLocaleString("en");

interface Motion {
  pan: { frames: number[]; empty: number[] };
  /** By game, the part of the time that a board takes which nobody touches. */
  rest: Record<string, number>;
}

/** A frame that takes longer is seen as a jerk. */
const SMOOTH_MS = 20;

function told(
  times: Record<string, number[]>,
  weights: Record<string, Weight[]>,
  long: Watched,
  { pan, rest }: Motion,
): string {
  const jerks = (name: string, frames: readonly number[]): string => {
    const late = frames.filter((each) => each > SMOOTH_MS).length;
    return `| ${name} | ${frames.length} | ${Math.round((100 * late) / Math.max(1, frames.length))} % | ${whole(share(frames, 0.5))} | ${whole(share(frames, 0.95))} |`;
  };
  const row = ([name, all]: [string, number[]]): string =>
    `| ${name} | ${whole(all[Math.floor(TIMES / 2)])} | ${whole(all[0])} | ${whole(all.at(-1))} |`;
  const weight = ([name, all]: [string, Weight[]]): string =>
    `| ${name} | ${whole(all.reduce((sum, { bytes }) => sum + bytes, 0))} | ${all.length} |`;
  const paint = (name: string, all: readonly number[]): string =>
    `| ${name} | ${whole(share(all, 0.5))} | ${whole(share(all, 0.95))} |`;
  return `# What the browser loads, and how fast

Written by \`scripts/figures/client\`. \`web/e2e/budgets.e2e.ts\` fails if bytes or heap exceed their limits. Times depend on
the machine, so they're only reported, together with those of an empty page.

## Times

Time to first board in milliseconds: a screen of 390 x 844, no cache, a processor slowed down ${SLOWER} times, ${TIMES}
visits each, browser and server on one machine. The first line is what machine and browser need by themselves; a busy
machine takes longer on all lines. Target: 1,500 ms.

| page | median | shortest | longest |
| --- | --- | --- | --- |
${Object.entries(times).map(row).join("\n")}

Time from an update to its paint in milliseconds, on a screen of 1440 x 900 during a burncycle match
(${whole(long.paints.length)} updates, a fifth of a second apart). Target: 50 ms for 95 %.

| | median | 95 % |
| --- | --- | --- |
${[paint("one word on an empty page", long.empty), paint("a burncycle update", long.paints)].join("\n")}

## Motion

The floor of burncycle dragged to and fro on a phone with a processor slowed down ${SLOWER} times: frames that took longer than
${SMOOTH_MS} ms, and the milliseconds between two frames.

| | frames | longer than ${SMOOTH_MS} ms | median | 95 % |
| --- | --- | --- | --- | --- |
${[jerks("an empty page", pan.empty), jerks("the floor", pan.frames)].join("\n")}

A board that nobody touches takes this part of one processor:
${Object.entries(rest)
  .map(([game, busy]) => `${TITLES[game]} ${(100 * busy).toFixed(1)} %`)
  .join(", ")}.

## Bytes

Scripts loaded before the first board, compressed, with their headers. Limit: 153,600.

| page | bytes | scripts |
| --- | --- | --- |
${Object.entries(weights).map(weight).join("\n")}

## Heap

A burncycle match for three with ${whole(long.updates)} updates (three hours at an answer every eight seconds), watched as
fast as the page can follow. After the first tenth, ${whole(long.early)} bytes were in use, and at the end
${whole(long.late)}. Limit: a tenth more.
`;
}
