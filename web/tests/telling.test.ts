// @vitest-environment jsdom
/** Bomb Squad is told in words from what the server sends, in every language, without a gap. */

import { expect, test } from "vitest";
import { BombSquadTeller } from "../src/games/bombsquad/telling.svelte";
import { controlRoom } from "../src/games/bombsquad/control.svelte";
import type { Scene } from "../src/games/bombsquad/view";
import { Compose } from "../src/lib/compose.svelte";
import { TableState } from "../src/lib/table.svelte";
import type { Facts } from "../src/lib/wire";
import type { Part } from "../src/board/teller";
import choices from "./choices.json";
import { wordsIn } from "./texts";

interface Position {
  view: Facts;
  scene: Scene;
}

const positions = choices.questions.filter(({ game }) => game === "bombsquad") as unknown as Position[];

function teller(lang: string, { view, scene }: Position): BombSquadTeller {
  const state = new TableState("table");
  state.view = view;
  const words = wordsIn(lang, "bombsquad", view);
  const compose = new Compose(state, words);
  controlRoom(state, compose).scene = scene;
  return new BombSquadTeller({ state, compose, words });
}

function lines(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => [part.text, ...lines(part.parts ?? [])]);
}

test.each(["en", "it", "fr"])("every view is told whole in %s", (lang) => {
  const gap = /[{}$]|\b(?:tell|seen|meter|hand|frame|secured|pile|word|value)-/;
  for (const position of positions) {
    const told = teller(lang, position);
    const seats = (position.view["hands"] as unknown[]).flatMap((_, seat) => lines(told.seat(seat)));
    const clocks = told.clocks.flatMap(({ name, note }) => [name, note]);
    expect([...clocks, ...lines(told.meters), ...lines(told.board), ...seats].filter((text) => gap.test(text))).toEqual(
      [],
    );
  }
});

test("the building is told row by row, with its walls", () => {
  const [position] = positions;
  const board = position ? teller("en", position).board : [];
  expect(lines(board).join("\n")).toMatchInlineSnapshot(`
    "Row 1
    1, 4: Hostage, level 2
    1, 6: Hostage, level 2
    1, 8: Bomb B, level 2, 19:00 left
    1, 10: Hostage, level 3
    Walls between columns 5-6, 6-7 and 9-10
    Row 2
    2, 1: Hostage, level 1
    2, 9: Hostage, level 1
    2, 10: Door, level 2, locked
    Walls between columns 5-6, 6-7 and 9-10
    Walls below columns 1, 2, 4 and 5
    Row 3
    3, 4: Bomb A, level 1, 10:00 left
    3, 6: Door, level 1, locked
    Walls below columns 1, 2, 4, 5 and 10
    Row 4
    4, 1: Hostage, level 1
    4, 2: Robot Felix
    4, 5: Hostage, level 1
    4, 9: Door, level 3, locked
    4, 10: Door, level 2, locked
    Walls between columns 5-6 and 6-7
    Row 5
    5, 2: Hostage, level 1
    5, 6: Hostage, level 2
    5, 8: Hostage, level 2
    5, 10: Hostage, level 3
    Walls between columns 5-6, 6-7 and 9-10
    Control frame
    Slot 1: red rescue 1
    6 free slots"
  `);
});
