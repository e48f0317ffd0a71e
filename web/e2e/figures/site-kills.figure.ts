/** A tab without a server is killed again and again; written to docs/figures/site-kills.md. Goes on where it was stopped. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hosted, type Hosted } from "../hosted";
import { type Counted, Killing, NOTHING, WAYS } from "../kills";

const KILLS = 200;
/** Kills in one match. */
const EACH = 25;
const PAGE = new URL("../../../docs/figures/site-kills.md", import.meta.url).pathname;
const STATE = PAGE.replace(/md$/, "json");

let site: Hosted;
beforeAll(async () => {
  site = await hosted();
}, 300_000);
afterAll(() => site.close());

const killed = ({ kills }: Counted): number => Object.values(kills).reduce((all, each) => all + each, 0);

test("killing tabs, workers and browsers while somebody plays", { timeout: 14_400_000 }, async () => {
  const before = existsSync(STATE) ? (JSON.parse(readFileSync(STATE, "utf8")) as Counted) : NOTHING;
  const killing = new Killing(site.url, before);
  const { counted } = killing;
  while (killed(counted) < KILLS) {
    await killing.open();
    for (let i = 0; i < EACH && killed(counted) < KILLS; i += 1) {
      await killing.kill(WAYS[killed(counted) % WAYS.length] ?? "tab");
      keep(counted);
    }
    await killing.end();
    keep(counted);
  }
  await killing.stop();
  expect(counted.lost + counted.doubled + counted.foreign + counted.changed).toBe(0);
});

/** As it comes: a long run that is cut off leaves what it has. */
function keep(counted: Counted): void {
  writeFileSync(STATE, `${JSON.stringify(counted, null, 1)}\n`);
  writeFileSync(PAGE, told(counted));
}

function told(counted: Counted): string {
  const { kills, sent, acknowledged, cutOff, cutOffInLog, rows, lost, doubled, foreign, changed, verified } = counted;
  const lines: [string, number][] = [
    ["the page crashed", kills.crash],
    ["the page's process was killed", kills.renderer],
    ["the tab was closed", kills.tab],
    ["the worker with the tables was ended", kills.worker],
    ["the whole browser was killed", kills.browser],
    ["commands sent", sent],
    ["acknowledged", acknowledged],
    ["cut off: sent, and neither acknowledged nor refused before the kill", cutOff],
    ["of these, in the log all the same", cutOffInLog],
    ["rows written", rows],
    ["acknowledged, but not in the log", lost],
    ["in the log more often than given", doubled],
    ["in the log, but never given", foreign],
    ["rows that were in the log before a kill, and changed or went", changed],
    ["matches played to their end, with a file that `getaway verify` finds sound", verified],
  ];
  return [
    "# Killing a tab that plays without a server",
    "",
    "Written by `scripts/figures/site_kills`. Somebody plays First Shift on [the site without a",
    "server](../play-anywhere.md) and answers at random, as fast as the page takes answers. Up to two seconds after the",
    `first answer something is killed, ${killed(counted)} times in all. Then the table is opened again, its log is compared with`,
    "what the page was told before, and the match goes on. In the end each match is finished by hints, and its file is",
    "verified, which checks each link of the hash chain.",
    "",
    "| | |",
    "| --- | ---: |",
    ...lines.map(([what, count]) => `| ${what} | ${count.toLocaleString("en")} |`),
    "",
  ].join("\n");
}
