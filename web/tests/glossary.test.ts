import { expect, test } from "vitest";
import { marking } from "../src/book/glossary";
import { plain } from "../src/book/plain";
import type { Term } from "../src/lib/wire";

const term = (key: string, ...names: string[][][]): Term => ({ key, word: key, means: `What ${key} is.`, names });
const UNIT = term("unit", [["unit", "units"]]);
const SECURITY = term("security-unit", [["security"], ["unit", "units"]], [["guard", "guards"]]);
const ETAGE = term("etage", [["etage", "etages"]]);

const marked = (text: string, terms: Term[], seen = new Set<string>()) =>
  marking(terms)(text, seen).map((piece) => (piece.term ? `[${piece.term.key}:${piece.text}]` : piece.text));

test("the longest name wins, in any form, and whole words only", () => {
  expect(marked("Security units see community units.", [UNIT, SECURITY])).toEqual([
    "[security-unit:Security units]",
    " see community ",
    "[unit:units]",
    ".",
  ]);
  expect(marked("A guardian is not a guard.", [SECURITY])).toEqual([
    "A guardian is not a ",
    "[security-unit:guard]",
    ".",
  ]);
});

test("accents and capitals don't matter, and the text stays as it was", () => {
  expect(marked("Deux Étages plus haut, à l’étage.", [ETAGE])).toEqual([
    "Deux ",
    "[etage:Étages]",
    " plus haut, à l’étage.",
  ]);
});

test("a word is explained once in a chapter", () => {
  const seen = new Set<string>();
  expect(marked("A unit.", [UNIT], seen)).toEqual(["A ", "[unit:unit]", "."]);
  expect(marked("Another unit.", [UNIT], seen)).toEqual(["Another unit."]);
});

test("without chapters each section is one", () => {
  const clause = (id: string, section: string) => ({
    id,
    section,
    kind: "rule" as const,
    text: id,
    source: "book" as const,
  });
  const { chapters } = plain([clause("A-1", "One"), clause("A-2", "One"), clause("B-1", "Two")]);
  expect(chapters.map(({ title, parts }) => [title, parts[0]?.clauses])).toEqual([
    ["One", ["A-1", "A-2"]],
    ["Two", ["B-1"]],
  ]);
});
