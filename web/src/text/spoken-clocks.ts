/** Which moments of a clock are said aloud. */

import type { Countdown } from "../board/teller";

const SPOKEN = [300_000, 60_000, 30_000, 10_000];

export class SpokenClocks {
  readonly #before = new Map<string, number>();

  /** The clocks that have just come to such a moment, each with the time to say. */
  heard(clocks: readonly Countdown[]): { name: string; time: number }[] {
    return clocks.flatMap(({ name, left }) => {
      const before = this.#before.get(name);
      if (left === null) return [];
      this.#before.set(name, left);
      const time = SPOKEN.findLast((moment) => before !== undefined && before > moment && left <= moment);
      return time === undefined ? [] : [{ name, time }];
    });
  }
}
