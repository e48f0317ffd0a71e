// @vitest-environment jsdom
/** The cube sheet of The Breach: where cubes and arrows lie, which cubes can go, and that a tap takes them there. */

import { describe, expect, it } from "vitest";
import { agree, keysOf, take, touching } from "../src/games/breach/sheet/choices";
import {
  arrows,
  BOXES,
  COMPACT,
  cornerOf,
  counted,
  inBox,
  isShifting,
  laid,
  left,
  valueOf,
  waysOf,
  WIDE,
} from "../src/games/breach/sheet/cubes";
import { changes, valuesAfter } from "../src/games/breach/sheet/pushes.svelte";
import { spokenOf } from "../src/games/breach/sheet/desk.svelte";
import type { Box, Colour, Pushes } from "../src/games/breach/view";
import { composing, position } from "./desks";

const push = position("push");
const act = position("act");
const sheet = push.view.sheets[0];
if (!sheet) throw new Error("no sheet");

describe("boxes", () => {
  it("tell values and cubes as the view has them", () => {
    expect(BOXES.map((box) => valueOf(sheet, box))).toEqual([5, 1, null, 0]);
    expect(counted(inBox(sheet, "movement"))).toEqual([
      { colour: "movement", n: 2 },
      { colour: "attack", n: 1 },
    ]);
    expect(counted(inBox(sheet, "defense"))).toEqual([]);
  });

  it.each([1, 3, 4, 5, 8, 12])("hold %i cubes inside their edges, beside name and value", (count) => {
    const colours = Array.from({ length: count }, (): Colour => "attack");
    for (const layout of [WIDE, COMPACT]) {
      for (const box of BOXES) {
        const { x, y } = cornerOf(box, layout);
        const cubes = laid(colours, box, layout);
        for (const cube of cubes) {
          expect(cube.x).toBeGreaterThan(x);
          expect(cube.y).toBeGreaterThan(y + 24);
          expect(cube.x + cube.size).toBeLessThan(x + layout.box.width);
          expect(cube.y + cube.size).toBeLessThan(y + layout.box.height);
        }
        expect(new Set(cubes.map((cube) => `${cube.x} ${cube.y}`)).size).toBe(count);
      }
    }
    const right = Math.max(...laid(colours, "movement").map((cube) => cube.x + cube.size));
    expect(right).toBeLessThan(cornerOf("movement").x + WIDE.box.width - 30);
  });
});

describe("arrows", () => {
  it.each([WIDE, COMPACT])("are those of the Avatar, inside the drawing", (layout) => {
    const drawn = arrows(push.desk.seats[0]?.arrows ?? [], layout);
    expect(drawn.map(({ from, to }) => [from, to])).toEqual(push.desk.seats[0]?.arrows);
    for (const { x1, y1, x2, y2 } of drawn) {
      for (const x of [x1, x2]) expect(x > 0 && x < layout.width).toBe(true);
      for (const y of [y1, y2]) expect(y > 0 && y < layout.height).toBe(true);
    }
  });

  it("lie side by side where they lead to and fro", () => {
    const both: [Box, Box][] = [
      ["movement", "cache"],
      ["cache", "movement"],
    ];
    const [there, back] = arrows(both);
    expect(Math.abs((there?.x1 ?? 0) - (back?.x1 ?? 0))).toBeGreaterThan(20);
    expect((there?.y2 ?? 0) > (there?.y1 ?? 0) && (back?.y2 ?? 0) < (back?.y1 ?? 0)).toBe(true);
  });
});

describe("a Push", () => {
  const [acts] = push.ask.choice ?? [];
  const rows = acts?.parts[0]?.shape === "rows" ? acts.parts[0].rows : [];
  const ofCube = (row: (typeof rows)[number]) => rows.filter((each) => each[0] === row[0] && each[1] === row[1]);
  const single = rows.find((row) => ofCube(row).length === 1) ?? [];
  const double = rows.find((row) => ofCube(row).length > 1) ?? [];

  it("lets the cubes go that the options name, under their numbers", () => {
    const { compose } = composing(push);
    const ways = waysOf(compose);
    expect(ways.map(({ box, colour, to }) => [box, colour, to])).toEqual(rows);
    const of = (row: typeof single) => left(ways, { box: row[0] as Box, colour: row[1] as Colour });
    const numbers = ofCube(double).map((row) => rows.indexOf(row) + 1);
    expect(keysOf(of(double).map((way) => way.option))).toBe(numbers.join(" "));
    expect(keysOf(of(single).map((way) => way.option))).toBe(String(rows.indexOf(single) + 1));
    expect(left(ways, { box: "defense" })).toEqual([]);
  });

  it("is made by one tap where there is one way", () => {
    const { compose, sent } = composing(push);
    const [box, colour, to] = single;
    take(compose, "push", { box: box ?? "", colour: colour ?? "" });
    expect(sent).toEqual([{ verb: "push", args: { box, colour, to } }]);
  });

  it("waits where a cube has several ways", () => {
    const { compose, sent } = composing(push);
    take(compose, "push", { box: double[0] ?? "", colour: double[1] ?? "" });
    expect(sent).toEqual([]);
  });
});

describe("your own sheet takes the board's place", () => {
  it("for a Push, and for where a cube goes, but not among the actions", () => {
    expect(isShifting(composing(push).compose)).toBe(true);
    const { compose } = composing(act);
    expect(isShifting(compose)).toBe(false);
    expect(isShifting({ options: compose.options, bound: {}, steps: compose.options.slice(0, 1) })).toBe(true);
  });
});

describe("options of things without a place", () => {
  it("offer the shifts of a Move on the arrows of its box", () => {
    const { compose } = composing(act);
    const moves = waysOf(compose).filter(({ verb }) => verb === "move");
    const leads = act.desk.seats[0]?.arrows.filter(([from]) => from === "movement");
    expect(moves.map(({ box, to }) => [box, to])).toEqual(leads);
  });

  it("find a development box through the verb, and go as far as it decides", () => {
    const { compose, sent } = composing(act);
    expect(keysOf(touching(compose, ["develop"], { box: 1 }))).toMatch(/^\d+$/);
    take(compose, "develop", { box: 1 });
    expect(compose.bound).toEqual({ box: 1 });
    expect(sent).toEqual([]);
    take(compose, "develop", { box: 1, cheat: "slide" });
    expect(sent).toEqual([{ verb: "develop", args: { box: 1, cheat: "slide" } }]);
  });

  it("agree where they do not speak against each other", () => {
    expect([agree({ box: 1 }, { cheat: "slide" }), agree({ box: 1 }, { box: 2 }), agree({}, { box: 2 })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("the desk", () => {
  it("is asked for again when your own hand changes, not when a cube moves", () => {
    const other = { ...act.view, hands: [["dash"], ...act.view.hands.slice(1)] };
    expect(spokenOf(other)).not.toBe(spokenOf(act.view));
    expect(spokenOf({ ...act.view, pushes: 2, clicks: 1 })).toBe(spokenOf(act.view));
  });
});

describe("values after a Push", () => {
  const pushes: Pushes = {
    values: [5, 1, 0],
    ways: [
      { box: "movement", colour: "movement", to: "attack", values: [3, 2, 0] },
      { box: "movement", colour: "movement", to: "cache", values: [3, 1, 0] },
      { box: "movement", colour: "attack", to: "attack", values: [4, 3, 0] },
    ],
  };

  it("are told once a cube and its way are settled", () => {
    expect(valuesAfter(pushes, { box: "movement", colour: "movement" })).toBeNull();
    const after = valuesAfter(pushes, { box: "movement", colour: "movement", to: "attack" });
    expect(after).toEqual({ movement: 3, attack: 2, defense: 0 });
    expect(changes(sheet, after)).toEqual({ movement: 3, attack: 2 });
    expect([valuesAfter(null, {}), changes(sheet, null)]).toEqual([null, {}]);
  });
});
