/** The characters of Bomb Squad: every role has a face, in the family that the game's content gives it. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf, FAMILIES, familyOf, ROLES } from "../src/games/bombsquad/portraits/faces";

const toml = readFileSync(new URL("../../src/getaway/games/bombsquad/content/roles.toml", import.meta.url), "utf8");
const content = [...toml.matchAll(/key = "(\w+)"\nfamily = "(\w+)"/g)].map(([, role, family]) => ({ role, family }));

test("there is a portrait for each of the fifteen roles, family by family", () => {
  expect(content).toHaveLength(15);
  expect(ROLES).toEqual(content);
  expect(FAMILIES).toEqual([...new Set(content.map(({ family }) => family))]);
});

test("no two look alike", () => {
  const faces = ROLES.map(({ role }) => JSON.stringify(faceOf(role)?.front));
  expect(new Set(faces).size).toBe(ROLES.length);
  const suits = ROLES.map(({ role }) => JSON.stringify(faceOf(role)?.suit));
  expect(new Set(suits).size).toBe(ROLES.length);
});

test("a role that nobody knows has no face", () => {
  expect(faceOf("role_juggler")).toBeNull();
  expect(familyOf("role_juggler")).toBe("standard");
});

test("every paint of a portrait is a token", () => {
  const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  const paints = ROLES.flatMap(({ role }) => {
    const face = faceOf(role);
    return [...(face?.behind ?? []), ...(face?.suit ?? []), ...(face?.front ?? [])].flatMap((mark) => [
      ...(mark.fill ? [mark.fill] : []),
      ...(mark.line ? [mark.line] : []),
    ]);
  });
  const unknown = [...new Set(paints)].filter((paint) => !tokens.includes(`--paint-${paint}:`));
  expect(unknown).toEqual([]);
});
