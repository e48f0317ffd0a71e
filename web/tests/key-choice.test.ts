// @vitest-environment jsdom
/** Other keys for what a table does: one that is taken is refused with what has it, and all can be put back. */

import { afterEach, expect, test, vi } from "vitest";
import { DOES, keyChoice, keyName } from "../src/lib/key-choice.svelte";
import { wordsIn } from "./texts";

afterEach(() => keyChoice.putBack());

test.each([
  ["l", "log"],
  ["L", "log"],
  ["7", "options"],
  ["Enter", "enter"],
  [" ", "page"],
  ["+", "page"],
  ["ArrowLeft", "page"],
  ["F5", "page"],
])("%s is not given away: it is of %s", (key, holder) => {
  expect(keyChoice.give("undo", key)).toBe(holder);
  expect(keyChoice.of("undo")).toBe("u");
});

test("a key may be chosen again for the same, and one that was left is free", () => {
  expect(keyChoice.give("log", "l")).toBe(null);
  expect(keyChoice.give("log", "Delete")).toBe(null);
  expect(keyChoice.give("undo", "l")).toBe(null);
  expect([keyChoice.doing("l"), keyChoice.doing("Delete"), keyChoice.doing("u")]).toEqual(["undo", "log", undefined]);
});

test("the letters of offers run on from a without a gap", () => {
  expect(keyChoice.offers.slice(0, 11).join("")).toBe("abcdefghijk");
  expect(keyChoice.give("log", "c")).toBe(null);
  expect(keyChoice.offers.slice(0, 4).join("")).toBe("abde");
});

test("what was chosen is there the next time", async () => {
  keyChoice.give("why", "w");
  vi.resetModules();
  const { keyChoice: later } = await import("../src/lib/key-choice.svelte");
  expect([later.of("why"), later.of("undo")]).toEqual(["w", "u"]);
  later.putBack();
  expect(later.of("why")).toBe("?");
});

test.each(["en", "it", "fr"] as const)("every key and what has it has a name in %s", (lang) => {
  const { texts } = wordsIn(lang, "toy");
  const say = (id: string): string => texts.fill(id, {});
  for (const holder of [...DOES, "options", "enter", "page"]) expect(say(`key-${holder}`)).not.toContain("key-");
  for (const key of ["Backspace", "Delete"]) expect(keyName(say, key)).not.toContain("key-");
  expect(keyName(say, "u")).toBe("u");
});
