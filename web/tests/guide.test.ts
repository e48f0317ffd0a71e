/** A lesson is told from its view by any game's messages. */

import { expect, test } from "vitest";
import { guideOf } from "../src/lib/guide";
import type { Facts } from "../src/lib/wire";
import { wordsIn } from "./texts";

const words = wordsIn("en", "burncycle");
const guide = {
  lesson: "first_shift",
  step: "keypad",
  clauses: ["BC-KEYPAD-01"],
  done: ["route", "move"],
  left: ["keypad", "win"],
};

test("the step at hand, its text and clauses, and the steps around it", () => {
  const told = guideOf({ guide } as unknown as Facts, words);
  expect(told?.head).toBe("Step 3 of 4: Open a door");
  expect(told?.short).toBe('The lobby door is locked. From C8, choose "Try a keypad".');
  expect(told?.text).toContain('use your next chip for "Try a keypad"');
  expect(told?.clauses).toEqual(["BC-KEYPAD-01"]);
  expect(told?.steps.map((step) => step.told)).toEqual([
    "Route power (done)",
    "Take a move action (done)",
    "Open a door",
    "Finish the mission",
  ]);
  expect(told?.steps.filter((step) => step.current).map((step) => step.key)).toEqual(["keypad"]);
});

test("nothing is told without a lesson, or once all of it is done", () => {
  expect(guideOf(null, words)).toBeNull();
  expect(guideOf({ guide: null } as unknown as Facts, words)).toBeNull();
  expect(guideOf({} as Facts, words)).toBeNull();
  expect(guideOf({ guide: { ...guide, step: "", done: ["route"], left: [] } } as unknown as Facts, words)).toBeNull();
});

test("the client names its part in every language", () => {
  for (const lang of ["en", "it", "fr"]) {
    for (const id of ["text-guide", "text-guide-done", "text-guide-rules", "text-guide-steps"]) {
      expect(wordsIn(lang, "burncycle").has(id)).toBe(true);
    }
  }
});
