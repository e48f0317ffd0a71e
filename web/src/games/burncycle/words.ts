/** How burncycle names its values: the view itself names spaces, rooms, doors, bots and units, so nothing is added. */

import type { GameWords } from "../../lib/words.svelte";

export const words: GameWords = {};
