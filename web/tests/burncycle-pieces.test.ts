/** The pieces of burncycle: every bot and every unit of the box has a drawing of its own. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf } from "../src/games/burncycle/pieces/faces";
import { box, disc } from "../src/games/burncycle/pieces/layers";
import { figureOf } from "../src/games/burncycle/pieces/units";

const content = (name: string): string =>
  readFileSync(new URL(`../../src/getaway/games/burncycle/content/${name}.toml`, import.meta.url), "utf8");
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const BOTS = named(content("bots"), /^\[(\w+)\.agent\]/gm);
const GUARDS = named(content("guards"), /^\[(\w+)\]/gm);

test("every bot has a face and a colour of its own", () => {
  expect(BOTS.length).toBe(10);
  const faces = ["", ...BOTS].map(faceOf);
  expect(new Set(faces).size).toBe(faces.length);
  expect(new Set(faces.map(({ own }) => own)).size).toBe(faces.length);
});

test("every kind of guard has a silhouette of its own, and a captain a cap whatever its name is", () => {
  expect(GUARDS.length).toBe(12);
  const figures = ["", ...GUARDS].map((name) => figureOf(name, false));
  expect(new Set(figures).size).toBe(figures.length);
  expect(figureOf("zuk", true)).toBe(figureOf("hamster", true));
  expect(figures).not.toContain(figureOf("zuk", true));
});

test("boxes and discs are closed paths", () => {
  expect(box(0, 0, 10, 6)).toBe("M0 0h10v6h-10v-6z");
  expect(box(0, 0, 10, 6, 2)).toContain("a2 2 0 0 1");
  expect(disc(5, 5, 2)).toMatch(/^M3 5a.*z$/);
});
