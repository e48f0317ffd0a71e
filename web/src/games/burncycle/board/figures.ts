/** Where in its space a figure stands: in the middle, or aside where it shares the space with others or with a thing. */

import { type BurncycleView, NOWHERE, type Scene } from "../view";
import { lying } from "./lying";
import type { Point } from "./grid";

export interface Stand extends Point {
  /** 1 alone in a space, less beside others. */
  size: number;
}

const ALONE: Stand = { x: 0, y: 0, size: 1 };
/** Beside a thing: up and to the right, so that the thing is seen. */
const ASIDE: Stand = { x: 7, y: -7, size: 0.84 };
const APART = 15;

/** By figure (`bot:0`, `unit:3`, `drone:0`): how far from the middle of its space it stands. */
export function stands(scene: Scene, view: BurncycleView): Map<string, Stand> {
  const things = new Set(lying(scene, view).flatMap(({ kind, cell }) => (kind === "hiding" ? [] : [cell])));
  const byCell = new Map<number, string[]>();
  for (const [figure, cell] of figures(view)) byCell.set(cell, [...(byCell.get(cell) ?? []), figure]);
  return new Map(
    [...byCell].flatMap(([cell, here]) =>
      here.map((figure, i) => [figure, stand(i, here.length, things.has(cell))] as const),
    ),
  );
}

/** Who stands on the floor, and where. */
function figures(view: BurncycleView): [string, number][] {
  const all: [string, number][] = [
    ["drone:0", view.drone],
    ...view.units.map(({ number, cell }): [string, number] => [`unit:${number}`, cell]),
    ...view.bots.map(({ cell }, bot): [string, number] => [`bot:${bot}`, cell]),
  ];
  return all.filter(([, cell]) => cell !== NOWHERE);
}

function stand(i: number, of: number, beside: boolean): Stand {
  if (of === 1) return beside ? ASIDE : ALONE;
  const x = (i - (of - 1) / 2) * (of > 2 ? APART * 0.8 : APART * 1.6);
  return { x, y: (i % 2 ? 5 : -5) - (beside ? 6 : 0), size: 0.7 };
}
