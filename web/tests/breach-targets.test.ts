// @vitest-environment jsdom
/** How much of what can be answered has a thing in the picture of The Breach that is clicked for it. */

import { describe, expect, it } from "vitest";
import { allStanding } from "../src/games/breach/board/pieces";
import { markOf } from "../src/games/breach/board/spots";
import { isPicking } from "../src/games/breach/pick/picking";
import type { BreachView, Scene } from "../src/games/breach/view";
import { Compose, type Option } from "../src/lib/compose.svelte";
import type { Ask, Facts } from "../src/lib/wire";
import fixture from "./choices.json";
import { wordsIn } from "./texts";

interface Question {
  game: string;
  view: BreachView & Facts;
  ask: Ask;
  scene: Scene | null;
}

const questions = (fixture.questions as unknown as Question[]).filter(({ game }) => game === "breach");

/** What lies beside the board: sheet, boxes, Cheats, hand, tokens, deck, Rewards, tracks and the seats themselves. */
const BESIDE = ["box", "sheet", "development", "cheat", "card", "token", "deck", "reward", "track", "seat"];
/** What the bell offers. */
const ORDERS = ["order"];

function lies(place: string, { view, scene }: Question): boolean {
  if (BESIDE.includes(place.split(":")[0] ?? "")) return true;
  return scene ? markOf(place, scene, view, allStanding(scene, view)) !== null : place.startsWith("room:");
}

function hasTarget(option: Option, question: Question): boolean {
  const { act, places } = option;
  if (isPicking(question.view, question.ask) || ORDERS.includes(act.verb)) return true;
  return [...places, ...(act.at ? [act.at] : [])].some((place) => lies(place, question));
}

function optionsOf({ ask, view }: Question): readonly Option[] {
  const asker = { question: ask, send: () => Promise.reject(new Error()), plan: () => Promise.reject(new Error()) };
  return new Compose(asker, wordsIn("en", "breach", view)).options;
}

describe("the picture", () => {
  it("has a thing for at least four fifths of all options", () => {
    const all = questions.flatMap((question) => optionsOf(question).map((option) => hasTarget(option, question)));
    const share = all.filter(Boolean).length / all.length;
    expect(all.length).toBeGreaterThan(300);
    expect(share).toBeGreaterThanOrEqual(0.8);
  });

  it("has one for every usual option but an effect or a type in words, and moving no Virus", () => {
    const missing = questions.flatMap((question) =>
      optionsOf(question)
        .filter((option) => option.act.rank === "usual" && !hasTarget(option, question))
        .map(() => question.ask.question),
    );
    expect([...new Set(missing)].sort()).toEqual(["which-effect", "which-type", "which-virus-moves"]);
  });
});
