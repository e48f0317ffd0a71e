/** Of whom and where it is asked who would see it. */

import type { Option } from "../../../lib/compose.svelte";
import { type BurncycleView, NOWHERE, type Scene } from "../view";

/** The bot and space to ask about: a step that is pointed at in the options, else the space that is pointed at. */
export function sightOf(
  view: BurncycleView,
  scene: Scene,
  pointed: number,
  options: readonly Option[],
): { bot: number; cell: number } | null {
  const [step] = options.length === 1 ? options.filter((option) => typeof option.binds["to"] === "number") : [];
  const cell = pointed !== NOWHERE ? pointed : Number(step?.binds["to"] ?? NOWHERE);
  if (!scene.kinds[cell] || view.units.some((unit) => unit.cell === cell)) return null;
  const bot = Number(step?.binds["bot"] ?? moverOf(view));
  const there = view.bots[bot];
  return there && there.cell !== NOWHERE && there.cell !== cell && !there.shut ? { bot, cell } : null;
}

/** Whose step it would be: the moving bot's, else your own agent's, and for spectators the active one's. */
export function moverOf(view: BurncycleView): number {
  if (view.moving && view.moving.bonus !== NOWHERE) return view.moving.bonus;
  return view.seat >= 0 ? view.seat : view.active;
}
