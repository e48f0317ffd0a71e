/** The log tells what happened once, and forgets what was taken back. */

import { expect, test } from "vitest";
import { Bookmark, holding, since, story } from "../src/lib/story";
import type { Item, TableView } from "../src/lib/wire";
import { wordsIn } from "./texts";

const words = wordsIn("en", "toy", null, ["Nora", ""]);
const table = { seats: [{ name: "Nora" }, { name: "" }] } as TableView;
const bid = (rev: number, seat: number, amount: number): Item => ({
  item: "did",
  rev,
  seat,
  wish: { verb: "bid", args: { amount } },
});
const sale: Item = {
  item: "told",
  rev: 3,
  event: { event: "Sale", step: "sold", lot: 7, winner: 0, price: 2 },
  cites: ["TOY-SALE-01"],
};

function told(...items: Item[]): string[] {
  return story(items, words, table).map((line) => line.text);
}

test("an answer gets a line only where nothing else mentions it", () => {
  expect(told(bid(1, 0, 2), bid(2, 1, 0), sale)).toEqual(["Nora: bid 2", "Nora pays 2 for lot 7."]);
  expect(told({ item: "did", rev: 1, seat: 0 })).toEqual(["Nora has answered."]);
});

test("a line knows who did it, and where it says so", () => {
  const conceded: Item = {
    item: "told",
    rev: 4,
    event: { event: "Acted", act: "concedes", seat: 1, cards: [] },
    cites: [],
  };
  const handed: Item = { item: "handed", at: 1, seat: 0, to: "bot", by: 1 };
  const told = story([bid(1, 0, 2), handed, conceded], words, table);
  expect(told.map(({ seat, who }) => [seat, who])).toEqual([
    [0, "Nora"],
    [null, ""],
    [1, "Player 2"],
  ]);
});

test("an event stands with its clauses", () => {
  expect(story([sale], words, table)[0]?.cites).toEqual(["TOY-SALE-01"]);
});

test("what was taken back is gone, the taking back is told", () => {
  const items: Item[] = [
    bid(1, 0, 2),
    { item: "said", at: 5, seat: 0, text: "oh" },
    { item: "undone", rev: 4, seat: 0, holds: 1 },
  ];
  expect(told(...holding(items))).toEqual(["Nora says: oh", "Nora undoes a move."]);
});

test("a bot's reason goes with its act when that is taken back", () => {
  const why = (at: number): Item => ({ item: "why", at, seat: 1, name: "any", facts: {} });
  const talk: Item = { item: "said", at: 9, seat: 0, text: "oh" };
  const undone: Item = { item: "undone", rev: 4, seat: 0, holds: 2 };
  expect(holding([bid(1, 1, 2), why(5), bid(2, 1, 0), why(7), talk, undone])).toEqual([
    bid(1, 1, 2),
    why(5),
    talk,
    undone,
  ]);
});

test("everything at all may be taken back", () => {
  expect(told(...holding([bid(0, 0, 2), { item: "undone", rev: 1, seat: 0, holds: 0, practice: true }]))).toEqual([
    "Nora undoes a move (practice table).",
  ]);
});

test("what happened since your own last answer", () => {
  expect(since([bid(1, 0, 2), bid(2, 1, 0), sale], 0)).toEqual([bid(2, 1, 0), sale]);
  expect(since([sale], 0)).toEqual([sale]);
});

test.each<[Item, string]>([
  [{ item: "sat", at: 1, seat: 1, name: "Ilias" }, "Ilias sits down."],
  [{ item: "left", at: 1, seat: 0 }, "Nora leaves the table for now."],
  [{ item: "returned", at: 1, seat: 0 }, "Nora is back."],
  [{ item: "handed", at: 1, seat: 0, to: "bot", by: 1 }, "A bot is playing for Nora."],
  [{ item: "handed", at: 1, seat: 1, to: "open", by: 0 }, "Player 2's seat is open to anyone who joins."],
  [{ item: "revoked", at: 1, seat: 1 }, "The host freed Player 2's seat."],
  [{ item: "started", at: 1 }, "The match begins."],
  [{ item: "said", at: 1, seat: 0, text: "double" }, "Nora says: double"],
  [{ item: "vote", at: 1, seat: 0, agree: null }, "Nora wants to undo."],
  [{ item: "vote", at: 1, seat: 0, agree: true }, "Nora agrees."],
  [{ item: "vote", at: 1, seat: 0, agree: false }, "Nora ended the vote. Nothing is undone."],
  [{ item: "rematch", at: 1, table: "x" }, "A rematch is being set up."],
  [{ item: "paused", rev: 1, paused: true }, "The clocks have stopped."],
  [{ item: "paused", rev: 1, paused: false }, "The clocks are running again."],
  [{ item: "renewed", rev: 1, old: 1, new: 2 }, "The match continues under newer rules (version 2)."],
  [{ item: "deadline", rev: 1, key: "window" }, "Time is up: window."],
  [{ item: "undone", rev: 1, seat: 0, holds: 1, agreed: [1] }, "Nora undoes a move; everyone agreed."],
])("%o", (item, text) => {
  expect(told(item)).toEqual([text]);
});

test("a line stays the same thing when older ones are forgotten, and is worded again for a new name", () => {
  const items = [bid(1, 0, 2), bid(2, 1, 0), sale];
  const [, last] = story(items, words, table);
  expect(story(items.slice(1), words, table).at(-1)).toBe(last);
  const renamed = { seats: [{ name: "Ada" }, { name: "" }] } as TableView;
  expect(story(items, words, renamed).map(({ key, text }) => [key === last?.key, text])).toEqual([
    [false, "Ada: bid 2"],
    [true, "Ada pays 2 for lot 7."],
  ]);
});

test("what passes by itself says that there was nothing to decide, even if it is told", () => {
  const passed: Item = { item: "did", rev: 2, seat: 0, wish: { verb: "pass", args: {} }, auto: true };
  expect(told(passed, sale)).toEqual(["Nora: nothing to decide.", "Nora pays 2 for lot 7."]);
});

test("a seat's wish when to be asked is told", () => {
  expect(told({ item: "stop", at: 1, seat: 0, stop: "never" })).toEqual([
    "Nora passes wherever nothing must be decided.",
  ]);
});

test("a plan that stopped says where and why, with the clause", () => {
  const ended = { item: "plan", at: 1, done: 1, steps: 3 } as const;
  const changed: Item = { ...ended, why: "changed", clause: "TOY-BID-02", facts: {} };
  const [line] = story([changed], words, table);
  expect(line?.text).toBe(`Your plan stopped after 1 of 3 steps: ${words.reason("TOY-BID-02")}`);
  expect(line?.cites).toEqual(["TOY-BID-02"]);
  expect(told({ ...ended, why: "others", facts: { seats: [0, 1] } })).toEqual([
    "Your plan waits after 1 of 3 steps: Nora and Player 2 can act first.",
  ]);
  const alarm = { what: "seen", clause: "TOY-SALE-01", facts: {} };
  expect(told({ ...ended, why: "surprise", alarm, clause: "TOY-SALE-01" })[0]).toMatch(
    /^Your plan stopped after 1 of 3/,
  );
  expect(told({ ...ended, why: "changed" }, { ...ended, why: "used" }, { ...ended, why: "over" })).toEqual([
    "Your plan stopped after 1 of 3 steps, because you answered yourself.",
    "Your plan stopped after 1 of 3 steps: somebody else acted.",
    "The match ended after 1 of the 3 steps of your plan.",
  ]);
});

test("what a player did stays theirs when somebody else has the seat", () => {
  const conceded = (rev: number): Item => ({
    item: "told",
    rev,
    event: { event: "Acted", act: "concedes", seat: 1, cards: [] },
    cites: [],
  });
  const items: Item[] = [
    bid(1, 1, 2),
    { item: "said", at: 2, seat: 1, text: "bye" },
    { item: "left", at: 3, seat: 1 },
    { item: "handed", at: 4, seat: 1, to: "open", by: 0, was: "Bob" },
    conceded(5),
    { item: "sat", at: 6, seat: 1, name: "Cleo" },
    conceded(7),
  ];
  const cleo = { seats: [{ name: "Nora" }, { name: "Cleo" }] } as TableView;
  const named = wordsIn("en", "toy", null, ["Nora", "Cleo"]);
  const lines = story(items, named, cleo);
  expect(lines.map(({ text }) => text)).toEqual([
    "Bob: bid 2",
    "Bob says: bye",
    expect.stringContaining("Bob"),
    expect.stringContaining("Bob"),
    expect.stringContaining("Player 2"),
    expect.stringContaining("Cleo"),
    expect.stringContaining("Cleo"),
  ]);
  expect(lines.map(({ who, name }) => [who, name])[0]).toEqual(["Bob", "Bob"]);
});

test("a seat that the host took keeps its former player's name in the log", () => {
  const items: Item[] = [bid(1, 1, 2), { item: "revoked", at: 2, seat: 1, was: "Bob" }];
  expect(told(...items)).toEqual(["Bob: bid 2", expect.stringContaining("Bob")]);
});

test("a bot says why after what it did, unless the reader wants quiet", () => {
  const words = wordsIn("en", "bombsquad", null, ["Nora", ""]);
  const why: Item = { item: "why", at: 3, seat: 1, name: "order", facts: {} };
  const texts = (quiet: boolean): string[] => story([why], words, table, quiet).map(({ text }) => text);
  expect(texts(false)).toEqual(["Player 2: “In this order the robot gets furthest.”"]);
  expect(texts(true)).toEqual([]);
});

test("a reason without words for others is told in the words of a hint", () => {
  const words = wordsIn("en", "breach", null, ["Nora", ""]);
  const why: Item = { item: "why", at: 3, seat: 0, name: "attack", facts: {} };
  expect(story([why], words, table)[0]?.text).toBe(
    "Nora: “An enemy is within reach, and an Attack is worth the action.”",
  );
});

test("what the host chose for the bots is told by name", () => {
  expect(told({ item: "level", at: 1, seat: 1, level: "expert" })).toEqual([
    "The bot of Player 2 now plays as Expert.",
  ]);
  expect(told({ item: "tempo", at: 1, tempo: "slow" })).toEqual(["Bots act slowly from now on."]);
});

test("a story is read on from where it was left, however much of its beginning was let go", () => {
  const talk: Item = { item: "said", at: 1, seat: 0, text: "Now?" } as Item;
  const read = new Bookmark();
  expect(read.readOn([])).toEqual([]);
  expect(read.readOn([bid(1, 0, 2), bid(2, 1, 3)])).toEqual([bid(1, 0, 2), bid(2, 1, 3)]);
  expect(read.readOn([bid(2, 1, 3), talk, sale])).toEqual([talk, sale]);
  expect(read.readOn([talk, sale])).toEqual([]);
  expect(read.readOn([bid(4, 0, 1)])).toEqual([bid(4, 0, 1)]);
});
