/** Whole stretches of real matches played by a hand; written to docs/figures/hand.md. */

import { writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { launch } from "../browsers";
import { handed, MATCHES, median, type Taken } from "../handed";

const QUESTIONS = 60;
/** The turns of a match are counted on the board and, for comparison, by the list alone. */
const TURNS = { game: "burncycle", players: 2, moves: 8, until: "act", seed: 7, questions: 150 };
const SEEDS: Readonly<Record<string, readonly number[]>> = { burncycle: [5, 6], breach: [3], bombsquad: [3] };
const FILE = new URL("../../../docs/figures/hand.md", import.meta.url).pathname;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("where a hand answers, and with how many clicks", async () => {
  const found = new Map<string, Taken[]>();
  const turns: Turns = { board: [], list: [] };
  for (const match of MATCHES)
    for (const seed of SEEDS[match.game] ?? []) {
      const taken = await handed(browser, { ...match, seed, questions: QUESTIONS });
      found.set(match.game, [...(found.get(match.game) ?? []), taken]);
      writeFileSync(FILE, told(found, turns)); // as it comes: a long run that is cut off leaves what it has
    }
  for (const way of ["board", "list"] as const) {
    turns[way] = (await handed(browser, TURNS, way === "list")).turns;
    writeFileSync(FILE, told(found, turns));
  }
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** The clicks of whole turns of burncycle. */
interface Turns {
  board: readonly number[];
  list: readonly number[];
}

function counted(clicks: readonly number[]): string {
  return `${clicks.length} | ${median(clicks)} | ${Math.min(...clicks)} | ${Math.max(...clicks)} |`;
}

function told(found: ReadonlyMap<string, readonly Taken[]>, turns: Turns): string {
  const rows = [...found].map(([game, all]) => {
    const [board, bar, list] = (["board", "bar", "list"] as const).map((where) =>
      sum(all.map(({ given }) => given[where])),
    );
    const ended = sum(all.map((each) => each.ended));
    const whole = (board ?? 0) + (bar ?? 0) + (list ?? 0);
    return `| ${game} | ${whole} | ${percent(board ?? 0, whole)} | ${percent(bar ?? 0, whole)} | ${percent(list ?? 0, whole)} | ${percent(board ?? 0, whole - ended)} |`;
  });
  const verbs = [...found].map(([game, all]) => {
    const clicks = new Map<string, number[]>();
    for (const each of all)
      for (const [verb, taken] of Object.entries(each.clicks))
        clicks.set(verb, [...(clicks.get(verb) ?? []), ...taken]);
    const lines = [...clicks]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([verb, taken]) => `| \`${verb}\` | ${taken.length} | ${median(taken)} | ${Math.max(...taken)} |`);
    return `## ${game}\n\n| answer | times | clicks, median | most |\n| --- | ---: | ---: | ---: |\n${lines.join("\n")}\n`;
  });
  return `# Where a hand answers, and with how many clicks

Written by \`scripts/figures/hand\`. A hand plays stretches of real matches with a mouse at 1440 x 900, with the answers of
the scripted players. It clicks pieces, cards, dice and what opens beside them where they offer the answer, then the
buttons of the question bar, and opens the list only where nothing else offers it. A walk counts as one answer. The last
column leaves out the answers that only go on, such as ending a step, which belong to no piece.

| game | answers | on the board | in the bar | in the list | on the board, of those that choose something |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}

The same turns of burncycle, played on the board and by the list alone, which is what a plain form would take. The list
stands open there, so opening it costs nothing.

| clicks per turn | whole turns | median | least | most |
| --- | ---: | ---: | ---: | ---: |
| on the board | ${counted(turns.board)}
| by the list alone | ${counted(turns.list)}

${verbs.join("\n")}`;
}
