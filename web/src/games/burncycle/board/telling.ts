/** What is on a space, in one sentence. */

import type { Words } from "../../../lib/words.svelte";
import { type BurncycleView, isModule, type Scene, type Tread } from "../view";
import { lying } from "./lying";
import { isSeen } from "./reaching.svelte";

/** The space by its name and ground, and what stands and lies there. */
export function thingsAt(view: BurncycleView, scene: Scene, cell: number, words: Words): string {
  const kind = scene.kinds[cell];
  if (!kind) return "";
  const space = view.named["space"]?.[cell] ?? "";
  const ground = groundOf(scene, cell, words);
  const there = scene.here ? [...standingAt(view, scene, cell, words), ...lyingAt(view, scene, cell, words)] : [];
  return words.texts.fill("seen-space", { space, ground, things: words.texts.join(there), some: there.length });
}

/** What a space is part of: a room by its name, else a hallway or the outdoors. */
export function groundOf(scene: Scene, cell: number, words: Words): string {
  const room = scene.rooms.find((each) => each.cells.includes(cell));
  return room ? words.word(room.key) : words.say(`seen-${scene.kinds[cell]}`);
}

/** A thing that is known of a walk beforehand. */
export interface Foretold {
  text: string;
  bad: boolean;
}

/** What a walk brings: each unit that sees the bot once, at the first space where it does, and how the walk ends. */
export function foretold(view: BurncycleView, route: readonly Tread[], words: Words): Foretold[] {
  const nameOf = (cell: number): string => view.named["space"]?.[cell] ?? "";
  const seen = new Set<number>();
  const watched = route.filter(isSeen).flatMap(({ cell, watchers }) =>
    watchers.flatMap(({ unit }) => {
      if (seen.has(unit)) return [];
      seen.add(unit);
      const name = words.word(view.units.find(({ number }) => number === unit)?.name ?? "");
      return [{ text: words.texts.fill("tip-seen", { unit: name, number: unit, space: nameOf(cell) }), bad: true }];
    }),
  );
  const drawn = route.find(({ stops }) => stops === "surveillance");
  const last = route.at(-1);
  const ends = last && ["hides", "slips", "escapes"].includes(last.then) ? last : null;
  return [
    ...watched,
    ...(drawn ? [{ text: words.texts.fill("tip-surveilled", { space: nameOf(drawn.cell) }), bad: true }] : []),
    ...(ends ? [{ text: words.say(`tip-${ends.then}`), bad: false }] : []),
  ];
}

function standingAt(view: BurncycleView, scene: Scene, cell: number, words: Words): string[] {
  const bots = view.bots.flatMap((bot, i) =>
    bot.cell === cell
      ? [words.texts.render(isModule(view, i) ? "seen-module-short" : "seen-bot-short", { name: bot.name })]
      : [],
  );
  const units = view.units.flatMap((unit) => {
    if (unit.cell !== cell) return [];
    const watch = scene.watches.find((each) => each.unit === unit.number);
    const { name, captain, state } = unit;
    return [
      words.texts.render("seen-unit-short", {
        name,
        captain,
        state,
        level: watch?.level ?? 0,
        reach: watch?.reach ?? 0,
      }),
    ];
  });
  return [...bots, ...units];
}

function lyingAt(view: BurncycleView, scene: Scene, cell: number, words: Words): string[] {
  const here = lying(scene, view).filter((thing) => thing.cell === cell);
  return here.map(({ kind, name, bot }) =>
    words.texts.render(`seen-${kind}`, { name: name || "none", bot: view.bots[bot]?.name ?? "none", space: "none" }),
  );
}
