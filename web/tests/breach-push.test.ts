// @vitest-environment jsdom
/** A Push among other actions: configuring, and the cube and the arrow that were clicked. */

import { expect, it } from "vitest";
import {
  COMPACT,
  configuring,
  left,
  planOf,
  pushesBy,
  targetsOf,
  waysOf,
  zonesOf,
} from "../src/games/breach/sheet/cubes";
import { composing, position } from "./desks";

const WAY = { box: "movement", colour: "movement", to: "attack", values: [2, 3, 2] } as const;

it("is offered where you can configure and have begun nothing else", () => {
  const { compose } = composing(position("act"));
  const option = configuring(compose);
  expect(option?.act.verb).toBe("configure");
  expect(pushesBy(option, [{ ...WAY, values: [2, 3, 2] }])).toMatchObject([
    { verb: "push", colour: "movement", to: "attack" },
  ]);
  if (option) compose.choose(option);
  expect(configuring(compose)).toBeNull();
  expect(pushesBy(null, [{ ...WAY, values: [2, 3, 2] }])).toEqual([]);
});

it("answers two questions in one go", () => {
  const [way] = pushesBy(configuring(composing(position("act")).compose), [{ ...WAY, values: [2, 3, 2] }]);
  expect(way && planOf(way).map(({ wish }) => wish)).toEqual([
    { verb: "configure", args: { what: "pushes" } },
    { verb: "push", args: { box: "movement", colour: "movement", to: "attack" } },
  ]);
});

it("goes to a box that is tapped once a cube is picked", () => {
  const ways = waysOf(composing(position("push")).compose);
  expect(targetsOf(ways, {}, true)).toEqual([]);
  const part = { box: "movement", colour: "movement" } as const;
  const open = left(ways, part);
  expect(targetsOf(open, part, true)).toEqual([...new Set(open.map(({ to }) => to))]);
  expect(targetsOf(open, { ...part, to: "attack" }, true)).toEqual([]);
  expect(targetsOf(open, {}, false)).toEqual([]);
});

it("shares a box out among its colours, so that each is wide enough for a thumb", () => {
  const { view } = position("push");
  const sheet = view.sheets[0];
  if (!sheet) throw new Error("no sheet");
  const zones = zonesOf(sheet, "movement", ["movement", "attack"], COMPACT);
  expect(zones.map(({ colour }) => colour)).toEqual(["movement", "attack"]);
  expect(zones.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(COMPACT.box.width);
  const [only] = zonesOf(sheet, "attack", ["defense"], COMPACT);
  const shown = 168 / COMPACT.width;
  expect((only?.width ?? 0) * shown).toBeGreaterThanOrEqual(44);
  expect(COMPACT.box.height * shown).toBeGreaterThanOrEqual(44);
});
