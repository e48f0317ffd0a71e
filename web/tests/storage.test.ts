import { beforeEach, expect, test, vi } from "vitest";
import { dropTable, keepTable, keptTables, secretOf, takeFromAddress } from "../src/lib/storage";
import { storage } from "./kept";

const secret = "S".repeat(43);

beforeEach(() => vi.stubGlobal("localStorage", storage()));

function arrive(hash: string): { address: string } {
  const seen = { address: `/t/t1${hash}` };
  const past = { replaceState: (_: unknown, __: string, to: string) => void (seen.address = to) };
  takeFromAddress("t1", { hash, pathname: "/t/t1", search: "" } as Location, past as unknown as History);
  return seen;
}

test("a return link gives its secret to the browser and leaves the address", () => {
  expect(arrive(`#seat=${secret}`).address).toBe("/t/t1");
  expect(secretOf("t1")).toBe(secret);
});

test("an address that is no return link is left alone", () => {
  expect(arrive("#seat=short").address).toBe("/t/t1#seat=short");
  expect(secretOf("t1")).toBe("");
});

test("tables are kept with the last seen first, until they are dropped", () => {
  const kept = (id: string, seen: number) => ({ id, game: "bombsquad", title: "mission-m01", seat: 0, seen });
  keepTable(kept("old", 1));
  keepTable(kept("new", 2));
  expect(keptTables().map(({ id }) => id)).toEqual(["new", "old"]);
  dropTable("new");
  expect(keptTables().map(({ id }) => id)).toEqual(["old"]);
});

test("a browser that refuses its storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  keepTable({ id: "t1", game: "bombsquad", title: "", seat: 0, seen: 1 });
  expect([keptTables(), secretOf("t1")]).toEqual([[], ""]);
});
