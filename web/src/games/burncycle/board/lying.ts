/** What lies on the spaces of a floor, and where in its space each thing is drawn. */

import { type BurncycleView, NOWHERE, type Scene } from "../view";
import { middle, type Point, SPACE } from "./grid";

export type Kind = "bead" | "mainframe" | "terminal" | "cache" | "objective" | "bare-terminal" | "hiding" | "chip";

export interface Lying extends Point {
  key: string;
  kind: Kind;
  cell: number;
  /** 1 in the middle of a free space, less where it shares the space. */
  size: number;
  /** The bead's name. */
  name: string;
  /** The bot whose awareness chip it is. */
  bot: number;
}

interface Thing {
  kind: Kind;
  cell: number;
  name?: string;
  bot?: number;
}

const SMALL = 0.62;

/** Everything that lies on the floor, apart from the figures standing there. */
export function lying(scene: Scene, view: BurncycleView): Lying[] {
  const things = scene.here ? [...placed(view), ...printed(scene, view)] : fresh(scene);
  const taken = scene.here ? standing(view) : new Set<number>();
  const byCell = new Map<number, Thing[]>();
  for (const thing of things) byCell.set(thing.cell, [...(byCell.get(thing.cell) ?? []), thing]);
  return [...byCell].flatMap(([cell, here]) =>
    here.map((thing, i) => drawn(scene, thing, i, here.length, taken.has(cell))),
  );
}

/** The spaces with a bot, a unit or the drone. */
export function standing(view: BurncycleView): Set<number> {
  const cells = [...view.bots.map((bot) => bot.cell), ...view.units.map((unit) => unit.cell), view.drone];
  return new Set(cells.filter((cell) => cell !== NOWHERE));
}

function placed(view: BurncycleView): Thing[] {
  return [
    ...view.beads.map(([name, cell]) => ({ kind: "bead" as const, cell, name })),
    ...view.terminals.map((cell) => ({
      kind: view.mainframes.includes(cell) ? ("mainframe" as const) : ("terminal" as const),
      cell,
    })),
    ...view.caches.map((cell) => ({ kind: "cache" as const, cell })),
    ...view.bots.flatMap(({ chip, cell }, bot) =>
      chip !== NOWHERE && chip !== cell ? [{ kind: "chip" as const, cell: chip, bot }] : [],
    ),
  ];
}

/** What is printed on the mats and not under a chip. */
function printed(scene: Scene, view: BurncycleView): Thing[] {
  const bare = scene.terminals.filter((cell) => !view.terminals.includes(cell));
  return [
    ...scene.objectives.map((cell) => ({ kind: "objective" as const, cell })),
    ...bare.map((cell) => ({ kind: "bare-terminal" as const, cell })),
    ...scene.hiding.map((cell) => ({ kind: "hiding" as const, cell })),
  ];
}

/** Another floor as it is laid out. */
function fresh(scene: Scene): Thing[] {
  const each = (kind: Kind, cells: readonly number[]): Thing[] => cells.map((cell) => ({ kind, cell }));
  return [
    ...each("terminal", scene.terminals),
    ...each("cache", scene.caches),
    ...each("objective", scene.objectives),
    ...each("hiding", scene.hiding),
  ];
}

/** A hiding spot keeps its place; other things share the middle, or the foot of the space below a figure. */
function drawn(
  scene: Scene,
  { kind, cell, name = "", bot = NOWHERE }: Thing,
  i: number,
  of: number,
  taken: boolean,
): Lying {
  const at = middle(scene, cell);
  const key = `${kind}:${cell}:${name || bot}`;
  if (kind === "hiding") return { key, kind, cell, ...at, size: 1, name, bot };
  const size = taken || of > 1 ? SMALL : 1;
  const apart = of > 1 ? (i - (of - 1) / 2) * (SPACE / of) : 0;
  const x = taken && of === 1 ? at.x - SPACE * 0.29 : at.x + apart;
  return { key, kind, cell, x, y: taken ? at.y + SPACE * 0.31 : at.y, size, name, bot };
}
