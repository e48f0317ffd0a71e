/** What the question bar and the fan of The Breach put first. */

import { expect, it } from "vitest";
import { picture } from "../src/games/breach/picture";
import { quick, standsOut } from "../src/table/quick";
import { composing, position } from "./desks";

it("offers Infect beside Move, in the bar and at the Avatar", () => {
  const { compose } = composing(position("act"));
  const bar = quick(compose.foremost);
  expect(bar.map(({ act }) => act.verb)).toEqual(["move", "infect", "end-actions"]);
  expect(standsOut(bar, compose.foremost)?.act.verb).toBe("move");
  expect(compose.verbsOf("model:0").map(({ act }) => act.verb)).toContain("infect");
});

it("leaves out an Infect that places no Virus", () => {
  const at = position("act");
  const warned = [{ wish: { verb: "infect", args: {} }, clause: "BR-VLIMIT-05", facts: {} }];
  const { compose } = composing({ ...at, ask: { ...at.ask, warned } });
  expect(quick(compose.foremost).map(({ act }) => act.verb)).not.toContain("infect");
  expect(compose.verbsOf("model:0").map(({ act }) => act.verb)).toContain("infect");
});

it("lets no trace stand out that finds nothing", () => {
  const at = position("act");
  const choice = [
    { verb: "trace", parts: [{ shape: "one" as const, name: "node", items: [5], places: ["node:5"] }], rank: "usual" },
    { verb: "end-turn", parts: [], rank: "end" },
  ];
  const warned = [{ wish: { verb: "trace", args: { node: 5 } }, clause: "BR-TRACE-14", facts: { again: true } }];
  const ask = { ...at.ask, name: "trace", choice, offers: [], warned } as unknown as typeof at.ask;
  const { compose } = composing({ ...at, ask });
  expect(standsOut(quick(compose.foremost), compose.foremost)).toBeUndefined();
});

it("gives the question the room that the board doesn't need on a phone on its side", () => {
  const [width, height] = [844, 390];
  const board = height * (picture.stage.lying ?? width / height);
  expect(width - board).toBeGreaterThanOrEqual(420);
  expect(board / width).toBeGreaterThanOrEqual(0.45);
});
