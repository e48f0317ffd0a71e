/** What text mode says about a table: in the game's own words where it has more than fields to say, else field by field. */

import type { Compose } from "../lib/compose.svelte";
import type { TableState } from "../lib/table.svelte";
import type { Words } from "../lib/words.svelte";

/** A clock; `left` in milliseconds, null while it does not run. */
export interface Countdown {
  name: string;
  left: number | null;
  /** What else is said of the time left; empty where nothing is. */
  note: string;
}

/** Something told: a line, or a title with what belongs to it. */
export interface Part {
  text: string;
  parts?: Part[];
}

export interface Teller {
  /** Keep everything fresh; ends when the returned function is called. */
  use(): () => void;
  readonly clocks: readonly Countdown[];
  readonly meters: readonly Part[];
  readonly board: readonly Part[];
  /** What each seat holds or shows. */
  seat(seat: number): readonly Part[];
  /** What the answer that is being composed would do, as far as the server tells. */
  readonly plan: readonly Part[];
}

/** What a teller is made from. */
export interface Heard {
  state: TableState;
  words: Words;
  compose: Compose;
}
