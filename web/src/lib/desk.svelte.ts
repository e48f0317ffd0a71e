/** The open rulebook beside the table: any rule number on the page opens it there. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("desk");

export class Desk {
  readonly game: string;
  /** The table it lies at; empty elsewhere. */
  readonly table: string;
  /** The clause last touched; empty before the first. */
  clause = $state("");
  /** Whether the rules are to be shown; the frame clears it where they are put away. */
  shown = $state(false);
  /** How often it was opened: the same clause may be wanted again. */
  times = $state(0);

  constructor(game: string, table = "") {
    this.game = game;
    this.table = table;
  }

  open(clause = ""): void {
    if (clause) this.clause = clause;
    this.shown = true;
    this.times += 1;
  }

  /** Put the clause away. */
  forget(): void {
    this.clause = "";
  }

  close(): void {
    this.shown = false;
  }
}

export function putDesk(desk: () => Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<() => Desk>(KEY)();
}
