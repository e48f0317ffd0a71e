/** The corporation's turn, shown act by act after it was told all at once. */

import { lasting } from "../../../lib/lasting.svelte";
import { PACES, type Pace, Playback as Shared, type Source } from "../../../table/playback/playback.svelte";
import type { BurncycleView } from "../view";
import { begins, belongs, ends } from "./acts";
import { follow } from "./follow";

export { PACES, type Pace, type Source };

const ALL = new WeakMap<Source, Playback>();

/** The playback of a table, the same for every part of its picture. */
export function playbackOf(state: Source): Playback {
  const found = ALL.get(state) ?? lasting(() => new Playback(state));
  ALL.set(state, found);
  return found;
}

export class Playback extends Shared<BurncycleView> {
  constructor(state: Source) {
    super(state, { begins, ends, belongs, follow });
  }
}
