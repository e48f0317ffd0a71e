/** How much of what is offered stands on the board, and how much of the screen the board has; written to docs/figures/stage.md. */

import { writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { launch } from "../browsers";
import type { Laying } from "../laid";
import { looked } from "../looked";
import { offered, type Offered } from "../offered";
import { measure, type Measured } from "../stage";

const DESK = { width: 1440, height: 900 };
const SEEDS = [1, 2];
const LOOKS = 20;
/** As many of the options without a target are named. */
const MOST = 12;
const FILE = new URL("../../../docs/figures/stage.md", import.meta.url).pathname;

const MATCHES: readonly Laying[] = [
  { game: "burncycle", players: 1, moves: 2 },
  { game: "breach", players: 1, moves: 1 },
  { game: "bombsquad", players: 2, options: { mission: "m01", clock: "turns" }, moves: 1 },
];

interface Seen extends Offered {
  stage: Measured;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("what stands on the board", async () => {
  const found = new Map<string, Seen[]>();
  for (const seed of SEEDS)
    for (const match of MATCHES) {
      const seen = await looked(browser, { ...match, seed }, DESK, both, LOOKS);
      found.set(match.game, [...(found.get(match.game) ?? []), ...seen]);
      writeFileSync(FILE, told(found)); // as it comes: a long run that is cut off leaves what it has
    }
});

const both = async (page: Page): Promise<Seen> => ({ ...(await offered(page)), stage: await measure(page) });

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;
/** An option without its number and what it explains. */
const short = (option: string): string =>
  (/^\w+: ([^:]+)/.exec(option)?.[1] ?? option).replace(/[A-Z]?\d+/g, "#").trim();

function told(found: ReadonlyMap<string, readonly Seen[]>): string {
  const rows = [...found].map(([game, seen]) => {
    const asked = seen.filter(({ list }) => list.length);
    const all = asked.flatMap(({ list }) => list);
    const onBoard = asked.flatMap((each) => each.onBoard);
    const least = Math.min(...seen.map(({ stage }) => stage.share));
    const buttons = Math.max(...seen.map((each) => each.buttons.length));
    return `| ${game} | ${asked.length} | ${all.length} | ${percent(onBoard.length, all.length)} | ${least.toFixed(1)} % | ${buttons} |`;
  });
  const missing = [...found].map(([game, seen]) => {
    const counts = new Map<string, number>();
    for (const { list, onBoard } of seen)
      for (const option of list.filter((each) => !onBoard.includes(each)))
        counts.set(short(option), (counts.get(short(option)) ?? 0) + 1);
    const lines = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST);
    return `## ${game}\n\n${lines.map(([option, count]) => `- ${option}: ${count}`).join("\n")}\n`;
  });
  return `# What stands on the board

Written by \`scripts/figures/stage\`: questions of matches with ${SEEDS.length} seeds, at 1440 x 900. An option has a target
on the board where a piece, card, chip, die or space that it touches takes a click.

| game | questions | options | with a target on the board | stage, least share of the screen | buttons in the bar, most |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}

The options without a target, the most frequent first. Most of them only go on, which belongs to no piece.

${missing.join("\n")}`;
}
