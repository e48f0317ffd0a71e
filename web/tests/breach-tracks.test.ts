/** The Firewall's tracks in words: what each box does, and what the cubes reach next. */

import { describe, expect, it } from "vitest";
import { does, soon } from "../src/games/breach/tracks/boxes";
import { position, wordsOf } from "./desks";

const act = position("act");
const words = wordsOf(act);

describe("tracks", () => {
  it("tell every icon of a box", () => {
    expect([does(words, "FT"), does(words, ""), does(words, "g")]).toEqual([
      "Firewall die +1 and 1 Threat",
      "nothing",
      "Guardian cube +1",
    ]);
    const icons = act.desk.tracks.flatMap(({ boxes }) => boxes);
    expect(icons.map((each) => does(words, each)).every((told) => told && !/track-|undefined/.test(told))).toBe(true);
  });

  it("tell what comes next: on, from the start again, or nothing more", () => {
    const [bot, hunter, guardian] = act.desk.tracks;
    if (!bot || !hunter || !guardian) throw new Error("no tracks");
    expect(soon(words, bot)).toBe(`Next: ${does(words, bot.boxes[3] ?? "")}`);
    expect(soon(words, hunter)).toBe(`Next: ${does(words, hunter.boxes[0] ?? "")}`);
    expect(soon(words, guardian)).toBe("Next: the cube stays");
  });
});
