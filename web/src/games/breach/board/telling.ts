/** What the tips and the bar say of rooms and walks. */

import type { Words } from "../../../lib/words.svelte";
import type { Reached, Scene } from "../view";

/** A room by its kind; a dark one by its place. */
export function kindOf(words: Words, scene: Scene, room: number): string {
  const found = scene.rooms[room];
  return found?.kind ? words.word(found.kind) : (found?.place ?? "");
}

/** What a room does for whom uses it, with its price. */
export function effectOf(words: Words, scene: Scene, room: number): string {
  const found = scene.rooms[room];
  return found?.kind ? words.texts.render(`seen-effect-${found.kind}`, { mp: found.mp, n: found.n }) : "";
}

/** Where a walk leads, and what it costs. */
export function walkTitle(words: Words, scene: Scene, { room, reveals, costs }: Reached): string {
  const n = costs.reduce((sum, cost) => sum + cost, 0);
  return words.texts.fill(reveals ? "walk-reveal" : "walk-title", { room: kindOf(words, scene, room), n });
}
