/** Where addresses and keys lead in a replay, what is told up to there, and what is a report. */

import { describe, expect, test } from "vitest";
import type { Ask, Item } from "../src/lib/wire";
import type { Story } from "../src/replay/calls";
import { Replay } from "../src/replay/replay.svelte";
import { isReport, wordsIn } from "../src/replay/reporting";
import { closed } from "../src/replay/state.svelte";

function said(text: string): Item {
  return { item: "said", at: 0, seat: 0, text };
}

/** Moments 3 to 8, of which 6 is the turning point. */
function looking(over: boolean): Replay {
  const replay = new Replay("t", "");
  const moments = [3, 4, 5, 6, 7, 8].map((number) => ({ number, items: [said(`at ${number}`)] }));
  replay.story = { seat: 0, of: 0, first: 3, last: 8, over, turning: over ? 6 : 0, moments } satisfies Story;
  return replay;
}

describe("where an address leads", () => {
  test.each([
    ["#5", 2],
    ["5", 2],
    ["#3", 0],
    ["#turning", 3],
    ["", 5],
    ["#99", 5],
    ["#odd", 5],
  ])("%s", (hash, place) => {
    expect(looking(true).placeOf(hash)).toBe(place);
  });

  test("while the match runs there is no turning point", () => {
    expect(looking(false).placeOf("#turning")).toBe(5);
  });
});

test("what is told goes up to the moment and no further", () => {
  const replay = looking(true);
  replay.at = 2;
  expect(replay.told()).toEqual([said("at 3"), said("at 4"), said("at 5")]);
  expect(replay.number).toBe(5);
});

test("only the keys of the replay lead somewhere", () => {
  const replay = looking(true);
  expect(["a", "Enter", " ", "1"].filter((key) => replay.press(key))).toEqual([]);
});

test("a question of the past can be read and not answered", () => {
  const ask: Ask = { item: "ask", rev: 4, seats: [0], question: "turn", cites: [], choice: [], blocked: [], offers: [] };
  expect(closed(ask)).toEqual({ item: "ask", rev: 4, seats: [0], question: "turn", cites: [] });
  expect(closed(null)).toBeNull();
});

test.each([
  ["/bug", true, ""],
  ["  /bug the door ", true, "the door"],
  ["/bugle", false, ""],
  ["a /bug", false, ""],
])("whether %s is a report", (text, is, words) => {
  expect(isReport(text)).toBe(is);
  if (is) expect(wordsIn(text)).toBe(words);
});
