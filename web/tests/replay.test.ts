/** Where addresses and keys lead in a replay, what is told up to there, and what is a report. */

import { afterEach, describe, expect, test, vi } from "vitest";
import type { Ask, Item } from "../src/lib/wire";
import { type Story, story } from "../src/replay/calls";
import { Replay } from "../src/replay/replay.svelte";
import { isReport, wordsIn } from "../src/table/reporting";
import { closed } from "../src/replay/state.svelte";

function said(text: string): Item {
  return { item: "said", at: 0, seat: 0, text };
}

/** Moments 3 to 8. */
function looking(): Replay {
  const replay = new Replay("t", "");
  const moments = [3, 4, 5, 6, 7, 8].map((number) => ({ number, items: [said(`at ${number}`)] }));
  replay.story = {
    seat: 0,
    of: 0,
    first: 3,
    last: 8,
    over: true,
    moments,
    more: false,
  } satisfies Story;
  return replay;
}

describe("where an address leads", () => {
  test.each([
    ["#5", 2],
    ["5", 2],
    ["#3", 0],
    ["#first", 0],
    ["", 5],
    ["#99", 5],
    ["#odd", 5],
  ])("%s", (hash, place) => {
    expect(looking().placeOf(hash)).toBe(place);
  });
});

test("what is told goes up to the moment and no further", () => {
  const replay = looking();
  replay.at = 2;
  expect(replay.told()).toEqual([said("at 3"), said("at 4"), said("at 5")]);
  expect(replay.number).toBe(5);
});

describe("a story in pages", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that tells moments 3 to `last`, two at a time; every second call comes too soon. */
  function serving(match: { last: number; over: boolean }): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      const since = Number(new URL(path, "http://here").searchParams.get("since"));
      asked.push(String(since));
      if (asked.length % 2 === 0)
        return Response.json({ clause: "GT-RATE-01", facts: { seconds: 0.01 } }, { status: 429 });
      const numbers = [1, 2].map((step) => Math.max(since, 2) + step).filter((number) => number <= match.last);
      const moments = numbers.map((number) => ({ number, items: [said(`at ${number}`)] }));
      const more = (numbers.at(-1) ?? match.last) < match.last;
      return Response.json({ seat: 0, of: 0, first: 3, ...match, moments, more } satisfies Story);
    });
    return asked;
  }

  test("is followed to its end, however often it must wait", async () => {
    const asked = serving({ last: 9, over: false });
    const found = await story({ table: "t", secret: "", of: null }, 0);
    expect(found.moments.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(found.more).toBe(false);
    expect(asked).toEqual(["0", "4", "4", "6", "6", "8", "8"]);
  });

  test("goes on from where it was, and is not read again", async () => {
    const match = { last: 4, over: false };
    const asked = serving(match);
    const replay = new Replay("t", "");
    await replay.read();
    match.last = replay.live.rev = 7;
    await Promise.all([replay.readOn(), replay.readOn()]);
    expect(replay.moments.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7]);
    expect(asked.filter((since) => since === "0")).toEqual(["0"]);
  });
});

test("only the keys of the replay lead somewhere", () => {
  const replay = looking();
  expect(["a", "Enter", " ", "1"].filter((key) => replay.press(key))).toEqual([]);
});

test("a question of the past can be read and not answered", () => {
  const ask: Ask = {
    item: "ask",
    rev: 4,
    seats: [0],
    question: "turn",
    cites: [],
    choice: [],
    blocked: [],
    offers: [],
  };
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
