// @vitest-environment jsdom
/** The cube sheet of The Breach: where cubes and arrows lie, which cubes can go, and that a tap takes them there. */

import { describe, expect, it } from "vitest";
import { agree, keysOf, take, touching } from "../src/games/breach/sheet/choices";
import { arrows, BOX, BOXES, cornerOf, counted, HEIGHT, inBox, laid, left, valueOf, waysOf, WIDTH } from "../src/games/breach/sheet/cubes";
import { spokenOf } from "../src/games/breach/sheet/desk.svelte";
import type { Box, Colour } from "../src/games/breach/view";
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

  it.each([1, 3, 4, 5, 8, 12])("hold %i cubes inside their edges", (count) => {
    const colours = Array.from({ length: count }, (): Colour => "attack");
    for (const box of BOXES) {
      const { x, y } = cornerOf(box);
      for (const cube of laid(colours, box)) {
        expect(cube.x).toBeGreaterThan(x);
        expect(cube.y).toBeGreaterThan(y + 24);
        expect(cube.x + cube.size).toBeLessThan(x + BOX.width);
        expect(cube.y + cube.size).toBeLessThan(y + BOX.height);
      }
    }
  });
});

describe("arrows", () => {
  const drawn = arrows(push.desk.seats[0]?.arrows ?? []);

  it("are those of the Avatar, inside the drawing", () => {
    expect(drawn.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
      ["attack movement", "cache defense", "cache movement", "defense attack", "movement cache"].sort(),
    );
    for (const { x1, y1, x2, y2 } of drawn) {
      for (const x of [x1, x2]) expect(x > 0 && x < WIDTH).toBe(true);
      for (const y of [y1, y2]) expect(y > 0 && y < HEIGHT).toBe(true);
    }
  });

  it("lie side by side where they lead to and fro", () => {
    const find = (from: Box, to: Box) => drawn.find((each) => each.from === from && each.to === to);
    const [there, back] = [find("movement", "cache"), find("cache", "movement")];
    expect(Math.abs((there?.x1 ?? 0) - (back?.x1 ?? 0))).toBeGreaterThan(20);
    expect((there?.y2 ?? 0) > (there?.y1 ?? 0) && (back?.y2 ?? 0) < (back?.y1 ?? 0)).toBe(true);
  });
});

describe("a Push", () => {
  it("lets the cubes go that the options name, under their numbers", () => {
    const { compose } = composing(push);
    const ways = waysOf(compose);
    expect(ways).toHaveLength(5);
    expect(keysOf(left(ways, { box: "cache", colour: "movement" }).map((way) => way.option))).toBe("4 5");
    expect(keysOf(left(ways, { box: "attack", to: "movement" }).map((way) => way.option))).toBe("3");
    expect(left(ways, { box: "defense" })).toEqual([]);
  });

  it("is made by one tap where there is one way", () => {
    const { compose, sent } = composing(push);
    const [way] = left(waysOf(compose), { box: "attack", colour: "defense" });
    take(compose, way?.verb ?? "", way?.binds ?? {});
    expect(sent).toEqual([{ verb: "push", args: { box: "attack", colour: "defense", to: "movement" } }]);
  });

  it("waits where a cube has several ways", () => {
    const { compose, sent } = composing(push);
    take(compose, "push", { box: "cache", colour: "movement" });
    expect(sent).toEqual([]);
  });
});

describe("options of things without a place", () => {
  it("offer the only shift of a Move on its arrow", () => {
    const { compose } = composing(act);
    const ways = waysOf(compose);
    expect(ways.map(({ verb, box, to }) => `${verb} ${box} ${to}`)).toEqual(["move movement cache"]);
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
    expect([agree({ box: 1 }, { cheat: "slide" }), agree({ box: 1 }, { box: 2 }), agree({}, { box: 2 })]).toEqual([true, false, true]);
  });
});

describe("the desk", () => {
  it("is asked for anew when the own hand changes, not when a cube moves", () => {
    const other = { ...act.view, hands: [["dash"], ...act.view.hands.slice(1)] };
    expect(spokenOf(other)).not.toBe(spokenOf(act.view));
    expect(spokenOf({ ...act.view, pushes: 2, clicks: 1 })).toBe(spokenOf(act.view));
  });
});
