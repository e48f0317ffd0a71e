/** What follows an answer, shown in passing: a few beats over the table as it lies, soon over. */

import type { Beat } from "./beats";

/** As many beats as may wait; the table goes on meanwhile. */
const MOST = 4;

/** How beats are shown. */
export interface Manner {
  /** Whether they are read along with, as the acts of a bot or what is seen again. */
  slowly: boolean;
  /** Whether they have just happened, so that log and question wait for them. */
  live: boolean;
}

interface Shown extends Manner {
  beat: Beat;
}

export class Passing {
  #all = $state.raw<readonly Shown[]>([]);

  readonly #now: Shown | null = $derived(this.#all[0] ?? null);
  readonly beat: Beat | null = $derived(this.#now?.beat ?? null);
  readonly live: boolean = $derived(this.#now?.live ?? false);
  readonly slowly: boolean = $derived(this.#now?.slowly ?? false);
  /** How many are left, the one at hand included. */
  readonly left: number = $derived(this.#all.length);

  /** After those that wait; what is too much is left out, except when somebody asked for it. */
  take(beats: readonly Beat[], manner: Manner): void {
    const all = [...this.#all, ...beats.map((beat) => ({ beat, ...manner }))];
    this.#all = manner.live ? all.slice(-MOST) : all;
  }

  next(): void {
    this.#all = this.#all.slice(1);
  }

  end(): void {
    this.#all = [];
  }
}
