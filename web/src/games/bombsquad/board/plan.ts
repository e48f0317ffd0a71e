/** A rehearsal as it is drawn: the way with its stops, arrows at what is worked on, crosses where a card fails. */

import { before, middle, type Point, SPACE } from "../grid";
import type { Deed, Direction, Rehearsal, Scene } from "../view";

export interface Stop extends Point {
  label: string;
  /** The place in the order of the first card that ends here. */
  place: number;
}

export interface Arrow {
  from: Point;
  to: Point;
  number: number;
  error: boolean;
  /** What is taken off; null where the card fails. */
  target: Point | null;
  act: Deed;
}

export interface Drawn {
  /** The middles of the spaces on the way. */
  points: Point[];
  way: string;
  stops: Stop[];
  arrows: Arrow[];
}

const STEPS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The drawing of a rehearsal whose first card is the one after `first` others. */
export function drawn(scene: Scene, rehearsal: Pick<Rehearsal, "acts">, first: number): Drawn {
  const acts = rehearsal.acts;
  const start = acts[0] ? [middle(scene, acts[0].start)] : [];
  const points = [...start, ...acts.flatMap((act) => act.cells.map((cell) => middle(scene, cell)))];
  const way = points.length > 1 ? `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}` : "";
  return { points, way, stops: stops(scene, acts, first), arrows: arrows(scene, acts, first) };
}

function stops(scene: Scene, acts: readonly Deed[], first: number): Stop[] {
  const found = new Map<number, Stop>();
  acts.forEach((act, place) => {
    const cell = act.cells.at(-1);
    if (cell === undefined) return;
    const here = found.get(cell);
    const number = String(first + place + 1);
    if (here) here.label += `·${number}`;
    else found.set(cell, { ...middle(scene, cell), label: number, place });
  });
  return [...found.values()];
}

function arrows(scene: Scene, acts: readonly Deed[], first: number): Arrow[] {
  return acts.flatMap((act, place) => {
    const target = targetOf(scene, acts, act);
    if (!target) return [];
    const from = middle(scene, act.start);
    const error = act.how === "error";
    const to = before(from, target, error ? 14 : 27);
    const number = first + place + 1;
    return [{ from: before(to, from, 16), to, number, error, target: error ? null : target, act }];
  });
}

/** Where an arrow points: at what is taken off or does not fit, or along a way that is barred. */
function targetOf(scene: Scene, acts: readonly Deed[], act: Deed): Point | null {
  if (act.took >= 0) return middle(scene, act.took);
  if (act.how !== "error") return null;
  const from = middle(scene, act.start);
  if (act.misfit >= 0) return before(from, middle(scene, act.misfit), 20);
  const step = STEPS[act.direction || freeSide(scene, acts, act)];
  return { x: from.x + step.x * SPACE * 0.9, y: from.y + step.y * SPACE * 0.9 };
}

/** A side of the robot's space on which nothing of the plan is drawn, for a card that finds nothing to work on. */
function freeSide(scene: Scene, acts: readonly Deed[], act: Deed): Direction {
  const way = [acts[0]?.start ?? act.start, ...acts.flatMap((each) => each.cells)];
  const joined = way.flatMap((cell, i) => (cell === act.start ? [way[i - 1], way[i + 1]] : []));
  const here = acts.filter((each) => each.start === act.start);
  const used = [...joined, ...here.flatMap((each) => [each.took, each.misfit, ...each.ways.map((way) => way.cell)])];
  const beside = { right: 1, left: -1, down: scene.columns, up: -scene.columns };
  const earlier = here.slice(0, here.indexOf(act)).filter((each) => each.how === "error" && each.misfit < 0).length;
  const open = (Object.keys(beside) as Direction[]).filter((side) => !used.includes(act.start + beside[side]));
  const free = open.sort(
    (one, other) => Number(leaves(scene, act.start, one)) - Number(leaves(scene, act.start, other)),
  );
  return free[earlier % free.length] ?? "right";
}

/** Whether the space on this side is outside the building. */
function leaves({ rows, columns }: Scene, cell: number, side: Direction): boolean {
  const { x, y } = STEPS[side];
  const [row, column] = [Math.floor(cell / columns) + y, (cell % columns) + x];
  return row < 0 || row >= rows || column < 0 || column >= columns;
}

/** An arrow head at the end of a line. */
export function head({ from, to }: Arrow): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (by: number): string => `${to.x - 7 * Math.cos(turn + by)} ${to.y - 7 * Math.sin(turn + by)}`;
  return `M${side(0.7)}L${to.x} ${to.y}L${side(-0.7)}`;
}
