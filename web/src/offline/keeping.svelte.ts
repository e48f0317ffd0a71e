/** Keeps the last position of a table while one sits at it. */

import type { TableState } from "../lib/table.svelte";
import { keepPosition } from "./positions";

/** Milliseconds without news after which it is kept. */
const AFTER = 800;

/** For the component that shows the table. */
export function keepUp(table: TableState): void {
  $effect(() => {
    void table.rev;
    if (table.seat < 0 || table.connection !== "live") return;
    const timer = setTimeout(() => void keep(table), AFTER);
    return () => clearTimeout(timer);
  });
}

async function keep(table: TableState): Promise<void> {
  const position = table.position();
  if (position) await keepPosition(table.id, position);
}
