/** Without a connection a table is what this browser last saw of it, and nothing more. */

import { expect, test, vi } from "vitest";
import type { Hello } from "../src/lib/ways";
import type { Facts, Sync } from "../src/lib/wire";
import { type Position, TableState } from "../src/lib/table.svelte";

const sync = {
  type: "sync",
  rev: 7,
  seat: 1,
  table: { id: "t", stage: "playing", seats: [] },
  view: { hand: ["mine"] } as Facts,
  items: [],
  question: null,
  clock: { now: 5000, stamp: Date.now() - 60_000, runs: true, timed: true },
  talk: { policy: "free", cites: [] },
  undo: { how: "no", clause: "" },
  notes: "left door",
  frames: [],
} as unknown as Sync;

/** A table whose line the test answers; `hellos` are what the line says when it opens. */
function seated() {
  const hellos: Hello[] = [];
  let hear: (message: Sync) => void = () => undefined;
  const way = (hello: Hello, on: { message(message: Sync): void }) => {
    hellos.push(hello);
    hear = on.message;
    return { send: () => undefined, close: () => undefined };
  };
  const table = new TableState("t", "secret", { socket: way as never, stream: way as never });
  return { table, hellos, hear: (message: Sync) => hear(message) };
}

test("what is kept is what the seat was sent, and it comes back as it was", () => {
  const { table, hear } = seated();
  expect(table.position()).toBeNull();
  table.connect();
  hear(sync);
  const kept = JSON.parse(JSON.stringify(table.position())) as Position;
  expect(kept.sync).toEqual(sync);

  const later = seated();
  later.table.restore(kept);
  expect([later.table.view, later.table.notes, later.table.seat]).toEqual([sync.view, "left door", 1]);
  expect([later.table.connection, later.table.kept]).toEqual(["lost", kept.at]);
  expect(later.table.now()).toBe(5000);
});

test("when the server is back, it tells everything again", () => {
  const { table, hellos, hear } = seated();
  table.restore({ at: 1, sync, answers: {} });
  table.connect();
  expect(hellos.at(-1)?.rev).toBe(0);
  hear({ ...sync, rev: 9 });
  expect([table.kept, table.rev, table.connection]).toEqual([0, 9, "live"]);
});

test("a query that cannot be asked has its last answer; one that was refused has none", async () => {
  const { table } = seated();
  const answers: (() => Promise<Response>)[] = [
    () => Promise.resolve(new Response('{"cells":4}')),
    () => Promise.reject(new TypeError("offline")),
    () => Promise.resolve(new Response('{"type":"no","id":"","clause":"GT-QUERY-01"}', { status: 409 })),
    () => Promise.reject(new TypeError("offline")),
  ];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  expect(await table.query("scene", {})).toEqual({ cells: 4 });
  expect(await table.query("scene", {})).toEqual({ cells: 4 });
  await expect(table.query("scene", {})).rejects.toThrow("GT-QUERY-01");
  await expect(table.query("plan", {})).rejects.toThrow();
  vi.unstubAllGlobals();
});
