// @vitest-environment jsdom
/** The hand of The Breach: what cards say, which can be played, and why the others cannot. */

import { describe, expect, it } from "vitest";
import { blockedBy, duesIn, effectOf, numbered, optionsFor } from "../src/games/breach/hand/cards";
import { round } from "../src/board/seats";
import { cheatCard } from "../src/games/breach/hand/seats";
import { isStored, kindOf, neededToken } from "../src/games/breach/hand/tokens";
import { keysOf } from "../src/games/breach/sheet/choices";
import { composing, position, wordsOf } from "./desks";

const act = position("act");
const words = wordsOf(act);

describe("a card", () => {
  it("says its effect without when it is played", () => {
    expect(effectOf("Your Move: 2 more MP")).toBe("2 more MP");
    expect(effectOf("Aegis")).toBe("Aegis");
    expect(effectOf("Ton Mouvement : 2 PM de plus")).toBe("2 PM de plus");
  });

  it("is printed with type, timing and condition", () => {
    const printed = act.desk.hand.find(({ name }) => name === "pickpocket");
    expect(words.texts.render("desk-type", { type: printed?.type ?? "" })).toBe("Mission");
    expect(words.texts.render("desk-timing", { timing: printed?.timing ?? "" })).toBe("Your Move");
    expect(words.texts.render("desk-condition", { condition: printed?.condition ?? "" })).toBe(
      "When you meet an Avatar",
    );
  });

  it("tells costs and dangers in words", () => {
    const dues = [
      { do: "cache", what: "movement", n: 1 },
      { do: "threat", what: "", n: 2 },
    ];
    expect(duesIn(words, dues)).toBe("1 Movement cube to the Cache and 2 Threat");
    expect(duesIn(words, [{ do: "credit", what: "", n: 1 }])).toBe("1 Credit");
  });

  it("has the number of its option where it can be played, else a reason", () => {
    const { compose } = composing(act);
    expect(keysOf(optionsFor(compose, "slipstream"))).toMatch(/^\d+$/);
    expect(blockedBy(act.ask, "play", "card", "slipstream")).toBeNull();
    expect(optionsFor(compose, "dash")).toEqual([]);
    expect(blockedBy(act.ask, "play", "card", "dash")?.clause).toBe("BR-TIMING-04");
  });

  it("is two things where there are two of it", () => {
    expect(numbered(["dash", "dash", "grit"]).map(({ key }) => key)).toEqual(["dash 0", "dash 1", "grit 0"]);
  });
});

describe("seats", () => {
  it("stand round the table, starting with your own", () => {
    expect([round(4, 2), round(3, -1), round(1, 0)]).toEqual([[2, 3, 0, 1], [0, 1, 2], [0]]);
  });

  it("name the cards of their Cheats", () => {
    const sheet = act.view.sheets[0];
    expect(sheet && ["breacher", "slide", "program"].map((cheat) => cheatCard(sheet, cheat))).toEqual([
      "argo",
      "slide",
      "skeleton-key",
    ]);
  });
});

describe("the Objective", () => {
  it("tells what is stored and what is missing, half by half", () => {
    expect(act.desk.needs.map((need) => [neededToken(need), isStored(need)])).toEqual([
      ["bio", true],
      ["science", false],
      ["half-crypto", false],
    ]);
    expect([kindOf("half-crypto"), kindOf("bio")]).toEqual(["crypto", "bio"]);
  });
});
