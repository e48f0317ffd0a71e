/** A tip that was closed stays closed, though the pointer rests where it is, until another space is pointed at. */

import { NOWHERE } from "../view";

export class Hush {
  #cell = NOWHERE;

  /** Close the tip of the space that is pointed at. */
  at(cell: number): void {
    this.#cell = cell;
  }

  /** Whether a space that is pointed at has its tip. */
  lets(cell: number): boolean {
    if (cell !== NOWHERE && cell === this.#cell) return false;
    this.#cell = NOWHERE;
    return true;
  }
}
