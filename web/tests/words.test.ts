/** The browser words a game exactly as the terminal does, in every language. */

import { describe, expect, test, vi } from "vitest";
import type { Ask, Clause, Facts, Marked, Wish } from "../src/lib/wire";
import { Words } from "../src/lib/words.svelte";
import { wordsIn } from "./texts";
import fixture from "./words.json";

interface Case {
  game: string;
  view: number;
  kind: string;
  of: unknown;
  words: Record<string, string>;
  /** What is said where seats have names, if that is something else. */
  named?: Record<string, string>;
}

const cases = fixture.cases as Case[];
const views = fixture.views as unknown as (Facts | null)[];
const clauses = fixture.clauses as { id: string; text: Record<string, string> }[];

/** The words of a game, with the clauses that stand for a message it does not have. */
function speaker(lang: string, game: string, view: number, names: readonly string[] = []): Words {
  const words = wordsIn(lang, game, views[view] ?? null, names);
  words.clauses = new Map(clauses.map(({ id, text }) => [id, { id, text: text[lang] ?? "" } as Clause]));
  return words;
}

function worded(words: Words, kind: string, of: unknown): string {
  switch (kind) {
    case "event":
      return words.event(of as Facts);
    case "outcome":
      return words.outcome(of as Facts);
    case "wish":
      return words.wish(of as Wish);
    case "verb":
      return words.verb(of as string);
    case "asked":
      return words.asked(of as Ask);
    case "why":
      return words.why(of as Ask);
    case "label":
      return words.label(of as string);
    case "about":
      return words.about(of as number);
    case "warning":
      return words.warning(of as Marked);
    default:
      return words.refusal((of as Marked).clause, (of as Marked).facts);
  }
}

describe.each(["en", "it", "fr"])("in %s", (lang) => {
  const said = cases.filter((each) => lang in each.words);

  test.each([...new Set(said.map((each) => `${each.game} ${each.kind}`))])("%s", (name) => {
    const [game = "", kind = ""] = name.split(" ");
    const ours = said
      .filter((each) => each.game === game && each.kind === kind)
      .map(({ view, of, words }) => ({ of, ours: worded(speaker(lang, game, view), kind, of), words }));
    expect(ours.map((each) => each.ours)).toEqual(ours.map((each) => each.words[lang]));
  });

  test.each([...new Set(said.map((each) => `${each.game} ${each.kind}`))])("%s, where seats have names", (name) => {
    const [game = "", kind = ""] = name.split(" ");
    const these = said.filter((each) => each.game === game && each.kind === kind);
    const ours = these.map(({ view, of }) => worded(speaker(lang, game, view, fixture.names), kind, of));
    expect(ours).toEqual(these.map(({ words, named }) => (named ?? words)[lang]));
  });

  test("a name is nobody's word", () => {
    const drew = (seat: number): Facts => ({ event: "Drew", seat, card: -1 });
    const events = [0, 1, 2, 3].map((seat) => speaker(lang, "bombsquad", 0, fixture.names).event(drew(seat)));
    const player = { en: "Player 3", it: "Il giocatore 3", fr: "Le joueur 3" }[lang];
    expect(events.map((text, seat) => text.startsWith(`${fixture.names[seat] || player} `))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

test("every kind of thing is compared", () => {
  const kinds = new Set(cases.map((each) => each.kind));
  expect([...kinds].sort()).toEqual([
    "about",
    "asked",
    "event",
    "label",
    "outcome",
    "refusal",
    "verb",
    "warning",
    "why",
    "wish",
  ]);
});

test("of two languages asked for, the last one is spoken, whichever comes first", async () => {
  const arrive: Record<string, () => void> = {};
  vi.stubGlobal("fetch", (address: string) => {
    if (address.includes("/rules/")) return Promise.resolve(new Response("[]"));
    const lang = address.slice(-2);
    return new Promise((answer) => (arrive[lang] = () => answer(new Response(`hello = ${lang}`))));
  });
  const words = new Words("toy");
  const both = [words.speak("it"), words.speak("fr")];
  arrive["fr"]?.();
  arrive["it"]?.();
  await Promise.all(both);
  expect(words.say("hello")).toBe("fr");
  vi.unstubAllGlobals();
});

test.each(["en", "it", "fr"])("a traded bead has its own name in %s", (lang) => {
  const words = wordsIn(lang, "burncycle");
  const told = words.event({ event: "Traded", bot: 0, other: 1, give: ["bead:ledger"], take: [] } as Facts);
  expect(told).toContain(words.word("ledger"));
  expect(told).not.toContain("bead:");
});
