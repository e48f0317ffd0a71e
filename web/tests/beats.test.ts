/** What happened as beats: what is one, what counts, and that a beat holds nothing but what this audience was told. */

import { describe, expect, it, test } from "vitest";
import {
  type Beat,
  beatOf,
  IN_PASSING,
  inPassing,
  moving,
  ON_CLOCK,
  READ,
  shownFor,
} from "../src/board/playback/beats";
import { trimmed } from "../src/board/playback/lines";
import { lengths } from "../src/board/playback/pace";
import { stage as bombsquad } from "../src/games/bombsquad/playback/stages";
import { trailOf } from "../src/games/bombsquad/playback/trail";
import { stage as breach } from "../src/games/breach/playback/stages";
import { CORPORATION_TURN } from "../src/games/burncycle/playback/acts";
import { stage as burncycle } from "../src/games/burncycle/playback/stages";
import type { Told } from "../src/lib/sent";
import type { Facts } from "../src/lib/wire";
import { FRAMED, framed } from "./framed";

type Tells = Told<Facts & { event: string }>;
let rev = 0;
const told = (event: Facts & { event: string }): Tells => ({ item: "told", rev: (rev += 1), event, cites: [] });
const apart = (): boolean => false;
const events = (name: string): Tells[] => framed(name).update.items.filter((item) => item.item === "told") as Tells[];

const STAGES = { corporation: burncycle, plan: burncycle, firewall: breach } as const;

function beats(lines: readonly Tells[], stage: unknown, time = Infinity): Beat[] {
  return inPassing(lines as never, stage as never, apart, time);
}

describe("a beat", () => {
  it("says who does what, on which way and to whom", () => {
    const attack = told({ event: "UnitAttacked", unit: 4, bot: 1, power: 2, threat: 0 });
    expect(beats([attack], burncycle)).toMatchObject([
      { kind: "hit", who: "unit:4", to: "bot:1", place: "bot:1", sum: "power:1", by: -2 },
    ]);
  });

  it("is the whole walk of a unit", () => {
    const steps = [7, 8, 9].map((cell) => told({ event: "UnitStepped", unit: 4, cell, facing: 1 }));
    const beat = beatOf(steps as never, burncycle);
    expect(beat).toMatchObject({ kind: "step", way: ["cell:7", "cell:8", "cell:9"], place: "cell:9" });
    expect(beat && moving(beat)).toBe(3 * 140);
  });

  it("is what matters most of the lines that are told together", () => {
    const lines = [
      told({ event: "Moved", card: 1, direction: "up", to: 12 }),
      told({ event: "Filmed", cells: 1 }),
      told({ event: "Paid", cells: 1, main: 3, reserve: 8 }),
    ];
    expect(beatOf(lines as never, bombsquad)).toMatchObject({ kind: "seen", who: "robot", way: ["cell:12"] });
  });

  it("is none where nothing is to be seen", () => {
    expect(beats([told({ event: "TurnBegan", seat: 0, round: 2 })], burncycle)).toEqual([]);
  });
});

test("the power that an attack costs belongs to the blow", () => {
  const blow = told({ event: "UnitAttacked", unit: 4, bot: 1, power: 2, threat: 0 });
  const cost = (bot: number): Tells => told({ event: "PowerChanged", bot, by: -2, power: 3 });
  expect(CORPORATION_TURN.belongs([blow] as never, cost(1) as never)).toBe(true);
  expect(CORPORATION_TURN.belongs([blow] as never, cost(0) as never)).toBe(false);
});

describe.each(FRAMED)("the beats of $name", ({ name, update }) => {
  const stage = STAGES[name as keyof typeof STAGES];
  const made = beats(events(name), stage);

  it("are made from lines that this audience was told, in their order", () => {
    const lines = update.items.filter((item) => item.item === "told");
    expect(made.length).toBeGreaterThan(0);
    expect(made.map((beat) => beat.event)).toEqual(
      lines.flatMap((line) => (made.some(({ rev }) => rev === line.rev) ? [line.event] : [])),
    );
  });

  it("name only places whose numbers stand in the line itself", () => {
    for (const { event, who, way, to } of made) {
      const said: readonly string[] = JSON.stringify(event).match(/-?\d+/g) ?? [];
      const named = [who, ...way, to].filter(Boolean).map((place) => place.split(":")[1] ?? "");
      expect(named.filter((number) => !said.includes(number))).toEqual([]);
    }
  });
});

test("a card that this seat doesn't see is in no beat", () => {
  const seen = beats([told({ event: "Programmed", seat: 1, place: 2, slot: 0, card: 17 })], bombsquad);
  const hidden = beats([told({ event: "Programmed", seat: 1, place: 2, slot: 0, card: -1 })], bombsquad);
  const bare = ({ event: _event, act: _act, rev: _rev, first: _first, ...rest }: Beat): unknown => rest;
  expect(seen.map(bare)).toEqual(hidden.map(bare));
  expect(JSON.stringify(hidden)).not.toContain("17");
  const drawn = (card: number): Tells => told({ event: "MalwareDrawn", seat: 1, card: String(card) });
  expect(beats([drawn(3)], breach)).toEqual(beats([drawn(-1)], breach));
});

describe("time", () => {
  it("is short for what follows an answer: the weightiest beats, in their order", () => {
    const lines = [
      told({ event: "DiceRolled", bot: 0, purpose: "move", kinds: [], faces: [] }),
      ...[3, 4, 5, 6].map((to) => told({ event: "Stepped", bot: 0, to, ap: 1 })),
      told({ event: "Detected", bot: 0, cell: 6, unit: 2 }),
    ];
    const made = beats(lines, burncycle, IN_PASSING);
    expect(made.map(({ kind }) => kind)).toEqual(["dice", "seen"]);
    expect(made.reduce((sum, beat) => sum + shownFor(beat), 0)).toBeLessThanOrEqual(IN_PASSING);
  });

  it("lets the gravest things be read even in passing", () => {
    const lines = [
      told({ event: "NodeTraced", seat: 0, node: 2, token: "half-bio" }),
      told({ event: "Disconnected", seat: 0 }),
    ];
    for (const line of lines) {
      const [beat = null] = beats([line], breach, IN_PASSING);
      expect(lengths([beat], false, "normal")).toBe(READ);
    }
  });

  it("lets an act of a turn be read, as slowly as the reader wants", () => {
    const [beat = null] = beats([told({ event: "ThreatChanged", by: 1, threat: 7 })], burncycle);
    expect(lengths([beat], true, "normal")).toBe(READ);
    expect(lengths([beat], true, "slow")).toBeGreaterThan(READ);
    expect(lengths([beat], true, "once")).toBe(0);
    expect(lengths([beat], false, "normal")).toBeLessThan(READ / 2);
  });

  it("is at most a second and a half while a clock runs, however much there is", () => {
    const lines = Array.from({ length: 12 }, () => told({ event: "ThreatChanged", by: 1, threat: 7 }));
    let left: Beat[] = beats(lines, burncycle);
    let [sum, most] = [0, ON_CLOCK];
    while (left.length) {
      const time = lengths(left, true, "slow", most);
      [sum, most, left] = [sum + time, most - time, left.slice(1)];
    }
    expect(sum).toBeLessThanOrEqual(ON_CLOCK + 1);
  });
});

test("a run leaves a trail, and ticks on what it secured", () => {
  const acts = [
    [told({ event: "Moved", card: 1, direction: "up", to: 12 })],
    [told({ event: "Worked", card: 5, cell: 13 })],
    [told({ event: "Failed", card: 5, direction: "" })],
  ];
  expect(trailOf(acts as never, 22)).toEqual({ stops: [22, 12], done: [13] });
  expect(trailOf([], -1)).toEqual({ stops: [], done: [] });
});

test("a line leaves the pieces at its ends free", () => {
  const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
  expect(trimmed([at(0, 0), at(50, 0), at(100, 0)], 20)).toEqual([at(20, 0), at(50, 0), at(80, 0)]);
  expect(trimmed([at(0, 0), at(10, 0), at(100, 0)], 20)).toEqual([at(20, 0), at(80, 0)]);
  expect(trimmed([at(0, 0), at(30, 0)], 20)).toEqual([]);
});
