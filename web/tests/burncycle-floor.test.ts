/** What the floor of burncycle makes of a position: where things lie, what is drawn, and which part is seen. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baselineOf, captionOf, cornerFor, HEAD, SMALLEST } from "../src/games/burncycle/board/captions";
import {
  boundsOf,
  cellAt,
  cornerOf,
  headOf,
  MARGIN,
  middle,
  nextTo,
  pathOf,
  sideOf,
  SPACE,
  wallAt,
} from "../src/games/burncycle/board/grid";
import { stands } from "../src/games/burncycle/board/figures";
import { furniture } from "../src/games/burncycle/board/furniture";
import { lying, standing } from "../src/games/burncycle/board/lying";
import { sightOf } from "../src/games/burncycle/board/seeing";
import { actorAt, askedAt, causeOf, choicesAt, placeOf, touched } from "../src/games/burncycle/board/spots";
import type { BurncycleView, Scene } from "../src/games/burncycle/view";
import type { Option } from "../src/lib/compose.svelte";

interface Position {
  name: string;
  view: BurncycleView;
  scene: Scene;
  others: Scene[];
}

const { positions } = JSON.parse(readFileSync(new URL("floors.json", import.meta.url), "utf8")) as {
  positions: Position[];
};

function position(name: string): Position {
  const found = positions.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}

describe("the grid", () => {
  it("finds the space under a point that it put there", () => {
    for (const { scene } of positions) {
      for (const cell of [0, 17, scene.rows * scene.cols - 1]) expect(cellAt(scene, middle(scene, cell))).toBe(cell);
      expect(cellAt(scene, { x: MARGIN - 1, y: 40 })).toBe(-1);
      expect(cellAt(scene, { x: MARGIN + SPACE * scene.cols + 1, y: 40 })).toBe(-1);
    }
  });

  it("gives a side the same place from both of its spaces", () => {
    const { scene } = position("busy");
    expect(sideOf(scene, 20, 1)).toEqual(sideOf(scene, 21, 3));
    expect(sideOf(scene, 20, 2)).toEqual(sideOf(scene, 20 + scene.cols, 0));
  });

  it("stops at the edge of the mat", () => {
    const { scene } = position("busy");
    expect([nextTo(scene, 0, 0), nextTo(scene, 0, 3), nextTo(scene, 0, 1)]).toEqual([0, 0, 1]);
    expect(nextTo(scene, scene.cols - 1, 1)).toBe(scene.cols - 1);
  });

  it("is as large on every floor of a mission, and holds everything in play", () => {
    for (const { scene, others } of positions) {
      const { x, y, width, height } = boundsOf(scene);
      scene.kinds.forEach((kind, cell) => {
        if (!kind) return;
        const at = middle(scene, cell);
        expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
      });
      for (const other of others.filter(({ rows }) => rows === scene.rows))
        expect(boundsOf(other)).toEqual(boundsOf(scene));
    }
    const { width, height } = boundsOf(position("busy").scene);
    expect(Math.abs(width / height - 14 / 12)).toBeLessThan(0.01);
  });

  it("puts the name of a room at its upper left, as long as its first row", () => {
    for (const { scene } of positions) {
      for (const room of scene.rooms) {
        const { cell, spaces } = headOf(scene, room);
        const row = room.cells.filter((each) => Math.floor(each / scene.cols) === Math.floor(cell / scene.cols));
        expect(cell).toBe(Math.min(...room.cells));
        expect(spaces).toBeGreaterThan(0);
        expect(spaces).toBeLessThanOrEqual(row.length);
      }
    }
  });

  it("draws every wall as one line", () => {
    const { scene } = position("busy");
    expect(pathOf(scene.inner).match(/M/g)?.length).toBe(scene.inner.length);
  });
});

describe("captions", () => {
  it("grow as the floor shrinks and never leave the upper edge of their room", () => {
    expect(captionOf("Lobby", 4, 1)).toEqual({ name: "Lobby", size: 12 });
    for (const scale of [0.7, 1, 2]) {
      const { size } = captionOf("Lobby", 4, scale);
      expect(size * scale).toBeGreaterThanOrEqual(SMALLEST);
      expect(size).toBeLessThanOrEqual(HEAD);
    }
    expect(captionOf("Lobby", 4, 0.4).name).toBe("");
  });

  it("are left out where a name would have to be broken or too small to read", () => {
    expect(captionOf("Service elevator", 1, 1).name).toBe("");
    expect(captionOf("Service elevator", 2, 1).name).toBe("Service elevator");
    expect(captionOf("Service elevator", 2, 1).size).toBeGreaterThanOrEqual(SMALLEST);
  });

  it("stand below a door that is over them, and close to the edge elsewhere", () => {
    const lines = positions.flatMap(({ scene }) =>
      scene.rooms.map((room) => {
        const { cell, spaces } = headOf(scene, room);
        const [at, caption] = [cornerOf(scene, cell), captionOf("Stairwell", spaces, 1)];
        const end = at.x + 8 + caption.size * 0.5 * caption.name.length;
        const under = scene.doors.some((door) => {
          const { x, y } = sideOf(scene, door.cell, door.side);
          return y === at.y && x + 20 > at.x + 8 && x - 20 < end;
        });
        return { under, top: baselineOf(scene, at, caption) - 0.72 * caption.size, caption };
      }),
    );
    const named = lines.filter(({ caption }) => caption.name);
    const under = named.filter((line) => line.under);
    expect(under.length).toBeGreaterThan(0);
    for (const { top } of under) expect(top).toBeGreaterThan(9.5);
    expect(named.filter(({ top }) => top < 9.5).length).toBeGreaterThan(0);
  });

  it("leave the small print of a space out of the ring of a door that is lit", () => {
    let moved = 0;
    for (const { scene } of positions) {
      scene.icons.forEach((icon, cell) => {
        if (!icon) return;
        const [at, corner] = [middle(scene, cell), cornerFor(scene, cell)];
        if (corner.x > 0 || corner.y > 0) moved += 1;
        for (const door of scene.doors) {
          const { x, y } = sideOf(scene, door.cell, door.side);
          expect(Math.hypot(at.x + 15 * corner.x - x, at.y + 15 * corner.y - y)).toBeGreaterThan(18 + 8);
        }
      });
    }
    expect(moved).toBeGreaterThan(0);
  });
});

describe("what lies on the floor", () => {
  it("is every chip, cache and spot, each on its space", () => {
    const { scene, view } = position("at rest");
    const things = lying(scene, view);
    const cells = (kind: string): number[] => things.filter((thing) => thing.kind === kind).map((thing) => thing.cell);
    expect(cells("terminal")).toEqual(view.terminals);
    expect(cells("cache")).toEqual(view.caches);
    expect(cells("hiding")).toEqual(scene.hiding);
    expect(new Set(things.map((thing) => thing.key)).size).toBe(things.length);
  });

  it("makes room for a figure standing there, and shows a chip left behind", () => {
    const { scene, view } = position("busy");
    const things = lying(scene, view);
    const [cell] = scene.terminals;
    expect(standing(view).has(cell ?? -1)).toBe(true);
    const terminal = things.find((thing) => thing.cell === cell && thing.kind.endsWith("terminal"));
    expect(terminal?.size).toBeLessThan(1);
    expect(terminal?.y).toBeGreaterThan(middle(scene, cell ?? 0).y);
    expect(things.filter((thing) => thing.kind === "chip").map((thing) => thing.cell)).toEqual([view.bots[0]?.chip]);
  });

  it("is as printed on another floor", () => {
    const { scene, view, others } = position("busy");
    const [other] = others;
    expect(other?.here).toBe(false);
    if (!other) return;
    expect(other.plan).not.toBe(scene.plan);
    expect(lying(other, view).filter((thing) => thing.kind === "chip" || thing.size < 1)).toEqual([]);
  });
});

describe("who stands on the floor", () => {
  it("is aside where something lies, so that both are seen, and apart from others on the space", () => {
    const { scene, view } = position("busy");
    const [cell = 0] = scene.terminals;
    const free = scene.kinds.findIndex((kind, at) => kind === "hallway" && !standing(view).has(at));
    const [first, second] = view.bots;
    if (!first || !second) throw new Error("two bots");
    const shared = {
      ...view,
      units: [],
      drone: -1,
      bots: [
        { ...first, cell },
        { ...second, cell: free },
      ],
    };
    const placed = stands(scene, shared);
    expect(placed.get("bot:1")).toEqual({ x: 0, y: 0, size: 1 });
    expect(placed.get("bot:0")?.y).toBeLessThan(0);
    const together = stands(scene, {
      ...shared,
      bots: [
        { ...first, cell: free },
        { ...second, cell: free },
      ],
    });
    const apart = (together.get("bot:1")?.x ?? 0) - (together.get("bot:0")?.x ?? 0);
    expect(apart).toBeGreaterThan(20);
  });
});

describe("furniture", () => {
  it("stands only in rooms, and never where something of the game is printed", () => {
    for (const { scene } of positions) {
      const cells = furniture(scene).map(({ cell }) => cell);
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) {
        expect(scene.kinds[cell]).toBe("room");
        for (const taken of [scene.terminals, scene.caches, scene.hiding, scene.objectives])
          expect(taken).not.toContain(cell);
      }
    }
  });
});

describe("what can be chosen", () => {
  const { scene, view } = position("busy");

  it("has a place if it is on this floor", () => {
    expect(placeOf(scene, view, "unit:1")).toMatchObject({ edge: "piece", ...middle(scene, view.units[0]?.cell ?? 0) });
    expect(placeOf(scene, view, "unit:9")).toBeNull();
    expect(placeOf(scene, view, "cell:-1")).toBeNull();
    expect(placeOf(scene, view, "node:3")).toBeNull();
    const [door] = scene.doors;
    expect(placeOf(scene, view, "door:0")).toMatchObject({ x: sideOf(scene, door?.cell ?? 0, door?.side ?? 0).x });
    const [wall = 0] = scene.broken;
    expect(placeOf(scene, view, `wall:${wall}`)).toMatchObject({ x: wallAt(scene, wall).x, y: wallAt(scene, wall).y });
  });

  it("is not the bot that every option speaks of", () => {
    const step = (to: number): { places: string[] } => ({ places: ["bot:0", `cell:${to}`] });
    expect(touched([step(3), step(4)])).toEqual(["cell:3", "cell:4"]);
    expect(touched([step(3)])).toEqual(["bot:0", "cell:3"]);
    expect(touched([step(3), { places: ["bot:1"] }])).toEqual(["bot:0", "cell:3", "bot:1"]);
  });

  it("is looked at as a whole, else the bot that acts", () => {
    const [one, other] = [middle(scene, 30), middle(scene, 34)];
    const options = [{ places: ["cell:30"] }, { places: ["cell:34"] }];
    const both = scene.kinds[30] && scene.kinds[34];
    expect(Boolean(both)).toBe(true);
    expect(choicesAt(scene, view, options)).toEqual({ x: (one.x + other.x) / 2, y: one.y });
    expect(choicesAt(scene, view, [{ places: ["slot:1"] }])).toBeNull();
    expect(actorAt(scene, view)).toEqual(middle(scene, view.bots[view.active]?.cell ?? 0));
  });

  it("is looked at from the bot that acts, where that one has a choice at hand", () => {
    const here = view.bots[view.active]?.cell ?? 0;
    const far = scene.kinds.findLastIndex((kind, cell) => Boolean(kind) && cell > here);
    const [beside, away] = [{ places: [`cell:${here}`] }, { places: [`cell:${far}`] }];
    expect(askedAt(scene, view, [beside, away])).toEqual(actorAt(scene, view));
    expect(askedAt(scene, view, [away])).toEqual(middle(scene, far));
    expect(askedAt(scene, view, [])).toEqual(actorAt(scene, view));
  });

  it("is barred at what is in the way", () => {
    const from = view.bots[0]?.cell ?? 0;
    const [a, b] = [middle(scene, from), middle(scene, from + 1)];
    expect(causeOf(scene, view, { bot: 0, to: from + 1 })).toEqual({ x: (a.x + b.x) / 2, y: a.y });
    expect(causeOf(scene, view, { unit: 1 })).not.toBeNull();
    expect(causeOf(scene, view, { card: "nothing" })).toBeNull();
  });
});

describe("who would see me", () => {
  const { scene, view } = position("busy");
  const free = scene.kinds.findIndex((kind, cell) => kind === "hallway" && !standing(view).has(cell));
  const option = (binds: object): Option => ({ binds }) as unknown as Option;

  it("is asked for your own agent on a free space in play", () => {
    expect(sightOf(view, scene, free, [])).toEqual({ bot: 0, cell: free });
    expect(sightOf(view, scene, -1, [])).toBeNull();
    expect(sightOf(view, scene, view.units[0]?.cell ?? 0, [])).toBeNull();
    expect(sightOf(view, scene, view.bots[0]?.cell ?? 0, [])).toBeNull();
  });

  it("is asked of the step that is pointed at", () => {
    expect(sightOf(view, scene, -1, [option({ bot: 2, to: free })])).toEqual({ bot: 2, cell: free });
    expect(sightOf({ ...view, seat: -1, active: 1 }, scene, free, [])).toEqual({ bot: 1, cell: free });
  });
});
