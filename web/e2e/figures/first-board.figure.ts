/** How long a slow machine takes from the address to the board, beside an empty page; written to docs/figures/client.md. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "../browsers";

const TIMES = 5;
const SLOWER = 4;
/** What is drawn last on a board. */
const ROBOT = "#board .face";
const root = new URL("../../../", import.meta.url).pathname;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("from the address to the first board", async () => {
  const { page } = await person(browser, "phone");
  await page.goto(node(0));
  await page.getByLabel("Your name").fill("Nora");
  await page.getByRole("radio", { name: "By turns" }).check();
  await page.getByRole("button", { name: "Start alone" }).click();
  await page.locator(ROBOT).first().waitFor();
  const table = page.url();

  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await slow.send("Network.setCacheDisabled", { cacheDisabled: true });
  const empty = await measured(page, `${node(0)}/health`, "body");
  const lobby = await measured(page, node(0), "#open");
  const board = await measured(page, table, ROBOT);
  expect(board.every((time) => time > 0)).toBe(true);
  writeFileSync(`${root}docs/figures/client.md`, told({ "one line of text, without script": empty, "the lobby": lobby, "a table, until its board is drawn": board }));
});

/** Milliseconds from the start of each visit until something is drawn, told by the page's own clock. */
async function measured(page: Page, url: string, wanted: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    await page.goto("about:blank");
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(wanted).first().waitFor({ state: "attached" });
    times.push(await page.evaluate(() => new Promise<number>((drawn) => requestAnimationFrame(() => drawn(performance.now())))));
  }
  return times.sort((one, other) => one - other);
}

function told(times: Record<string, number[]>): string {
  const row = ([name, all]: [string, number[]]): string =>
    `| ${name} | ${whole(all[Math.floor(TIMES / 2)])} | ${whole(all[0])} | ${whole(all.at(-1))} |`;
  return `# What the browser has to load

Written by \`scripts/figures/client\`.

From the address to the first picture, in milliseconds, on a screen of 390 x 844, without a cache, with the processor
slowed ${SLOWER} times, ${TIMES} visits each, browser and server on one machine. The first line is what machine and
browser take by themselves; a machine that is busy with other things takes longer in all lines.

| page | median | shortest | longest |
| --- | --- | --- | --- |
${Object.entries(times).map(row).join("\n")}

The script that is loaded before anything is shown, compressed, in bytes. A game's board, the text mode, the page of
rules and the QR code are loaded when they are wanted.

\`\`\`
${weighed()}
\`\`\`
`;
}

function whole(time: number | undefined): string {
  return Math.round(time ?? 0).toLocaleString("en");
}

/** The bytes of the first load, without the names of this build. */
function weighed(): string {
  const lines = execFileSync("node", [`${root}web/tools/weigh.mjs`], { encoding: "utf8" }).trimEnd();
  return lines.replaceAll(/assets\/(.+)-[\w-]{8}\.js/g, "$1");
}
