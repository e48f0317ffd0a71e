/** The Firewall's tracks in words: what each box does, and what the cubes reach next. */

import { describe, expect, it } from "vitest";
import { coming, does, signs } from "../src/games/breach/tracks/boxes";
import { position, wordsOf } from "./desks";

const act = position("act");
const words = wordsOf(act);

describe("tracks", () => {
  it("show the letters of their boxes", () => {
    expect(act.desk.tracks[0]?.boxes.map(signs)).toEqual(["B", "", "B", "T", "G+"]);
  });

  it("tell every icon of a box", () => {
    expect([does(words, "FT"), does(words, ""), does(words, "g")]).toEqual([
      "Firewall die +1 and 1 Threat",
      "nothing",
      "Guardian cube +1",
    ]);
  });

  it("tell what comes next: on, from the start again, or nothing more", () => {
    expect(act.desk.tracks.map((track) => coming(words, track))).toEqual([
      "Next: 1 Threat. Then: Guardian cube +1.",
      "Next: Firewall die +1. Then: deploys a Hunter.",
      "Next: the cube stays. Then: the cube stays.",
    ]);
  });
});
