/** What every part of the table works on. */

import { getContext, setContext } from "svelte";
import type { Around } from "./around.svelte";
import type { Compose } from "./compose.svelte";
import type { Desk } from "./desk.svelte";
import type { Say } from "./say";
import type { TableState } from "./table.svelte";
import type { TableView } from "./wire";
import type { Words } from "./words.svelte";

export interface Parts {
  table: TableState;
  words: Words;
  compose: Compose;
  desk: Desk;
  /** A message of the client with its arguments. */
  say: Say;
  /** At a table for people around one screen. */
  around?: Around | null;
}

const KEY = Symbol("parts");

export function putParts(parts: Parts): void {
  setContext(KEY, parts);
}

export function useParts(): Parts {
  return getContext<Parts>(KEY);
}

/** What a seat is called: its holder's name, else its number. */
export function nameOf(table: TableView | null, seat: number, say: Say): string {
  return table?.seats[seat]?.name || say("seat-number", { number: seat + 1 });
}
