/** Whether first times are explained: to a player who wants it, except in a lesson, which explains itself. */

import { reader } from "./reader.svelte";
import type { TableState } from "./table.svelte";

export function wantsFirsts({ table, seat }: TableState): boolean {
  return reader.firsts && seat >= 0 && table?.stage === "playing" && !table.lesson;
}
