/** The steps of a game's turn, in order, as the server lists them. */

import { Failed, games } from "./api-calls";

class Phases {
  #of = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  #asked = false;

  /** The steps of this game's turn; empty until they are known. */
  of(game: string): readonly string[] {
    if (!this.#asked) void this.#ask();
    return this.#of[game] ?? [];
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    try {
      this.#of = Object.fromEntries((await games()).map(({ name, phases }) => [name, phases]));
    } catch (error) {
      this.#asked = false;
      if (!(error instanceof Failed)) throw error; // the question itself says what it is about
    }
  }
}

export const phases = new Phases();
