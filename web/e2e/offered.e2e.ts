/** The board, the keys and the list offer the same. How much of it the board offers over many matches: docs/figures/stage.md. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browsers";
import { SAMPLE } from "./commit";
import { looked, matches } from "./looked";
import { offered } from "./offered";

const DESK = { width: 1440, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.for(matches(SAMPLE))("what $game offers on the board is in the list, under the same number", async (match) => {
  const seen = await looked(browser, match, DESK, offered);
  const all = seen.flatMap(({ list }) => list);
  const onBoard = seen.flatMap((each) => each.onBoard);
  for (const { question, list, besides } of seen) {
    expect({ question, besides }).toEqual({ question, besides: [] });
    expect(new Set(list.map((each) => each.split(":", 1)[0])).size, question).toBe(list.length);
  }
  console.info(`${match.game}: ${onBoard.length} of ${all.length} options have a thing on the board`);
  console.info([...new Set(all.filter((each) => !onBoard.includes(each)).map((each) => each.slice(0, 60)))].join("\n"));
  expect(onBoard.length).toBeGreaterThan(0);
});
