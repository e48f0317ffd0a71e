/** Whom a table waits for: bots have no time to lose, and nobody chooses for a seat that is open. */

import { expect, test } from "vitest";
import { choosingFor, isSilent, waiting } from "../src/lib/waiting";
import type { Ask, Seat, TableView } from "../src/lib/wire";
import { wordsIn } from "./texts";

const NOW = 1_000_000;
const seat = (kind: string, more: Partial<Seat> = {}): Seat =>
  ({ kind, name: "Bob", away: false, asked: NOW - 155_000, stop: "new", ...more }) as Seat;
const at = (...seats: Seat[]): TableView => ({ seats, patience: 600_000 }) as TableView;
const ask = (...seats: number[]): Ask => ({ item: "ask", rev: 1, seats, question: "turn", cites: [] });
const { texts } = wordsIn("en", "toy");
const say = (id: string, args = {}): string => texts.fill(id, args);

test("people choose, and how long is known", () => {
  const table = at(seat("person"), seat("person", { asked: NOW - 1000 }));
  expect(waiting(table, ask(0, 1), NOW)).toEqual({ for: "people", since: NOW - 155_000, lost: false });
  expect(choosingFor(seat("person"), NOW, say)).toBe("deciding for 2:35");
  expect(choosingFor(seat("person", { asked: 0 }), NOW, say)).toBe("");
});

test("a bot isn't said to choose for minutes", () => {
  expect(waiting(at(seat("bot", { away: true })), ask(0), NOW)).toMatchObject({ for: "bots", lost: false });
  expect(choosingFor(seat("bot"), NOW, say)).toBe("");
});

test("nobody chooses for an open seat, and others may do something about it", () => {
  const table = at(seat("open", { name: "" }), seat("person"));
  expect(waiting(table, ask(0, 1), NOW)).toMatchObject({ for: "open", lost: true });
  expect(choosingFor(seat("open"), NOW, say)).toBe("");
});

test("someone who left or is silent for long is lost", () => {
  expect(waiting(at(seat("person", { away: true })), ask(0), NOW).lost).toBe(true);
  expect(waiting(at(seat("person")), ask(0), NOW + 600_000).lost).toBe(true);
  expect([isSilent(at(), seat("person"), NOW), isSilent(null, seat("person"), NOW * 2)]).toEqual([false, false]);
});

test.each(["en", "it", "fr"] as const)("there are words for an open seat in %s", (lang) => {
  const shown = wordsIn(lang, "toy").texts.fill("asking-open", { names: "Player 2" });
  expect(shown).toContain("Player 2");
});
