/** What is chosen by its text: terminal options, tasks, inputs and cards just drawn, and an upgrade to buy. */

import type { Compose } from "../../lib/compose.svelte";

const TEXTS = /^(option|task|input|card):/;
const UPGRADE = /^(skill|slot):/;
const BUYING = /^upgrade/;

/** Whether a thing that is chosen now is read in the list. */
export function listed(place: string, { steps }: Pick<Compose, "steps">): boolean {
  return TEXTS.test(place) || (BUYING.test(steps[0]?.act.verb ?? "") && UPGRADE.test(place));
}
