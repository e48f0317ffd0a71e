/** The corporation's turn, shown act by act after it was told all at once. */

import { lasting } from "../../../lib/lasting.svelte";
import { Playback as Shared, type Source } from "../../../board/playback/playback.svelte";
import type { Game } from "../view";
import { CORPORATION_TURN } from "./acts";

export type { Source };

const ALL = new WeakMap<Source, Playback>();

/** The playback of a table, the same for every part of its picture. */
export function playbackOf(state: Source): Playback {
  const found = ALL.get(state) ?? lasting(() => new Playback(state));
  ALL.set(state, found);
  return found;
}

export class Playback extends Shared<Game> {
  constructor(state: Source) {
    super(state, CORPORATION_TURN);
  }
}
