/** How Bomb Squad shares its stage, what it sends for a run, and how much of a question lies on its pieces. */

import { describe, expect, it } from "vitest";
import { furniture } from "../src/games/bombsquad/board/furniture";
import { drawn } from "../src/games/bombsquad/board/plan";
import { middle } from "../src/games/bombsquad/grid";
import { planOf } from "../src/games/bombsquad/running";
import { AROUND, layoutOf } from "../src/games/bombsquad/stage/layout";
import { type Box, clearOf, takenBy } from "../src/games/bombsquad/stage/clear";
import type { BombSquadView, Deed, Rehearsal, Scene } from "../src/games/bombsquad/view";
import { answers, listed } from "../src/lib/shapes";
import type { Act, Ask } from "../src/lib/wire";
import choices from "./choices.json";

const LONG = { rows: 5, columns: 10 };
const SQUARE = { rows: 10, columns: 10 };
const DESK = { width: 1140, height: 584 };

function share(building: typeof LONG, stage: typeof DESK, screen: number): number {
  const { cell } = layoutOf(stage, building, 3, 5);
  return ((cell * building.columns + AROUND) * (cell * building.rows + AROUND)) / screen;
}

describe("the stage", () => {
  it("has the hands above a long building and beside a square one", () => {
    expect(layoutOf(DESK, LONG, 2, 5).hands).toBe("line");
    expect(layoutOf(DESK, SQUARE, 4, 4).hands).toBe("beside");
  });

  it("gives the building its share of the screen", () => {
    expect(share(LONG, DESK, 1440 * 900)).toBeGreaterThan(0.3);
    expect(share(SQUARE, DESK, 1440 * 900)).toBeGreaterThan(0.24);
    expect(share(LONG, { width: 1491, height: 764 }, 1920 * 1080)).toBeGreaterThan(0.3);
  });

  it.each([1, 2, 3, 4, 5])(
    "keeps the building as it is with %i others, and the cards large enough to touch",
    (others) => {
      for (const building of [LONG, SQUARE]) {
        const layout = layoutOf(DESK, building, others, others > 2 ? 5 : 6);
        expect(layout.cell).toBe(layoutOf(DESK, building, 1, 5).cell);
        expect(layout.card).toBeGreaterThanOrEqual(44);
      }
    },
  );

  it("puts everything into the rectangle it has", () => {
    for (const stage of [
      DESK,
      { width: 1491, height: 764 },
      { width: 788, height: 644 },
      { width: 700, height: 500 },
    ]) {
      for (const building of [LONG, SQUARE]) {
        const { cell } = layoutOf(stage, building, 3, 5);
        expect(cell * building.columns + AROUND).toBeLessThanOrEqual(stage.width);
        expect(cell * building.rows + AROUND).toBeLessThanOrEqual(stage.height);
      }
    }
  });

  it("keeps no room for a hand where nobody is seated", () => {
    const low = { width: 736, height: 336 };
    expect(layoutOf(low, LONG, 2, 5, false).cell).toBeGreaterThan(layoutOf(low, LONG, 2, 5).cell);
  });

  it("leaves the hands to others where it stands upright or is a phone's", () => {
    expect(layoutOf({ width: 788, height: 644 }, LONG, 2, 5).hands).toBe("rows");
    expect(layoutOf({ width: 788, height: 644 }, SQUARE, 2, 5).hands).toBe("below");
    expect(layoutOf({ width: 390, height: 216 }, LONG, 2, 5)).toMatchObject({ hands: "off", cell: 36 });
    expect(layoutOf({ width: 390, height: 390 }, SQUARE, 2, 5)).toMatchObject({ hands: "off", cell: 36 });
  });

  it("furnishes spaces that nothing else takes, always the same", () => {
    const taken = new Set([0, 5, 10]);
    const stands = furniture(50, taken);
    expect(stands).toEqual(furniture(50, taken));
    expect(stands.length).toBeGreaterThan(3);
    expect(stands.filter(({ cell }) => taken.has(cell))).toEqual([]);
  });
});

describe("a tip", () => {
  const SIZE = { width: 128, height: 48 };
  const HOUSE = { width: 640, height: 320 };
  const at = { x: 320, y: 160 };
  const covers = (x: number, y: number, box: Box): boolean =>
    x < box.x + box.width && box.x < x + SIZE.width && y < box.y + box.height && box.y < y + SIZE.height;

  it("stands beside what it is about and covers none of what is taken", () => {
    const taken = [
      { x: 300, y: 140, width: 40, height: 40 },
      { x: 340, y: 96, width: 64, height: 128 },
      { x: 0, y: 150, width: 300, height: 20 },
    ];
    const { x, y } = clearOf(at, SIZE, HOUSE, taken);
    expect(taken.some((box) => covers(x, y, box))).toBe(false);
    expect(Math.hypot(x + SIZE.width / 2 - at.x, y + SIZE.height / 2 - at.y)).toBeLessThan(128);
  });

  it("stays inside the building, and covers the least where there is no room", () => {
    const { x, y } = clearOf({ x: 640, y: 320 }, SIZE, HOUSE, []);
    expect(x + SIZE.width).toBeLessThanOrEqual(HOUSE.width);
    expect(y + SIZE.height).toBeLessThanOrEqual(HOUSE.height);
    const full = [{ x: 0, y: 0, width: 640, height: 310 }];
    expect(clearOf(at, SIZE, HOUSE, full).y).toBe(272);
  });

  it("leaves tokens, robots, the way and the marks of the plan in sight", () => {
    const scene = { rows: 5, columns: 10, robots: [{ cell: 20 }] } as Scene;
    const view = { tokens: [{ cell: 3 }], table: { robot: 20 } } as unknown as BombSquadView;
    const acts = [{ start: 20, cells: [21, 22], how: "done", took: -1 }] as unknown as Deed[];
    const taken = takenBy(view, scene, drawn(scene, { acts }, 0), [32]);
    for (const cell of [3, 20, 21, 22, 32]) {
      const { x, y } = middle(scene, cell);
      expect(taken.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)).toBe(true);
    }
  });
});

describe("the run", () => {
  const ORDER = { verb: "order", args: { slots: [0, 1, 2] } };
  const plan = (...acts: Partial<Deed>[]) => planOf(ORDER, { acts } as Rehearsal);
  const MOVE = 0;
  const DISARM = 9;
  const go = (direction: string, foreseen: string[] = []) => ({ wish: { verb: "go", args: { direction } }, foreseen });

  it("sends the order with the way of each move, so that none is asked again", () => {
    const steps = plan(
      { kind: MOVE, how: "done", direction: "up" },
      { kind: DISARM, how: "done" },
      { kind: MOVE, how: "done", direction: "left" },
    );
    expect(steps).toEqual([{ wish: ORDER, foreseen: [] }, go("up"), go("left")]);
  });

  it("ends at the first move that has no way", () => {
    expect(plan({ kind: MOVE, how: "open", direction: "" }, { kind: MOVE, how: "done", direction: "up" })).toHaveLength(
      1,
    );
  });

  it("foresees the errors it was shown, each with the answer before it", () => {
    const steps = plan(
      { kind: DISARM, how: "error" },
      { kind: MOVE, how: "error", direction: "up" },
      { kind: MOVE, how: "done", direction: "up", filmed: true },
      { kind: MOVE, how: "done", direction: "down" },
    );
    expect(steps.map(({ foreseen }) => foreseen)).toEqual([["cells-lost"], ["cells-lost"], ["cells-lost"], []]);
  });
});

describe("the pieces", () => {
  /** What the picture draws, and takes clicks on. */
  const DRAWN = /^(cell|hand|slot|role|robot|pile):|^frame$/;
  /** Another player's hand stands for its player. */
  const isDrawn = (place: string, own: number): boolean =>
    DRAWN.test(place) || (place.startsWith("seat:") && place !== `seat:${own}`);

  function onPieces(act: Act, own: number): number {
    if (act.at && isDrawn(act.at, own)) return act.count;
    return answers(act).filter(({ places }) => places.some((place) => isDrawn(place, own))).length;
  }

  it("have at least four of five options", () => {
    const questions = choices.questions.filter(({ game }) => game === "bombsquad") as unknown as {
      view: { seat: number };
      ask: Ask;
    }[];
    const acts = questions.flatMap(({ view, ask }) => (ask.choice ?? []).map((act) => ({ act, own: view.seat })));
    const all = acts.reduce((sum, { act }) => sum + act.count, 0);
    const there = acts.reduce((sum, { act, own }) => sum + (listed(act) || act.at ? onPieces(act, own) : 0), 0);
    expect(questions.length).toBeGreaterThan(15);
    expect(there / all).toBeGreaterThan(0.98);
    const kinds = acts.map(({ act, own }) => onPieces(act, own) > 0);
    expect(kinds.filter(Boolean).length / kinds.length).toBeGreaterThan(0.8);
  });
});
