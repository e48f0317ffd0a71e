/** How The Breach names its values; the view names rooms, nodes and models, so that little is left to say here. */

import type { GameWords } from "../../lib/words.svelte";

export const words: GameWords = { later: ["order", "secret-order"] };
