/** Burncycle has no picture of its own: its table is told field by field, every number by its name. */

import { expect, test } from "vitest";
import type { Facts } from "../src/lib/wire";
import { fieldTeller } from "../src/text/fields";
import type { Heard, Part } from "../src/board/teller";
import { wordsIn } from "./texts";
import fixture from "./words.json";

const cases = fixture.cases as { game: string; view: number }[];
const views = fixture.views as unknown as (Facts | null)[];
const numbers = [...new Set(cases.filter((each) => each.game === "burncycle").map((each) => each.view))];
const laid = numbers
  .map((number) => views[number])
  .filter((view) => view && (view.bots as Facts[]).some((bot) => bot.cell !== -1));

/** Everything that is told, a line for each part. */
function told(view: Facts): string[] {
  const teller = fieldTeller({ state: { view }, words: wordsIn("en", "burncycle", view) } as unknown as Heard);
  return [...teller.meters, ...teller.board].flatMap(lines);
}

function lines(part: Part): string[] {
  return [part.text, ...(part.parts ?? []).flatMap(lines)];
}

test("bots, units, threat, tasks and doors can be followed by ear", () => {
  expect(laid.length).toBeGreaterThan(0);
  for (const view of laid) {
    const lines = told(view as Facts);
    for (const field of [
      "Threat, of 26: ",
      "Objective: ",
      "Unlocked doors: ",
      "Rooms not surveilled: ",
      "Pings at nodes: ",
    ]) {
      expect(lines.filter((line) => line.startsWith(field))).toHaveLength(1);
    }
    expect(lines.filter((line) => /^Name: [A-Z]/.test(line))).toHaveLength(
      (view?.bots as []).length + (view?.units as []).length,
    );
    expect(lines.some((line) => /^Space: [A-Z]\d+$/.test(line))).toBe(true);
  }
});

test("nothing of the machinery is told, and no number stands without a name", () => {
  for (const view of laid) {
    const lines = told(view as Facts);
    expect(lines.filter((line) => /undefined|null|: -\d|^(Todo|Pending|Plan|Named|Tape)\b/.test(line))).toEqual([]);
  }
});
