/** A lesson is told by its own words, and how far its player has come by the table. */

import { expect, test } from "vitest";
import { cueOf, guideOf, isFinished } from "../src/lib/guide";
import type { Lesson, TableView } from "../src/lib/wire";
import { wordsIn } from "./texts";

const words = wordsIn("en", "burncycle");
const step = (key: string) => ({ key, says: `Do ${key}.`, why: `Why ${key}.`, nudge: "", clauses: ["BC-KEYPAD-01"] });
const lesson: Lesson = {
  key: "keypads",
  title: "Keypads",
  about: "",
  minutes: 3,
  first: false,
  players: 1,
  ends: "That's all.",
  steps: ["move", "keypad", "win"].map(step),
};
const sheet = (done: number): TableView =>
  ({
    lesson: { key: "keypads", seat: 0, done, wish: { verb: "keypad", args: {} }, things: ["door:3"] },
  }) as unknown as TableView;

test("the step at hand, its reason and clauses, and the steps around it", () => {
  const told = guideOf(sheet(1), lesson, words);
  expect(told?.head).toBe("Step 2 of 3: Keypads");
  expect(told?.short).toBe("Do keypad.");
  expect(told?.text).toBe("Why keypad.");
  expect(told?.clauses).toEqual(["BC-KEYPAD-01"]);
  expect(told?.steps.map((each) => each.told)).toEqual(["Do move. (done)", "Do keypad.", "Do win."]);
  expect(told?.steps.filter((each) => each.current).map((each) => each.key)).toEqual(["keypad"]);
});

test("the answer that the step suggests, and where", () => {
  expect(cueOf(sheet(1))).toEqual({ verbs: ["keypad"], things: ["door:3"] });
  expect(cueOf(null)).toEqual({ verbs: [], things: [] });
});

test("nothing is told without a lesson, or once all of it is done", () => {
  expect(guideOf(null, null, words)).toBeNull();
  expect(guideOf(sheet(3), lesson, words)).toBeNull();
  expect(isFinished(sheet(3), lesson)).toBe(true);
  expect(isFinished(sheet(2), lesson)).toBe(false);
  expect(isFinished(sheet(3), null)).toBe(false);
});
