/** What is on a space, in one sentence. */

import type { Words } from "../../../lib/words.svelte";
import { type BurncycleView, isModule, type Scene } from "../view";
import { lying } from "./lying";

/** The space by its name and ground, and what stands and lies there. */
export function thingsAt(view: BurncycleView, scene: Scene, cell: number, words: Words): string {
  const kind = scene.kinds[cell];
  if (!kind) return "";
  const room = scene.rooms.find((each) => each.cells.includes(cell));
  const space = view.named["space"]?.[cell] ?? "";
  const ground = room ? words.word(room.key) : words.say(`seen-${kind}`);
  const there = scene.here ? [...standingAt(view, scene, cell, words), ...lyingAt(view, scene, cell, words)] : [];
  return words.texts.fill("seen-space", { space, ground, things: words.texts.join(there), some: there.length });
}

function standingAt(view: BurncycleView, scene: Scene, cell: number, words: Words): string[] {
  const bots = view.bots.flatMap((bot, i) =>
    bot.cell === cell ? [words.texts.render(isModule(view, i) ? "seen-module-short" : "seen-bot-short", { name: bot.name })] : [],
  );
  const units = view.units.flatMap((unit) => {
    if (unit.cell !== cell) return [];
    const watch = scene.watches.find((each) => each.unit === unit.number);
    const { name, captain, state } = unit;
    return [words.texts.render("seen-unit-short", { name, captain, state, level: watch?.level ?? 0, reach: watch?.reach ?? 0 })];
  });
  return [...bots, ...units];
}

function lyingAt(view: BurncycleView, scene: Scene, cell: number, words: Words): string[] {
  const here = lying(scene, view).filter((thing) => thing.cell === cell);
  return here.map(({ kind, name, bot }) =>
    words.texts.render(`seen-${kind}`, { name: name || "none", bot: view.bots[bot]?.name ?? "none", space: "none" }),
  );
}
