/** The tray: which rungs of the ladder are shown, and what is stamped once the dice have landed. */

import { expect, test } from "vitest";
import { rungsOf } from "../src/games/burncycle/dice/odds.svelte";
import { since } from "../src/games/burncycle/dice/rolls";
import { verdictOf } from "../src/games/burncycle/dice/verdict";
import { type Ladder, sent } from "../src/games/burncycle/view";
import type { Told } from "../src/games/burncycle/playback/acts";
import type { Facts } from "../src/lib/wire";
import { wordsIn } from "./texts";

let rev = 0;
function told(event: string, facts: Facts = {}, cites: string[] = []): Told {
  rev += 1;
  return { item: "told", rev, event: sent.event({ event, ...facts }), cites };
}

const ROLL = told("DiceRolled", { bot: 0, purpose: "brute-force", kinds: ["basic"], faces: [2] });
const FORCED = told("Forced", { bot: 0, door: 3, ap: 5, durability: 4 });

test("a forced door is open or the attempt has failed, as it was told", () => {
  const open = verdictOf([ROLL, FORCED, told("DoorUnlocked", { door: 3 })]);
  expect(open).toMatchObject({ stamp: "open", good: true, ap: 5, need: 4, place: "door:3" });
  expect(verdictOf([ROLL, FORCED])).toMatchObject({ stamp: "failed", good: false, place: "door:3" });
});

test("what another chip brings isn't a verdict on this roll", () => {
  expect(verdictOf([ROLL, told("TrackerMoved", { slot: 2, chip: "general" }), FORCED])).toBeNull();
});

test("a strike stuns, shuts down, breaks a wall, or fails", () => {
  const struck = told("Struck", { bot: 0, unit: 2, ap: 3, durability: 5 });
  expect(verdictOf([ROLL, struck, told("UnitStunned", { unit: 2 })])).toMatchObject({
    stamp: "stunned",
    place: "unit:2",
  });
  expect(verdictOf([ROLL, struck, told("UnitShutDown", { unit: 2 })])?.stamp).toBe("down");
  expect(verdictOf([ROLL, struck, told("StruckForNothing", { bot: 0 })])?.stamp).toBe("failed");
  const wall = told("WallStruck", { bot: 0, cell: 10, direction: 3, ap: 10 });
  expect(verdictOf([ROLL, wall, told("WallDestroyed", { bot: 0, cell: 10, direction: 3 })])).toMatchObject({
    stamp: "broken",
    place: "wall:43",
  });
  expect(verdictOf([ROLL, wall])?.good).toBe(false);
});

test("a failed terminal roll is stamped where the terminal was, and one that worked too", () => {
  const used = { bot: 0, cell: 12, card: "x" };
  expect(verdictOf([ROLL, told("TerminalUsedUp", used, ["BC-TERM-08"])])).toMatchObject({
    stamp: "failed",
    good: false,
    place: "cell:12",
  });
  expect(verdictOf([ROLL, told("TerminalUsedUp", used, ["BC-TERM-07"])])).toMatchObject({ stamp: "done", good: true });
});

test("a roll without a target has no verdict, and what was told before it is not read", () => {
  expect(verdictOf([ROLL, told("Totalled", { bot: 0, ap: 4, blanks: 0 })])).toBeNull();
  expect(verdictOf([])).toBeNull();
  expect(
    since(
      [FORCED, ROLL].sort((a, b) => a.rev - b.rev),
      FORCED.rev,
    ),
  ).toEqual([FORCED]);
});

test("the ladder shows the rungs around its target", () => {
  const rungs = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((ap) => ({ ap, chance: ap < 3 ? 1 : 1 - ap / 10 }));
  const ladder = { rungs, need: 5 } as unknown as Ladder;
  const shown = (target: number | null, of: Ladder = ladder): number[] => rungsOf(of, target).map(({ ap }) => ap);
  expect(shown(null)).toEqual([3, 4, 5, 6, 7]);
  expect(shown(8)).toEqual([4, 5, 6, 7, 8]);
  expect(shown(1)).toEqual([1, 2, 3, 4, 5]);
  expect(shown(null, { ...ladder, need: null })).toEqual([1, 2, 3, 4, 5]);
  expect(rungsOf({ rungs: rungs.slice(0, 3), need: 9 }, null).map(({ ap }) => ap)).toEqual([1, 2]);
});

test.each(["en", "it", "fr"])("every stamp has a word: %s", (lang) => {
  const words = wordsIn(lang, "burncycle");
  const all = ["open", "stunned", "down", "broken", "done", "failed"].map((stamp) => words.say(`verdict-${stamp}`));
  expect(new Set(all).size).toBe(all.length);
  expect(words.texts.fill("verdict-of", { ap: 5, need: 4 })).toMatch(/5.*4/);
});
