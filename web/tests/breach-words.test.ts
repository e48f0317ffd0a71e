/** What The Breach tells beside its messages: what a Cheat does, and whether anything can change a roll. */

import { describe, expect, test } from "vitest";
import type { Facts } from "../src/lib/wire";
import { wordsIn } from "./texts";

interface Held {
  hand?: string[];
  research?: string[];
  ready?: string[];
  rolled?: number;
}

/** The view of seat 0, as far as it is told. */
function view({ hand = [], research = [], ready = [], rolled = 0 }: Held): Facts {
  const sheet = { breacher: "null", program: "skeleton-key", ready };
  return {
    seat: 0,
    sheets: [sheet],
    hands: [hand],
    research: [research],
    rolled: { seat: rolled },
  } as unknown as Facts;
}

describe.each(["en", "it", "fr"])("in %s", (lang) => {
  const nothing = wordsIn(lang, "breach").texts.render("desk-nothing-changes");
  const told = (held: Held): string => wordsIn(lang, "breach", view(held)).about(0);

  test("a roll that nothing can change says so", () => {
    expect(told({})).toBe(nothing);
    expect(
      told({ hand: ["phase-step", "decoy", "aegis", "grit", "dash", "trapdoor"], research: ["remove-virus"] }),
    ).toBe(nothing);
    expect(told({ ready: ["program"] })).toBe(nothing);
  });

  test("what could change it is left to the options", () => {
    for (const card of ["second-opinion", "steady-hand", "immune-escape"])
      expect(told({ hand: ["decoy", card] })).toBe("");
    expect(told({ research: ["reroll"] })).toBe("");
    expect(told({ hand: ["a-card-of-a-pack"] })).toBe("");
    expect(told({ rolled: 1 })).toBe("");
  });

  test.each(["breacher", "slide", "breach", "program"])("the Cheat %s is told with what it does", (cheat) => {
    const words = wordsIn(lang, "breach", view({}));
    const card = { breacher: "null", program: "skeleton-key" }[cheat] ?? cheat;
    const about = words.texts.about(card);
    expect(words.label(`cheat:0:${cheat}`)).toContain(about);
    expect(words.wish({ verb: "develop", args: { box: 1, cheat } })).toContain(about);
  });
});
