/** What the Bomb Squad picture makes of hints, plans and orders. */

import { describe, expect, it } from "vitest";
import { drawn } from "../src/games/bombsquad/board/plan";
import { actionOf, known, levelOf, possible } from "../src/games/bombsquad/cards";
import { minutes } from "../src/games/bombsquad/control.svelte";
import { corner, middle } from "../src/games/bombsquad/grid";
import { Ordering } from "../src/games/bombsquad/ordering.svelte";
import { aboutSlot, type BombSquadView, type Deed, type Rehearsal, type Scene } from "../src/games/bombsquad/view";
import { Several } from "../src/lib/several.svelte";

describe("cards", () => {
  it("reads action and level off a kind", () => {
    expect([0, 4, 8, 9].map((kind) => `${actionOf(kind)} ${levelOf(kind)}`)).toEqual([
      "move 1",
      "open_door 2",
      "rescue_hostage 3",
      "disarm_bomb 1",
    ]);
  });

  it("tells what a card is, what it is not, and what nobody said", () => {
    expect(known(0b0001_001)).toEqual({ level: 1, action: "move", notLevels: [], notActions: [] });
    expect(known(0b1110_110)).toEqual({ level: null, action: null, notLevels: [1], notActions: ["move"] });
    expect(known(0b1111_111)).toEqual({ level: null, action: null, notLevels: [], notActions: [] });
  });

  it("names what is left only of an attribute of which something was told", () => {
    expect(possible(0b1111_111)).toEqual([]);
    expect(possible(0b1111_110)).toEqual([["yellow", "blue"]]);
    expect(possible(0b0010_001)).toEqual([["red"], ["open_door"]]);
  });
});

describe("clocks", () => {
  it("shows minutes and seconds, and never less than nothing", () => {
    expect([600_000, 222_000, 59_001, 1, 0, -5].map(minutes)).toEqual([
      "10:00",
      "3:42",
      "1:00",
      "0:01",
      "0:00",
      "0:00",
    ]);
  });
});

const SCENE = { rows: 5, columns: 10 } as Scene;

function deed(act: Partial<Deed>): Deed {
  const nothing = { slot: 0, kind: 0, how: "done", start: 0, cells: [], took: -1, misfit: -1 } as const;
  return { ...nothing, direction: "", clause: "", filmed: false, ways: [], ...act } as Deed;
}

function plan(...acts: Partial<Deed>[]): ReturnType<typeof drawn> {
  return drawn(SCENE, { acts: acts.map(deed) } as Rehearsal, 2);
}

describe("the drawn plan", () => {
  it("goes through every space and numbers the stops on from the cards that have run", () => {
    const { way, stops } = plan({ start: 11, cells: [12, 13] }, { start: 13, cells: [23] });
    const points = [11, 12, 13, 23].map((cell) => middle(SCENE, cell));
    expect(way).toBe(`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`);
    expect(stops.map((stop) => stop.label)).toEqual(["3", "4"]);
  });

  it("puts two stops on one space under one mark", () => {
    const { stops } = plan({ start: 11, cells: [12] }, { start: 12, cells: [11] }, { start: 11, cells: [12] });
    expect(stops.map(({ label, place }) => [label, place])).toEqual([
      ["3·5", 0],
      ["4", 1],
    ]);
  });

  it("points at what is taken off and stops short of it", () => {
    const { arrows } = plan({ start: 11, took: 12 });
    expect(arrows).toHaveLength(1);
    expect(arrows[0]).toMatchObject({ number: 3, error: false });
    expect(arrows[0]?.to.x).toBeLessThan(corner(2.5));
    expect(arrows[0]?.to.y).toBe(corner(1.5));
  });

  it("crosses out a barred way in its direction, and a card with nothing to do where nothing else is drawn", () => {
    const barred = plan({ start: 11, how: "error", direction: "up" }).arrows[0];
    expect(barred?.to.y).toBeLessThan(middle(SCENE, 11).y);
    const idle = plan({ start: 10, cells: [11] }, { start: 11, took: 12 }, { start: 11, how: "error" }).arrows[1];
    expect(idle?.error).toBe(true);
    expect(idle?.to.y).toBeGreaterThan(middle(SCENE, 11).y);
  });

  it("keeps the cross of a card with nothing to do off the ways that can be chosen", () => {
    const ways = [{ direction: "right", cell: 12, filmed: false }] as const;
    const idle = plan({ start: 11, how: "error" }, { start: 11, how: "open", ways: [...ways] }).arrows[0];
    expect(idle?.to.x).toBeLessThan(middle(SCENE, 11).x);
  });

  it("marks such cards inside the building first", () => {
    const [first, second] = plan({ start: 19, how: "error" }, { start: 19, how: "error" }).arrows;
    expect(first?.to.x).toBeLessThan(middle(SCENE, 19).x);
    expect(second?.to.y).toBeGreaterThan(middle(SCENE, 19).y);
  });

  it("draws nothing for a card whose way is open", () => {
    expect(plan({ start: 11, how: "open" })).toMatchObject({ way: "", stops: [], arrows: [] });
  });
});

describe("ordering", () => {
  function ordering(drop: number): { ordering: Ordering; several: Several; ways: string[] } {
    const several = new Several({ shape: "order", name: "slots", items: [0, 1, 2, 3], drop, places: [] });
    const room = { ways: ["up", "", "left", ""], directions: [] as string[] };
    const control = {
      get directions() {
        return room.ways;
      },
      moved(from: number, to: number) {
        room.ways.splice(to, 0, ...room.ways.splice(from, 1));
      },
      plan(place: number, way: string) {
        room.ways[place] = way;
      },
    };
    const made = new Ordering(several, control);
    made.begin();
    return { ordering: made, several, ways: room.ways };
  }

  it("begins with all cards as they lie, which is an answer at once", () => {
    const { several } = ordering(0);
    expect(several.value).toEqual([0, 1, 2, 3]);
    expect(several.ready).toBe(true);
  });

  it("swaps two cards that are tapped, directions and all", () => {
    const { ordering: order, several, ways } = ordering(0);
    order.tap(0);
    expect(order.held).toBe(0);
    order.tap(3);
    expect(several.value).toEqual([3, 1, 2, 0]);
    expect(ways).toEqual(["", "", "left", "up"]);
    expect(order.held).toBeNull();
  });

  it("drops as many as may be dropped, then another instead, and takes them in again at the end", () => {
    const { ordering: order, several } = ordering(1);
    order.drop(1);
    order.drop(2);
    expect(several.value).toEqual([0, 3, 1]);
    order.drop(2);
    expect(several.value).toEqual([0, 3, 1, 2]);
  });

  it("drops nothing where nothing may be dropped", () => {
    const { ordering: order, several } = ordering(0);
    order.drop(1);
    expect([order.most, several.value]).toEqual([0, [0, 1, 2, 3]]);
  });

  it("turns a move round the compass and back to open", () => {
    const { ordering: order, ways } = ordering(0);
    const seen = Array.from({ length: 5 }, () => (order.turn(0), ways[0]));
    expect(seen).toEqual(["right", "down", "left", "", "up"]);
  });
});

describe("what is known of a programmed card", () => {
  const frame = [{ kind: -1, hint: 0b1111_111 }];
  const NOTHING = 0b1111_111;
  const remembering = (kind: number, hint: number): BombSquadView =>
    ({ frame, memory: { frame: [kind], hints: [[], [], [hint]] } }) as unknown as BombSquadView;

  it("is nothing without the memory aid", () => {
    expect(aboutSlot({ frame, memory: null } as unknown as BombSquadView, 0)).toBeNull();
  });

  it("is with it the face that was seen, else what was told, else nothing", () => {
    expect(aboutSlot(remembering(4, NOTHING), 0)).toMatchObject({ level: 2, action: "open_door" });
    expect(aboutSlot(remembering(-1, 0b1111_001), 0)).toMatchObject({ level: 1, action: null });
    expect(aboutSlot(remembering(-1, NOTHING), 0)).toBeNull();
  });
});
