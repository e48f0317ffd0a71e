/** What is being shown: what waits for it, how it is skipped, what it came to, and what somebody missed. */

import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { Playback, type Source } from "../../src/board/playback/playback.svelte";
import { type Showing, showingOf } from "../../src/board/playback/showing.svelte";
import { CORPORATION_TURN } from "../../src/games/burncycle/playback/acts";
import { type Game, sent } from "../../src/games/burncycle/view";
import { Sights } from "../../src/games/burncycle/playback/sights.svelte";
import type { Frame } from "../../src/lib/frames";
import type { Facts, Item, TableView } from "../../src/lib/wire";
import { framed, laid, line } from "../framed";
import { wordsIn } from "../texts";

const TOLD = framed("corporation");
const SECURITY = line({ event: "CorporationTurn", part: "security" });
const ME = 0;
let rev = 1000;

class Table implements Source {
  items = $state.raw<Item[]>([SECURITY]);
  view = $state.raw<Facts>(TOLD.before);
  frames = $state.raw<readonly Frame[]>([]);
  seat = ME;
  table = { seats: [{ kind: "person" }, { kind: "bot" }] } as unknown as TableView;

  hear(items: readonly Item[], frames: readonly Frame[] = [], view: Facts = this.view): void {
    this.view = view;
    this.frames = frames;
    this.items = [...this.items, ...items];
    flushSync();
  }
}

const told = (event: Facts & { event: string }): Item => ({ item: "told", rev: (rev += 1), event, cites: [] });
const did = (seat: number): Item => ({ item: "did", rev: (rev += 1), seat, wish: { verb: "pass", args: {} } });
const detected = (): Item => told({ event: "Detected", bot: 0, cell: 40, unit: 4 });

let stop = (): void => {};

async function watched(): Promise<{ table: Table; showing: Showing; playback: Playback<Game> }> {
  const table = new Table();
  const playback = new Playback<Game>(table, CORPORATION_TURN);
  const showing = showingOf(table);
  stop = playback.use();
  await tick();
  flushSync();
  showing.words = wordsIn("en", "burncycle", TOLD.after, ["Nora", "Ilias"]);
  return { table, showing, playback };
}

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

const key = (name: string): KeyboardEvent => {
  const event = { key: name, defaultPrevented: false, target: null, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  return event as unknown as KeyboardEvent;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset["motion"];
});

describe("what follows an answer", () => {
  it("is shown in passing, and the log and the question wait for it", async () => {
    const { table, showing } = await watched();
    table.hear([told({ event: "TurnBegan", seat: 0, round: 2 })]);
    expect(showing.running).toBe(false);
    const seen = detected();
    table.hear([did(1), seen]);
    expect([showing.waits, showing.beat?.kind]).toEqual([true, "seen"]);
    expect(showing.caption?.sentence).toMatch(/is detected at/);
    expect(showing.told(table.items)).not.toContain(seen);
    pass(5000);
    expect([showing.running, showing.caption]).toEqual([false, null]);
    expect(showing.told(table.items)).toContain(seen);
  });

  it("is over soon after a person's answer, and is read along with after a bot's", async () => {
    const { table, showing } = await watched();
    table.hear([told({ event: "TurnBegan", seat: 0, round: 2 })]);
    table.hear([did(ME), detected()]);
    pass(600);
    expect(showing.running).toBe(false);
    table.hear([did(1), detected()]);
    pass(600);
    expect(showing.running).toBe(true);
    pass(600);
    expect(showing.running).toBe(false);
  });

  it("never holds back what is said", async () => {
    const { table, showing } = await watched();
    table.hear([told({ event: "TurnBegan", seat: 0, round: 2 })]);
    const said: Item = { item: "said", at: 1, seat: 1, text: "oh" };
    table.hear([detected(), said]);
    expect(showing.told(table.items)).toContain(said);
  });
});

describe("a turn that nobody plays", () => {
  it("goes from act to act, each with its sentence", async () => {
    const { table, showing } = await watched();
    table.hear(TOLD.update.items, laid(TOLD), TOLD.after);
    expect(showing.caption).toMatchObject({ eyebrow: expect.stringMatching(/^Corporation, 1 of/), number: 1 });
    pass(900);
    expect(showing.caption?.number).toBe(2);
    expect(showing.caption?.sentence).toMatch(/moves 4 spaces/);
  });

  it("is skipped act by act with Space, and as a whole with Escape", async () => {
    const { table, showing } = await watched();
    table.hear(TOLD.update.items, laid(TOLD), TOLD.after);
    expect(showing.press(key("x"))).toBe(false);
    expect(showing.press(key(" "))).toBe(true);
    flushSync();
    expect(showing.caption?.number).toBe(2);
    expect(showing.press(key("Escape"))).toBe(true);
    flushSync();
    expect(showing.running).toBe(false);
    expect(showing.press(key("Escape"))).toBe(false);
  });

  it("comes to something, which stays until your next answer and can be seen again", async () => {
    const { table, showing, playback } = await watched();
    table.hear(TOLD.update.items, laid(TOLD), TOLD.after);
    expect(showing.recap).toEqual([]);
    showing.skipAll();
    expect(showing.recap).toMatchObject([{ sum: "threat", by: 3 }, { sum: "event:8" }]);
    const [, event] = showing.recap;
    if (event) showing.replay(event);
    flushSync();
    expect([showing.running, showing.waits, playback.act?.[0]?.event.event]).toEqual([true, false, "ThreatEvent"]);
    expect(showing.told(table.items)).toHaveLength(table.items.length);
    pass(2000);
    expect(showing.running).toBe(false);
    table.hear([told({ event: "TurnBegan", seat: 0, round: 3 })]);
    expect(showing.recap).toHaveLength(2);
    table.hear([did(ME)]);
    expect(showing.recap).toEqual([]);
  });
});

test("what bots did is in the recap, too", async () => {
  const { table, showing } = await watched();
  table.hear([told({ event: "TurnBegan", seat: 1, round: 2 })]);
  table.hear([did(1), detected()]);
  expect(showing.recap).toMatchObject([{ sum: "seen:0", act: -1 }]);
  table.hear([did(ME)]);
  expect(showing.recap).toEqual([]);
});

test("somebody who comes back gets the four weightiest things, in their order, until they have read them", async () => {
  const { table, showing, playback } = await watched();
  table.items = [
    did(ME),
    told({ event: "TurnBegan", seat: 1, round: 2 }),
    did(1),
    ...[3, 4, 5].map((to) => told({ event: "Stepped", bot: 1, to, ap: 1 })),
    told({ event: "DoorUnlocked", door: 2 }),
    told({ event: "CacheCollected", bot: 1, cell: 5 }),
    detected(),
    told({ event: "ThreatChanged", by: 1, threat: 4 }),
  ];
  flushSync();
  expect(playback.unseen).toBe(true);
  expect(showing.since.map(({ number, beat }) => [number, beat.kind])).toEqual([
    [1, "door"],
    [2, "good"],
    [3, "seen"],
    [4, "threat"],
  ]);
  showing.replayAll(showing.since.map(({ beat }) => beat));
  flushSync();
  expect([showing.running, showing.waits]).toEqual([true, false]);
  showing.read();
  expect(showing.since).toEqual([]);
  table.hear([told({ event: "DoorLocked", door: 2 })]);
  expect(showing.since.map(({ beat }) => beat.event)).toMatchObject([{ event: "DoorLocked" }]);
  table.hear([did(ME)]);
  expect(showing.since).toEqual([]);
});

test("before your first answer nothing is news", async () => {
  const { table, showing } = await watched();
  table.items = [did(1), detected()];
  flushSync();
  expect(showing.since).toEqual([]);
});

test("what your own answer did isn't news, but what others and the corporation did is", async () => {
  const { table, showing } = await watched();
  const own = [did(1), did(ME), detected()];
  table.items = own;
  flushSync();
  expect(showing.since).toEqual([]);
  table.items = [...own, did(1)];
  flushSync();
  expect(showing.since).toHaveLength(1);
  table.items = [...own, SECURITY];
  flushSync();
  expect(showing.since).toHaveLength(1);
});

test("news don't keep a beat on the board for longer", async () => {
  const { table, showing } = await watched();
  table.hear([told({ event: "TurnBegan", seat: 0, round: 2 })]);
  table.hear([did(ME), detected()]);
  for (let i = 0; i < 4; i++) {
    pass(100);
    table.hear([{ item: "said", at: i, seat: 1, text: "oh" }], [], { ...TOLD.before });
  }
  expect(showing.running).toBe(false);
});

describe("with less motion or in a hidden tab", () => {
  it.each([
    ["hidden", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
    ["less motion", () => (document.documentElement.dataset["motion"] = "less")],
  ])("nothing waits: %s", async (_, begin) => {
    const { table, showing } = await watched();
    begin();
    table.hear(TOLD.update.items, laid(TOLD), TOLD.after);
    expect(showing.running).toBe(false);
    expect(showing.told(table.items)).toHaveLength(table.items.length);
    expect(showing.recap.length).toBeGreaterThan(0);
  });
});

test("on a clock the whole show takes at most a second and a half", async () => {
  const table = new Table();
  const playback = new Playback<Game>(table, { ...CORPORATION_TURN, onClock: () => true });
  stop = playback.use();
  await tick();
  flushSync();
  table.hear(TOLD.update.items, laid(TOLD), TOLD.after);
  expect(playback.running).toBe(true);
  for (let i = 0; i < 32; i++) pass(50);
  expect(playback.running).toBe(false);
});

test("nothing is timed while nothing is shown", async () => {
  await watched();
  expect(vi.getTimerCount()).toBe(0);
});

test("a unit's sight is what the server said of it there, and unknown anywhere else", () => {
  const sights = new Sights();
  const unit = { number: 4, cell: 10, facing: 1 };
  const view = (cell: number, doors: number[] = []): ReturnType<typeof sent.view> =>
    sent.view({ plan: "p1", units: [{ ...unit, cell }], open_doors: doors, broken: [] });
  const watch = { unit: 4, level: 1, reach: 3, ahead: [11, 12], around: [] };
  const scene = { plan: "p1", here: true, watches: [watch] };
  sights.learn(view(10)!, scene as never);
  expect(sights.of(view(10)!, 4)).toEqual(watch);
  expect(sights.of(view(11)!, 4)).toBeNull();
  expect(sights.of(view(10, [3])!, 4)).toBeNull();
});
