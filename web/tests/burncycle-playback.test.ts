/** The corporation's turn act by act: what is one act, what the table looks like at it, and what the reader can do. */

import { expect, test } from "vitest";
import type { Told } from "../src/games/burncycle/playback/acts";
import { follow } from "../src/games/burncycle/playback/follow";
import { Playback } from "../src/games/burncycle/playback/playback.svelte";
import type { BurncycleView } from "../src/games/burncycle/view";
import type { Facts } from "../src/lib/wire";
import { playingOf } from "../src/table/playback/playback.svelte";

const UNIT = { number: 1, name: "hamster", cell: 5, facing: 1, state: "awake", captain: false };
const BOT = { name: "byte", cell: 9, chip: -1, power: 6, reserve: ["tech", "physical"], flipped: false, ip: 3, level: 2 };
const BEFORE = { units: [UNIT], bots: [BOT], pings: [7], ceo: 2, threat: 4, open_doors: [2], slots: [] } as unknown as BurncycleView;
const AFTER = { ...BEFORE, threat: 6 };

let rev = 0;
function told(event: string, facts: Facts = {}): Told {
  rev += 1;
  return { item: "told", rev, event: { event, ...facts }, cites: ["BC-CTURN-02"] };
}

const START = told("TurnEnded", { seat: 0 });
const TURN = [
  told("CorporationTurn", { part: "security" }),
  told("UnitDecided", { unit: 1 }),
  told("UnitStepped", { unit: 1, cell: 6, facing: 1 }),
  told("UnitStepped", { unit: 1, cell: 7, facing: 1 }),
  told("UnitFaced", { unit: 1, facing: 2 }),
  told("UnitDone", { unit: 1 }),
  told("Detected", { bot: 0, cell: 9 }),
  told("ThreatChanged", { by: 2, threat: 6 }),
];

function heard(): Playback {
  const playback = new Playback({ items: [], view: AFTER });
  playback.hear([START], BEFORE);
  playback.hear([START, ...TURN, told("TurnBegan", { seat: 0, round: 2 })], AFTER);
  return playback;
}

test("a walk with its facing and its end is one act", () => {
  const kinds = heard().acts.map((act) => act.map(({ event }) => event.event));
  expect(kinds).toEqual([
    ["CorporationTurn"],
    ["UnitDecided"],
    ["UnitStepped", "UnitStepped", "UnitFaced", "UnitDone"],
    ["Detected"],
    ["ThreatChanged"],
  ]);
});

test("pings that cannot move are one act", () => {
  const playback = new Playback({ items: [], view: AFTER });
  playback.hear([START], BEFORE);
  const still = [1, 2].map((start) => told("PingMoved", { start, way: [], stop: "ping" }));
  playback.hear([START, ...TURN.slice(0, 1), ...still, told("PingMoved", { start: 7, way: [6], stop: "hub" })], AFTER);
  expect(playback.acts.map((act) => act.length)).toEqual([1, 2, 1]);
});

test("at each act the table is as it lay then, and at the end as it lies", () => {
  const playback = heard();
  expect(playback.view?.units[0]).toMatchObject({ cell: 5, facing: 1 });
  playback.step(2);
  expect(playback.view?.units[0]).toMatchObject({ cell: 7, facing: 2, state: "acted" });
  expect(playback.view?.bots[0]?.chip).toBe(-1);
  playback.step(1);
  expect(playback.view?.bots[0]?.chip).toBe(9);
  expect(playback.view?.threat).toBe(4);
  playback.skip();
  expect(playback.playing).toBe(false);
  expect(playback.view).toBe(AFTER);
});

test("the reader may go back, wait and see it again", () => {
  const playback = heard();
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

test("what lay there at the beginning is past, and what is taken back is not shown", () => {
  const late = new Playback({ items: [], view: AFTER });
  late.hear([START, ...TURN], AFTER);
  expect(late.playing).toBe(false);
  const playback = heard();
  rev += 1;
  playback.hear([{ item: "undone", rev, seat: 0, holds: 1 } as never], BEFORE);
  expect(playback.playing).toBe(false);
});

test("at once means that nothing is held back", () => {
  const playback = new Playback({ items: [], view: AFTER });
  playback.setPace("once");
  playback.hear([START], BEFORE);
  playback.hear([START, ...TURN], AFTER);
  expect(playback.playing).toBe(false);
  playback.again();
  expect(playback.act?.[0]?.event.event).toBe("CorporationTurn");
});

test("a turn that stops for a question goes on where it was", () => {
  const playback = new Playback({ items: [], view: AFTER });
  playback.hear([START], BEFORE);
  playback.hear([START, ...TURN.slice(0, 2)], BEFORE);
  playback.skip();
  playback.hear([START, ...TURN], AFTER);
  expect(playback.playing).toBe(true);
  expect(playback.act?.[0]?.event.event).toBe("UnitStepped");
  expect(playback.acts).toHaveLength(5);
});

test("a replay plays what a step forwards tells, and nothing wherever else it goes", () => {
  const source = { items: [], view: AFTER, stepped: [] as Told[] };
  const playback = new Playback(source);
  const go = (items: Told[], view: BurncycleView, stepped: Told[] = []): void => {
    source.stepped = stepped;
    playback.hear(items, view);
  };
  const onwards = told("TurnBegan", { seat: 0, round: 2 });
  go([START], BEFORE);
  go([START, ...TURN], AFTER, TURN);
  expect([playback.playing, playback.acts.length, playback.view?.threat]).toEqual([true, 5, 4]);
  go([START, ...TURN, onwards], AFTER, [onwards]);
  expect([playback.playing, playback.view]).toEqual([false, AFTER]);
  go([START], BEFORE);
  expect([playback.playing, playback.acts]).toEqual([false, []]);
  go([START, ...TURN], AFTER);
  expect(playback.playing).toBe(false);
  go([START], BEFORE);
  go([START, ...TURN], AFTER, TURN);
  expect([playback.act?.[0]?.event.event, playback.view?.units[0]?.cell]).toEqual(["CorporationTurn", 5]);
  expect(playingOf(source)).toBe(playback);
});

test("every line that moves something moves it in the drawing", () => {
  const after = (event: string, facts: Facts): BurncycleView => follow(BEFORE, { event, ...facts });
  expect(after("PingMoved", { start: 7, way: [6, 5], stop: "reach" }).pings).toEqual([5]);
  expect(after("PingMoved", { start: 7, way: [], stop: "ping" }).pings).toEqual([7]);
  expect(after("PingAdded", { node: 3 }).pings).toEqual([7, 3]);
  expect(after("LevelChanged", { seat: -1, by: 1, level: 3 }).ceo).toBe(3);
  expect(after("LevelChanged", { seat: 0, by: 1, level: 3 }).bots[0]?.level).toBe(3);
  expect(after("IpBanned", { seat: 0, node: 2 }).bots[0]).toMatchObject({ ip: -2, level: 0 });
  expect(after("Drained", { unit: 1, bot: 0, chip: "tech" }).bots[0]?.reserve).toEqual(["physical"]);
  expect(after("DoorLocked", { door: 2 }).open_doors).toEqual([]);
  expect(after("UnitsSwapped", { unit: 1, other: -1, bot: 0 }).units[0]?.cell).toBe(9);
  expect(after("UnitsSwapped", { unit: 1, other: -1, bot: 0 }).bots[0]?.cell).toBe(5);
  expect(after("UnitShutDown", { unit: 1, name: "hamster" }).units).toEqual([]);
  expect(after("Passed", { seat: 0 })).toBe(BEFORE);
});
