/** Keeps the last position of a table while one sits at it, and what makes a book of its rules. */

import { book } from "../lib/api-calls";
import type { TableState } from "../lib/table.svelte";
import type { Words } from "../lib/words.svelte";
import { keepPosition } from "./positions";

/** Milliseconds without news after which it is kept. */
const AFTER = 800;
/** Milliseconds at a table after which the rulebook is fetched, so that it can be read offline. */
const SETTLED = 15_000;

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

/** For the component that shows the table. The service worker keeps what it sees pass by. */
export function keepBook(words: Words): void {
  $effect(() => {
    const { game, lang } = words;
    const timer = setTimeout(() => void book(game, lang).catch(() => undefined), SETTLED);
    return () => clearTimeout(timer);
  });
}
