/** What a table on the page makes heard: our turn, somebody's move, the end; and what the tab is called meanwhile. */

import { untrack } from "svelte";
import { titleOf } from "../lib/titles";
import type { Parts } from "../lib/parts";
import { play, type Sound } from "../sounds/sounds";
import { badge } from "./badge.svelte";
import { turns } from "./calling";
import { isAsked } from "./turns.svelte";

interface Heard {
  since: number;
  rev: number;
  over: boolean;
}

/** What to sound after something happened; nothing when the page has only just come to the table. */
export function soundOf(before: Heard | null, now: Heard): Sound | null {
  if (!before) return null;
  if (now.over) return before.over ? null : "end";
  if (now.since && now.since !== before.since) return "turn";
  return now.rev > before.rev && !now.since ? "move" : null;
}

/** For the component that shows the table. */
export function heed({ table, words, compose }: Parts): void {
  let before: Heard | null = null;

  $effect(() => {
    badge.title = compose.asked ? `● ${compose.title}` : `${titleOf(words, table.table)} · getaway`;
    return () => (badge.title = "getaway");
  });
  $effect(() => {
    turns.here = table.id;
    return () => (turns.here = "");
  });
  $effect(() => {
    const { table: sheet, seat, rev } = table;
    if (!sheet || table.connection !== "live") return;
    if (seat >= 0) untrack(() => turns.hear(sheet, seat, before === null));
    const now = { since: isAsked(sheet, seat), rev, over: sheet.stage === "over" };
    const sound = soundOf(before, now);
    before = now;
    if (sound) play(sound);
  });
}
