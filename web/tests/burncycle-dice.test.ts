/** Dice that explain themselves: which lie on the table, what they show, and what becomes of each. */

import { expect, test } from "vitest";
import { rolled, type Check, facesOf } from "../src/games/burncycle/dice/rolls";
import { type Roll, sent } from "../src/games/burncycle/view";
import type { Told } from "../src/games/burncycle/playback/acts";
import type { Facts, Item } from "../src/lib/wire";

let rev = 0;
function told(event: string, facts: Facts = {}): Told {
  rev += 1;
  return { item: "told", rev, event: sent.event({ event, ...facts }), cites: [] };
}

const ROLL = told("DiceRolled", {
  bot: 0,
  purpose: "move",
  kinds: ["basic", "basic", "basic", "elite"],
  faces: [0, 0, 2, 3],
});

function check(...items: Told[]): Check {
  return rolled(items, null, null) as Check;
}

test("blanks that were combined are pairs, those left over go back, and the rest of the total is by abilities", () => {
  const { dice, pairs, bonus, total, over } = check(ROLL, told("Totalled", { bot: 0, ap: 7, blanks: 0 }));
  expect(dice.map(({ use }) => use)).toEqual(["paired", "paired", "counts", "counts"]);
  expect([pairs, bonus, total, over]).toEqual([1, 1, 7, true]);
  const single = check(ROLL, told("Totalled", { bot: 0, ap: 5, blanks: 2 }));
  expect(single.dice.map(({ use }) => use)).toEqual(["back", "back", "counts", "counts"]);
  expect([single.pairs, single.bonus]).toEqual([0, 0]);
});

test("a die that was rolled again shows what it shows now", () => {
  const { dice, total } = check(ROLL, told("Rerolled", { die: 0, face: 2 }));
  expect(dice[0]).toMatchObject({ value: 2, use: "counts", again: 1 });
  expect(total).toBeNull();
});

test("while the roll can change, total and icons are what the server counts", () => {
  const roll = {
    kinds: ["basic", "basic", "basic", "elite"],
    faces: [0, 1, 5, 5],
    spent: [],
    pairs: 1,
    bonus: 2,
  } as unknown as Roll;
  const open = rolled([ROLL], roll, { ap: 8, icons: [3] }) as Check;
  expect([open.pairs, open.bonus, open.total, open.over]).toEqual([1, 2, 8, false]);
  expect(open.dice.map(({ icon }) => icon)).toEqual([false, false, false, true]);
  const used = rolled([ROLL], { ...roll, spent: [3] }, { ap: 8, icons: [] }) as Check;
  expect(used.dice[3]?.icon).toBe(false);
});

test("dice and their verdict stay until the next turn, keypad or terminal, whatever chip or step comes before it", () => {
  for (const event of ["TurnBegan", "CorporationTurn", "KeypadBegun", "TerminalOpened"]) {
    expect(rolled([ROLL, told(event)], null, null)).toBeNull();
  }
  for (const event of ["TrackerMoved", "StepBegan"]) {
    expect(rolled([ROLL, told(event)], null, null)).not.toBeNull();
  }
  expect(rolled([], null, null)).toBeNull();
});

test("an act without dice clears the tray; what goes on with a roll doesn't", () => {
  const did = (verb: string, more: object = {}): Item => ({
    item: "did",
    rev: ++rev,
    seat: 0,
    wish: { verb, args: {} },
    ...more,
  });
  for (const verb of ["total", "reroll", "step", "stop", "strike-for", "choose-cell"])
    expect(rolled([did("move"), ROLL, did(verb), told("Stepped")], null, null), verb).not.toBeNull();
  for (const verb of ["move", "pass", "alter", "repair"])
    expect(rolled([ROLL, did(verb), told("Stepped")], null, null), verb).toBeNull();
  expect(rolled([ROLL, did("pass", { auto: true })], null, null)).not.toBeNull();
  expect(rolled([ROLL, { item: "did", rev: 1, seat: 0 }], null, null)).not.toBeNull();
});

test("other dice told one after another lie together", () => {
  const first = told("KeypadDieRolled", { door: 1, face: "alarm" });
  const second = told("KeypadDieRolled", { door: 1, face: "unlock" });
  expect(rolled([ROLL, told("KeypadBegun"), first, second], null, null)).toMatchObject({
    what: "other",
    faces: ["alarm", "unlock"],
  });
  expect(facesOf(told("Surveilled", { room: 1, bot: 0, faces: ["guard", "mainframe"] }))).toEqual([
    "guard",
    "mainframe",
  ]);
  expect(facesOf(told("OwnDieRolled", { bot: 0, die: "lift", ap: 2, move: 0 }))).toEqual(["2"]);
  expect(facesOf(told("Passed"))).toEqual([]);
});
