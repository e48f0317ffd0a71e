// @vitest-environment jsdom
/** A Push among other actions: configuring, and the cube and the arrow that were clicked. */

import { expect, it } from "vitest";
import { configuring, planOf, pushesBy } from "../src/games/breach/sheet/cubes";
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
