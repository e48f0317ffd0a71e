import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableState } from "../src/lib/table.svelte";
import type { Heard, Hello, Opens } from "../src/lib/ways";
import type { Ask, Command, Item, No, Sync, TableView, Update } from "../src/lib/wire";

/** A way that a test holds in its hand: what was said on it, and what it lets the table hear. */
class Wire {
  readonly sent: Command[] = [];
  closed = false;
  constructor(
    readonly kind: string,
    readonly hello: Hello,
    readonly heard: Heard,
  ) {}
}

let wires: Wire[];

function opens(kind: string): Opens {
  return (hello, heard) => {
    const wire = new Wire(kind, hello, heard);
    wires.push(wire);
    return { send: (command) => wire.sent.push(command), close: () => (wire.closed = true) };
  };
}

function newest(): Wire {
  return wires.at(-1) as Wire;
}

function joined(): TableState {
  const state = new TableState("t1", "s".repeat(43), { socket: opens("socket"), stream: opens("stream") });
  state.connect();
  return state;
}

const ask = (rev: number): Ask => ({ item: "ask", rev, seats: [0], question: "turn", cites: [] });
const told = (rev: number): Item => ({ item: "told", rev, event: {} });
const clock = { now: 5000, stamp: 1_000_000, runs: true, timed: true };
const sync: Sync = {
  type: "sync",
  rev: 41,
  seat: 0,
  table: { id: "t1", seats: [], stage: "playing" } as unknown as TableView,
  view: { table: { main: 14, robot: 3 }, hands: [[1], [2]] },
  items: [],
  question: ask(8),
  clock,
  talk: { policy: "free", cites: [] },
  undo: { how: "no", clause: "" },
  notes: "",
  frames: [],
};

beforeEach(() => {
  wires = [];
  vi.useFakeTimers({ now: 1_000_040 });
});
afterEach(() => vi.useRealTimers());

test("a sync fills the table and makes it live", () => {
  const state = joined();
  newest().heard.message(sync);
  expect([state.connection, state.rev, state.seat, state.question]).toEqual(["live", 41, 0, ask(8)]);
});

test("an update changes only the members that differ, and its question stands", () => {
  const state = joined();
  newest().heard.message(sync);
  newest().heard.message({
    type: "update",
    rev: 42,
    since: 41,
    items: [],
    question: ask(9),
    view: { table: { main: 11 }, hands: [[1, 5]] },
  });
  expect(state.view).toEqual({ table: { main: 11, robot: 3 }, hands: [[1, 5]] });
  expect([state.rev, state.question]).toEqual([42, ask(9)]);
});

test("an update that was heard before is left alone", () => {
  const state = joined();
  newest().heard.message(sync);
  newest().heard.message({
    type: "update",
    rev: 41,
    since: 41,
    items: [],
    question: ask(9),
    view: { table: { main: 0 } },
  });
  expect(state.view).toEqual(sync.view);
});

test("after a gap the table says hello again with the rev it has", () => {
  joined();
  newest().heard.message(sync);
  newest().heard.message({ type: "update", rev: 44, since: 43, items: [] });
  expect([wires.length, wires[0]?.closed, newest().hello.rev]).toEqual([2, true, 41]);
});

test("one update after a reconnect brings the whole view and counts what was missed", () => {
  const state = joined();
  newest().heard.message(sync);
  newest().heard.ended(null);
  vi.runOnlyPendingTimers();
  const late: Update = {
    type: "update",
    rev: 50,
    since: 41,
    fresh: true,
    items: [told(1), told(2)],
    view: { table: { main: 1 } },
  };
  newest().heard.message(late);
  expect([state.rev, state.view, state.missed]).toEqual([50, { table: { main: 1 } }, 2]);
});

test("a spectator who must make room comes back when told to, by a socket", () => {
  const state = joined();
  newest().heard.message(sync);
  for (const _ of [1, 2, 3]) {
    newest().heard.ended({ type: "no", id: "", clause: "GT-BUSY-03", facts: { seconds: 20 } });
    expect([state.connection, state.crowded]).toEqual(["lost", true]);
    const before = wires.length;
    vi.advanceTimersByTime(20_000);
    expect(wires.length).toBe(before);
    vi.advanceTimersByTime(2000);
    expect([wires.length, newest().kind]).toEqual([before + 1, "socket"]);
  }
  newest().heard.ended(null);
  expect([state.connection, state.crowded]).toEqual(["lost", false]);
});

test("a command without an answer is sent again under the same id", async () => {
  const state = joined();
  newest().heard.message(sync);
  const answer = state.send({ do: "undo" });
  const id = newest().sent[0]?.id ?? "";
  newest().heard.ended(null);
  expect(state.connection).toBe("lost");
  vi.runOnlyPendingTimers();
  newest().heard.message({ ...sync, rev: 42 });
  expect(newest().sent).toEqual([{ do: "undo", id }]);
  newest().heard.message({ type: "done", id });
  expect(await answer).toEqual({ type: "done", id });
});

test("a command given while the line is down waits for it", () => {
  const state = joined();
  void state.send({ do: "pause" });
  expect(newest().sent).toEqual([]);
  newest().heard.message(sync);
  expect(newest().sent.map((command) => command.do)).toEqual(["pause"]);
});

test("an answered command is not sent again", async () => {
  const state = joined();
  newest().heard.message(sync);
  const answer = state.send({ do: "undo" });
  newest().heard.message({ type: "no", id: newest().sent[0]?.id ?? "", clause: "GT-UNDO-01", facts: {} });
  expect((await answer).type).toBe("no");
  newest().heard.ended(null);
  vi.runOnlyPendingTimers();
  newest().heard.message(sync);
  expect(newest().sent).toEqual([]);
});

test("after two sockets that never spoke it goes by events", () => {
  joined();
  for (let turn = 0; turn < 2; turn += 1) {
    newest().heard.ended(null);
    vi.runOnlyPendingTimers();
  }
  expect(wires.map((wire) => wire.kind)).toEqual(["socket", "socket", "stream"]);
});

test("events follow the second dead socket at once, however long the waits have become", () => {
  joined();
  for (let turn = 0; turn < 10; turn += 1) {
    newest().heard.ended(null);
    vi.runOnlyPendingTimers();
  }
  expect(newest().kind).toBe("socket");
  newest().heard.ended(null);
  vi.advanceTimersByTime(1);
  expect(newest().kind).toBe("stream");
});

test("where events fail too, sockets are tried again", () => {
  joined();
  for (let turn = 0; turn < 3; turn += 1) {
    newest().heard.ended(null);
    vi.runOnlyPendingTimers();
  }
  expect(wires.map((wire) => wire.kind)).toEqual(["socket", "socket", "stream", "socket"]);
});

test("after events that worked one socket is tried", () => {
  joined();
  for (let turn = 0; turn < 2; turn += 1) {
    newest().heard.ended(null);
    vi.runOnlyPendingTimers();
  }
  newest().heard.message(sync);
  for (let turn = 0; turn < 2; turn += 1) {
    newest().heard.ended(null);
    vi.runOnlyPendingTimers();
  }
  expect(wires.map((wire) => wire.kind)).toEqual(["socket", "socket", "stream", "socket", "stream"]);
});

test("a socket that spoke is tried again as a socket", () => {
  joined();
  for (let turn = 0; turn < 3; turn += 1) {
    newest().heard.message(sync);
    newest().heard.ended(null);
    vi.runOnlyPendingTimers();
  }
  expect(wires.map((wire) => wire.kind)).toEqual(["socket", "socket", "socket", "socket"]);
});

test("waits grow up to fifteen seconds and differ by chance", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  joined();
  const waits: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    newest().heard.ended(null);
    const before = Date.now();
    vi.runOnlyPendingTimers();
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([400, 0, 800, 1600, 0, 3200, 6400, 0, 12800, 15000, 0, 15000]);
  vi.restoreAllMocks();
});

test("a table that is not there is not tried again", () => {
  const state = joined();
  const by: No = { type: "no", id: "", clause: "GT-TABLE-01", facts: {} };
  newest().heard.ended(by);
  vi.runOnlyPendingTimers();
  expect([state.connection, state.refused, wires.length]).toEqual(["closed", by, 1]);
});

test("match time goes on by the server's clock, whatever this one reads", () => {
  const state = joined();
  newest().heard.message(sync);
  expect(state.now()).toBe(5000);
  vi.advanceTimersByTime(700);
  expect(state.now()).toBe(5700);
  newest().heard.message({
    type: "update",
    rev: 42,
    since: 41,
    items: [],
    clock: { now: 5700, stamp: 1_000_700, runs: false, timed: true },
  });
  vi.advanceTimersByTime(9000);
  expect(state.now()).toBe(5700);
});

/** A table that is live, and a way to say what the server answers to the command sent last. */
function live(): { state: TableState; last(): Command } {
  const state = joined();
  newest().heard.message(sync);
  return { state, last: () => newest().sent.at(-1) as Command };
}

test.each([
  ["unsure", (id: string) => ({ type: "unsure", id }) as const],
  ["an older server's clause", (id: string): No => ({ type: "no", id, clause: "GT-STORE-01", facts: {} })],
])("after %s the same command is sent again until it is decided", async (_, said) => {
  const { state, last } = live();
  const settled = vi.fn();
  const answer = state.send({ do: "undo" });
  void answer.then(settled);
  const { id } = last();
  for (let turn = 1; turn < 5; turn += 1) {
    newest().heard.message(said(id));
    await vi.advanceTimersByTimeAsync(5000);
    expect(newest().sent).toEqual(Array(turn + 1).fill({ do: "undo", id }));
  }
  expect(settled).not.toHaveBeenCalled();
  newest().heard.message({ type: "done", id });
  expect(await answer).toEqual({ type: "done", id });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(newest().sent).toHaveLength(5);
});

test("waits between attempts grow from 0.3 to 5 seconds", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const { state, last } = live();
  void state.send({ do: "undo" });
  const waits: number[] = [];
  for (let turn = 1; turn < 8; turn += 1) {
    newest().heard.message({ type: "unsure", id: last().id });
    const before = Date.now();
    while (newest().sent.length === turn) await vi.advanceTimersByTimeAsync(100);
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
  vi.restoreAllMocks();
});

test("no command overtakes one that is undecided", async () => {
  const { state, last } = live();
  void state.send({ do: "answer", ask: 8, wish: { verb: "pass", args: {} } });
  void state.send({ do: "undo" });
  newest().heard.message({ type: "unsure", id: last().id });
  newest().heard.ended(null);
  await vi.advanceTimersByTimeAsync(500);
  newest().heard.message(sync);
  expect(newest().sent.map((command) => command.do)).toEqual(["answer"]);
  newest().heard.message({ type: "done", id: last().id });
  expect(newest().sent.map((command) => command.do)).toEqual(["answer", "undo"]);
});

test("after a long silence the line is opened again and the command sent there", async () => {
  const { state, last } = live();
  void state.send({ do: "undo" });
  const { id } = last();
  await vi.advanceTimersByTimeAsync(7900);
  expect(wires).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect([wires.length, wires[0]?.closed]).toEqual([2, true]);
  newest().heard.message(sync);
  expect(newest().sent).toEqual([{ do: "undo", id }]);
});

test("a line that never speaks is given up", async () => {
  joined();
  await vi.advanceTimersByTimeAsync(10_500);
  expect([wires.length, wires[0]?.closed]).toEqual([2, true]);
});

test("the same wish given twice is sent once while it is undecided", async () => {
  const { state, last } = live();
  const answers = [state.send({ do: "say", text: "hm" }), state.send({ do: "say", text: "hm" })];
  newest().heard.message({ type: "done", id: last().id });
  const [one, other] = await Promise.all(answers);
  expect(one).toEqual(other);
  expect(newest().sent).toHaveLength(1);
  void state.send({ do: "say", text: "hm" });
  expect(newest().sent).toHaveLength(2);
});

test("what stays undecided for more than a moment is shown as not saved", async () => {
  const { state, last } = live();
  void state.send({ do: "undo" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.unsaved).toBe(false);
  newest().heard.message({ type: "unsure", id: last().id });
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.unsaved).toBe(true);
  newest().heard.message({ type: "done", id: last().id });
  expect(state.unsaved).toBe(false);
});

const often = (id: string): No => ({ type: "no", id, clause: "GT-RATE-01", facts: { seconds: 3 } });

test("'too often' decides a command that was sent once", async () => {
  const { state, last } = live();
  const answer = state.send({ do: "undo" });
  newest().heard.message(often(last().id));
  expect((await answer).type).toBe("no");
});

test("'too often' does not decide a command that was sent before", async () => {
  const { state, last } = live();
  const answer = state.send({ do: "undo" });
  const { id } = last();
  newest().heard.message({ type: "unsure", id });
  await vi.advanceTimersByTimeAsync(300);
  newest().heard.message(often(id));
  await vi.advanceTimersByTimeAsync(2900);
  expect(newest().sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(newest().sent).toHaveLength(3);
  newest().heard.message({ type: "done", id });
  expect((await answer).type).toBe("done");
});

test("a command that keeps breaking the line is sent less and less often", async () => {
  const { state } = live();
  void state.send({ do: "undo" });
  for (let turn = 0; turn < 20; turn += 1) {
    newest().heard.ended(null);
    await vi.advanceTimersByTimeAsync(500);
    newest().heard.message(sync);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(wires.flatMap((wire) => wire.sent).length).toBeLessThan(8);
});

test("another seat is taken only when all that this one sent is decided", async () => {
  const { state, last } = live();
  void state.send({ do: "undo" });
  void state.move("t".repeat(43));
  await vi.advanceTimersByTimeAsync(100);
  expect(wires).toHaveLength(1);
  newest().heard.message({ type: "done", id: last().id });
  await vi.advanceTimersByTimeAsync(0);
  expect(newest().hello).toEqual({ table: "t1", secret: "t".repeat(43), rev: 0 });
});
