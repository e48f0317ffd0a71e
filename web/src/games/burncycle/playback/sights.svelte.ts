/** What units see where they stand, as the server has said it: known for as long as doors and walls are the same. */

import type { BurncycleView, Scene, Watch } from "../view";

/** Scenes of this many moments are remembered: the one before a turn and the one after it. */
const MOST = 3;

export class Sights {
  #known = $state.raw<readonly ReadonlyMap<string, Watch>[]>([]);

  /** Take in what a scene says of the view that it was asked for. */
  learn(view: BurncycleView, scene: Scene): void {
    if (!scene.here || scene.plan !== view.plan) return;
    const watches = scene.watches.flatMap((watch) => {
      const key = keyOf(view, watch.unit);
      return key ? [[key, watch] as const] : [];
    });
    this.#known = [...this.#known, new Map(watches)].slice(-MOST);
  }

  /** What a unit sees in this view; null where nobody has said. */
  of(view: BurncycleView, unit: number): Watch | null {
    const key = keyOf(view, unit);
    return (key && this.#known.findLast((each) => each.has(key))?.get(key)) || null;
  }
}

function keyOf(view: BurncycleView, unit: number): string {
  const found = view.units.find(({ number }) => number === unit);
  if (!found) return "";
  return JSON.stringify([unit, found.cell, found.facing, view.plan, view.open_doors, view.broken]);
}
