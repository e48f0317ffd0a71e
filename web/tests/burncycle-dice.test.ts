/** Dice that explain themselves: which lie on the table, what they show, and what becomes of each. */

import { expect, test } from "vitest";
import { rolled, type Check, facesOf } from "../src/games/burncycle/dice/rolls";
import type { Faces } from "../src/games/burncycle/sheets/around.svelte";
import { isPayable } from "../src/games/burncycle/dice/payable";
import { as, type BurncycleView, type Roll } from "../src/games/burncycle/view";
import type { Told } from "../src/table/playback/playback.svelte";
import type { Facts } from "../src/lib/wire";

const FACES: Faces = { basic: [0, 0, 1, 1, 1, 2], advanced: [1, 1, 2, 2, 2, 3], elite: [2, 2, 2, 3, 3, 3], reroll: [5] };

let rev = 0;
function told(event: string, facts: Facts = {}): Told {
  rev += 1;
  return { item: "told", rev, event: { event, ...facts }, cites: [] };
}

const ROLL = told("DiceRolled", { bot: 0, purpose: "move", kinds: ["basic", "basic", "basic", "elite"], faces: [0, 0, 2, 3] });

function check(...items: Told[]): Check {
  return rolled(items, null, FACES) as Check;
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
  expect(total).toBe(7);
});

test("while the roll can change, pairs, bonus and icons are those of the table", () => {
  const roll = { kinds: ["basic", "basic", "basic", "elite"], faces: [0, 1, 5, 5], spent: [], pairs: 1, bonus: 2 } as unknown as Roll;
  const open = rolled([ROLL], roll, FACES) as Check;
  expect([open.pairs, open.bonus, open.total, open.over]).toEqual([1, 2, 8, false]);
  expect(open.dice.map(({ icon }) => icon)).toEqual([false, false, false, true]);
  const used = rolled([ROLL], { ...roll, spent: [3] }, FACES) as Check;
  expect(used.dice[3]?.icon).toBe(false);
});

test("the next chip, step or turn clears the table", () => {
  for (const event of ["TrackerMoved", "StepBegan", "TurnBegan", "CorporationTurn"]) {
    expect(rolled([ROLL, told(event)], null, FACES)).toBeNull();
  }
  expect(rolled([], null, FACES)).toBeNull();
});

test("other dice told one after another lie together", () => {
  const first = told("KeypadDieRolled", { door: 1, face: "alarm" });
  const second = told("KeypadDieRolled", { door: 1, face: "unlock" });
  expect(rolled([ROLL, told("KeypadBegun"), first, second], null, FACES)).toMatchObject({ what: "other", faces: ["alarm", "unlock"] });
  expect(facesOf(told("Surveilled", { room: 1, bot: 0, faces: ["guard", "mainframe"] }))).toEqual(["guard", "mainframe"]);
  expect(facesOf(told("OwnDieRolled", { bot: 0, die: "lift", ap: 2, move: 0 }))).toEqual(["2"]);
  expect(facesOf(told("Passed"))).toEqual([]);
});

test("an input is paid by a chip of either reserve or of a slot further on, and some take none", () => {
  const chip = (name: string, degraded = false): Facts => ({ chip: name, degraded, active: true });
  const view = as<BurncycleView>({
    active: 0,
    bots: [{ reserve: ["physical"] }, { reserve: ["tech"] }],
    team: [],
    slots: [chip("tech"), chip("general"), chip("tech", true), chip("utility")],
    tracker: 1,
  });
  expect(["physical", "tech", "utility", "alarm"].map((input) => isPayable(view, input))).toEqual([true, false, true, true]);
  expect(isPayable({ ...view, team: ["tech"] }, "tech")).toBe(true);
});
