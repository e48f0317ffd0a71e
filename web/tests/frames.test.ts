/** The views between the acts of an update, as they are laid over the one before. */

import { describe, expect, it, test } from "vitest";
import { ledTo } from "../src/lib/frames";
import { TableState } from "../src/lib/table.svelte";
import type { Heard } from "../src/lib/ways";
import { ReplayState } from "../src/replay/state.svelte";
import type { Message, Sync } from "../src/lib/wire";
import { FRAMED, framed, laid } from "./framed";

const EMPTY = {
  table: {} as Sync["table"],
  items: [],
  question: null,
  clock: null,
  talk: { policy: "silent", cites: [] } as unknown as Sync["talk"],
  undo: { how: "no", clause: "" },
  notes: "",
} as const;

function synced(rev: number, view: Sync["view"]): Sync {
  return { type: "sync", rev, seat: 0, view, frames: [], ...EMPTY, items: [] };
}

/** A table that hears what it is given. */
function hearing(): { table: TableState; hear: (message: Message) => void } {
  let on: Heard | null = null;
  const way = (_: unknown, heard: Heard) => {
    on = heard;
    return { send: () => undefined, close: () => undefined };
  };
  const table = new TableState("t1", "", { socket: way, stream: way });
  table.connect();
  return { table, hear: (message) => on?.message(message) };
}

describe.each(FRAMED)("$name", ({ before, update, after }) => {
  it("leads through its frames to the view that the rules give", () => {
    const { table, hear } = hearing();
    hear(synced(update.since, before));
    hear(update);
    expect(table.view).toEqual(after);
    expect(table.frames).toHaveLength((update.frames ?? []).length + 1);
    expect(table.frames.at(-1)?.view).toBe(table.view);
  });

  it("tells every item once, each before the view that it led to", () => {
    const frames = laid({ name: "", before, update, after });
    expect(frames.flatMap(({ items }) => items)).toEqual(update.items);
    expect(new Set(frames.map(({ view }) => JSON.stringify(view))).size).toBe(frames.length);
  });
});

test("an update without frames has none, and what came before is past", () => {
  const { table, hear } = hearing();
  const { before, update } = framed("corporation");
  hear(synced(update.since, before));
  hear(update);
  hear({ type: "update", rev: update.rev + 1, since: update.rev, items: [] });
  expect(table.frames).toEqual([]);
});

test("what was missed is caught up with as it lies", () => {
  const { table, hear } = hearing();
  const { before, update, after } = framed("corporation");
  hear(synced(update.since, before));
  hear({ type: "update", rev: 90, since: update.since, items: update.items, fresh: true, view: after });
  expect([table.view, table.frames]).toEqual([after, []]);
});

test("nothing lies between where no frame was sent", () => {
  expect(ledTo([], [], { a: 1 })).toEqual([]);
});

test("a replay has the frames of a step forwards, the first as a whole view", () => {
  const { update, after } = framed("firewall");
  const views = laid(framed("firewall")).map(({ view }) => view);
  const [first = {}] = views;
  const frames = (update.frames ?? []).map((frame, i) => (i ? frame : { ...frame, view: first }));
  const state = new ReplayState("t1", "");
  const sync: Sync = { ...synced(4, after), items: update.items, frames };
  state.show(sync, update.items, null, true);
  expect(state.frames.map(({ view }) => view)).toEqual(views);
  state.show(sync, update.items, null);
  expect(state.frames).toEqual([]);
});
