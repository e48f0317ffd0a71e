/** How burncycle names its values: the view itself names spaces, rooms, doors, bots and units. */

import type { GameWords } from "../../lib/words.svelte";

const BEAD = "bead:";

export const words: GameWords = {
  amounts: ["basic", "advanced", "elite"],
  /** A carried bead that is traded, by its own name. */
  named: (value) => (value.startsWith(BEAD) ? value.slice(BEAD.length) : value),
};
