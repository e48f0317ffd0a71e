/** What happens by itself, act by act: what is one act, what the table looks like at it, and what the reader can do. */

import { describe, expect, it, test } from "vitest";
import { Playback, playingOf, type Source, type Turn } from "../src/board/playback/playback.svelte";
import { FIREWALL_TURN } from "../src/games/breach/board/turn";
import { CORPORATION_TURN } from "../src/games/burncycle/playback/acts";
import type { Frame } from "../src/lib/frames";
import type { GameTypes, Told } from "../src/lib/sent";
import type { Facts, Item } from "../src/lib/wire";
import { framed, laid, line } from "./framed";

const CORPORATION = framed("corporation");
const SECURITY = line({ event: "CorporationTurn", part: "security" });
const PASSWORD = line({ event: "PasswordGiven", seat: 0 }, ["BR-FWPASS-01"]);

class Table implements Source {
  items: Item[];
  view: Facts;
  frames: readonly Frame[] = [];
  stepped?: boolean;

  constructor(view: Facts, ...items: Item[]) {
    this.view = view;
    this.items = items;
  }
}

/** A table at which this was told before, and that has just heard an update. */
function heard<G extends GameTypes>(name: string, turn: Turn<G>, ...before: Item[]): Playback<G> {
  const told = framed(name);
  const table = new Table(told.before, ...before);
  const playback = new Playback<G>(table, turn);
  hear(playback, table, told.update.items, laid(told), told.after);
  return playback;
}

function hear<G extends GameTypes>(
  playback: Playback<G>,
  table: Table,
  told: Item[],
  frames: readonly Frame[],
  view: Facts,
): void {
  table.items = [...table.items, ...told];
  table.view = view;
  playback.hear(table.items, frames);
}

function kinds<G extends GameTypes>(playback: Playback<G>): string[][] {
  return playback.acts.map((act) => act.map(({ event }) => event.event));
}

describe("the corporation's turn", () => {
  it("is told in acts: a walk with its facing and its end is one", () => {
    expect(kinds(heard("corporation", CORPORATION_TURN, SECURITY)).slice(0, 4)).toEqual([
      ["UnitDecided"],
      ["UnitStepped", "UnitStepped", "UnitStepped", "UnitStepped", "UnitFaced", "UnitDone"],
      ["UnitDecided"],
      ["UnitStepped", "UnitStepped", "UnitStepped", "UnitStepped", "UnitFaced", "UnitDone"],
    ]);
  });

  it("shows at each act the table that the server sent for it, and at the end as it lies", () => {
    const playback = heard("corporation", CORPORATION_TURN, SECURITY);
    const views = laid(CORPORATION).map(({ view }) => view);
    expect(playback.view).toBe(CORPORATION.before);
    playback.step(1);
    expect(playback.view).toBe(views[0]);
    playback.step(1);
    expect(playback.view).toBe(views[0]);
    playback.step(1);
    expect(playback.view).toBe(views[1]);
    playback.step(99);
    expect([playback.playing, playback.view]).toEqual([false, CORPORATION.after]);
  });

  it("is not shown where it was told without frames", () => {
    const table = new Table(CORPORATION.before, SECURITY);
    const playback = new Playback(table, CORPORATION_TURN);
    hear(playback, table, CORPORATION.update.items, [], CORPORATION.after);
    expect([playback.playing, playback.acts, playback.view]).toEqual([false, [], CORPORATION.after]);
  });

  it("goes on where it stopped for a question", () => {
    const table = new Table(CORPORATION.before, SECURITY);
    const playback = new Playback(table, CORPORATION_TURN);
    const [first, ...rest] = laid(CORPORATION) as [Frame, ...Frame[]];
    hear(playback, table, [...first.items], [first], first.view);
    playback.skip();
    hear(
      playback,
      table,
      rest.flatMap(({ items }) => items),
      rest,
      CORPORATION.after,
    );
    expect([playback.shown, playback.playing, playback.act?.[0]?.event.event]).toEqual([2, true, "UnitDecided"]);
    expect(playback.view).toBe(first.view);
  });

  it("ends with the next turn", () => {
    const table = new Table(CORPORATION.before, SECURITY, line({ event: "TurnBegan", seat: 0 }));
    const playback = new Playback(table, CORPORATION_TURN);
    hear(playback, table, CORPORATION.update.items, laid(CORPORATION), CORPORATION.after);
    expect(playback.playing).toBe(false);
  });

  it("tells pings that cannot move in one act", () => {
    const still = [1, 2].map((start) => line({ event: "PingMoved", start, way: [] }));
    const table = new Table({}, SECURITY);
    const playback = new Playback(table, CORPORATION_TURN);
    hear(playback, table, still, [{ items: still, view: { n: 1 } }], { n: 2 });
    expect(playback.acts.map((act) => act.length)).toEqual([2]);
  });
});

test("the Firewall's turn is shown view by view", () => {
  const playback = heard("firewall", FIREWALL_TURN, PASSWORD);
  const views = new Set(laid(framed("firewall")).map(({ view }) => view));
  const shown = new Set(playback.acts.map((_, i) => (playback.step(i ? 1 : 0), playback.view)));
  expect(shown.size).toBeGreaterThan(4);
  expect([...shown].every((view) => view && views.has(view))).toBe(true);
  expect([playback.playing, playback.turn]).toEqual([true, true]);
});

test("the steps of a plan are shown one by one, outside any turn", () => {
  const playback = heard("plan", CORPORATION_TURN);
  expect(kinds(playback)).toEqual([["Upgraded"], ["Upgraded"]]);
  expect([playback.playing, playback.turn]).toEqual([true, false]);
  expect(playback.view).toBe(laid(framed("plan"))[0]?.view);
});

test("the reader may go back, wait and see it again", () => {
  const playback = heard("corporation", CORPORATION_TURN, SECURITY);
  playback.step(1);
  playback.step(-1);
  playback.step(-1);
  expect([playback.shown, playback.paused]).toEqual([0, true]);
  playback.go();
  expect(playback.paused).toBe(false);
  playback.skip();
  playback.again();
  expect([playback.shown, playback.playing]).toEqual([0, true]);
});

test("what is taken back is not shown, and talk does not end it", () => {
  const table = new Table(CORPORATION.before, SECURITY);
  const playback = new Playback(table, CORPORATION_TURN);
  hear(playback, table, CORPORATION.update.items, laid(CORPORATION), CORPORATION.after);
  hear(playback, table, [{ item: "said", at: 1, seat: 0, text: "oh" }], [], CORPORATION.after);
  expect(playback.playing).toBe(true);
  hear(playback, table, [{ item: "undone", rev: 99, seat: 0, holds: 1 }], [], CORPORATION.before);
  expect([playback.playing, playback.view]).toEqual([false, CORPORATION.before]);
});

test("at once means that nothing is held back", () => {
  const table = new Table(CORPORATION.before, SECURITY);
  const playback = new Playback(table, CORPORATION_TURN);
  playback.setPace("once");
  hear(playback, table, CORPORATION.update.items, laid(CORPORATION), CORPORATION.after);
  expect(playback.playing).toBe(false);
  playback.again();
  expect((playback.act?.[0] as Told).event.event).toBe("UnitDecided");
});

test("a replay plays a step forwards, and nothing wherever else it goes", () => {
  const table = new Table(CORPORATION.before, SECURITY);
  const playback = new Playback(table, CORPORATION_TURN);
  table.stepped = true;
  hear(playback, table, CORPORATION.update.items, laid(CORPORATION), CORPORATION.after);
  expect(playback.playing).toBe(true);
  table.stepped = false;
  hear(playback, table, [line({ event: "Detected", bot: 0, cell: 9 })], [], CORPORATION.after);
  expect([playback.playing, playback.acts]).toEqual([false, []]);
  expect(playingOf(table)).toBe(playback);
});
