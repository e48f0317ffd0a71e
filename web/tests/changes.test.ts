import { expect, test } from "vitest";
import { changed } from "../src/lib/changes";

test("members that differ are changed, inside objects too; what was there before stays as it was", () => {
  const old = { table: { main: 14, robot: 3 }, hands: [[1], [2]], memory: null };
  const view = changed(old, { table: { main: 11 }, hands: [[1]], memory: { seen: 2 } });
  expect(view).toEqual({ table: { main: 11, robot: 3 }, hands: [[1]], memory: { seen: 2 } });
  expect(old.table.main).toBe(14);
});

test("a member can become nothing", () => {
  expect(changed({ parked: { cell: 4 } }, { parked: null })).toEqual({ parked: null });
});

test("the first view is a change of nothing", () => {
  expect(changed(null, { seat: 0 })).toEqual({ seat: 0 });
});

test("an object that is sent as a whole leaves nothing of the one before", () => {
  expect(changed({ fog: { 4: "bomb", 7: "hostage" } }, { fog: { "": { 7: "hostage" } } })).toEqual({
    fog: { 7: "hostage" },
  });
  expect(changed({ fog: { 4: "bomb" } }, { fog: { "": {} } })).toEqual({ fog: {} });
  expect(changed({ one: 1 }, { "": { other: 2 } })).toEqual({ other: 2 });
});
