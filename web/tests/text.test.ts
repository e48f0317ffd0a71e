/** The text mode tells any view field by field, and says a clock aloud at four moments only. */

import { expect, test } from "vitest";
import { field, fieldTeller } from "../src/text/fields";
import { SpokenClocks } from "../src/text/spoken-clocks";
import type { Heard } from "../src/board/teller";
import choices from "./choices.json";
import { wordsIn } from "./texts";

const words = wordsIn("en", "toy");

test("figures and words stand behind their name, things in things below it", () => {
  expect(field("bank", 3, words)).toEqual({ text: "Coins in the bank: 3" });
  expect(field("last_price", 3, words)).toEqual({ text: "Last price: 3" });
  expect(field("used", [], words)).toEqual({ text: "Counters played: nothing" });
  expect(field("tower", { top: "double", floors: [[1, 2], []] }, words)).toEqual({
    text: "Tower",
    parts: [
      { text: "Top: Double" },
      { text: "Floors", parts: [{ text: "Entry 1: 1 and 2" }, { text: "Entry 2: nothing" }] },
    ],
  });
});

test("the texts of a game say where its fields belong", () => {
  const view = choices.questions.find(({ game, ask }) => game === "toy" && ask.question === "bid")?.view;
  const teller = fieldTeller({ state: { view }, words } as unknown as Heard);
  const told = [teller.meters, teller.board, teller.seat(0), teller.seat(1)].map((parts) =>
    parts.map(({ text }) => text),
  );
  expect(told[0]).toContain("Highest bidder: nobody");
  expect(told[1]).toContain("Still bidding: player 1, player 2 and player 3");
  expect(told[2]).toContain("Coins: 15");
  expect(told[3]).toContain("Counters: a card face down and a card face down");
  expect(told.flat().some((text) => text.startsWith("Phase"))).toBe(false);
});

test("a clock is said aloud when it comes to 5:00, 1:00, 0:30 and 0:10", () => {
  const clocks = new SpokenClocks();
  const said = [400, 301, 300, 299, 61, 59, 58, 29, 10, 9, 0].map((seconds) =>
    clocks.heard([{ name: "A", left: seconds * 1000, note: "" }]),
  );
  expect(said.map((each) => each.map(({ time }) => time / 1000))).toEqual([
    [],
    [],
    [300],
    [],
    [],
    [60],
    [],
    [30],
    [10],
    [],
    [],
  ]);
});

test("a clock that jumps is said once, and one that waits is not", () => {
  const clocks = new SpokenClocks();
  clocks.heard([
    { name: "A", left: 400_000, note: "" },
    { name: "B", left: null, note: "" },
  ]);
  expect(
    clocks.heard([
      { name: "A", left: 20_000, note: "" },
      { name: "B", left: null, note: "" },
    ]),
  ).toEqual([{ name: "A", time: 30_000 }]);
});
