/** Your own last answer, taken back: by right at once, else by a vote. */

import type { TableState } from "../lib/table.svelte";
import type { No } from "../lib/wire";

export class TakingBack {
  refused = $state.raw<No | null>(null);
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  ask = async (): Promise<void> => {
    const answer = await this.#table.send({ do: "undo" });
    this.refused = answer.type === "no" ? answer : null;
  };
}
