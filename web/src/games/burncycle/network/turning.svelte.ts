/** Which of the two lies on the stage: the floor or the network mat. The other one is the small panel. */

import type { Compose } from "../../../lib/compose.svelte";
import { lasting } from "../../../lib/lasting.svelte";
import { type Playback, playbackOf, type Source } from "../playback/playback.svelte";

const TOLD = /^(Ping|Ip|Hub|Network|Level|Booted|NoPing)/;
const TOUCHED = /^(node|access):/;

const ALL = new WeakMap<Compose, Turning>();

/** The same for every part of a table's picture. */
export function turningOf(state: Source, compose: Compose): Turning {
  const found = ALL.get(compose) ?? lasting(() => new Turning(compose, playbackOf(state)));
  ALL.set(compose, found);
  return found;
}

export class Turning {
  readonly #compose: Compose;
  readonly #playback: Playback;
  /** What the reader wants for this question or act; null where they said nothing. */
  #wish = $state.raw<{ at: string; mat: boolean } | null>(null);

  constructor(compose: Compose, playback: Playback) {
    this.#compose = compose;
    this.#playback = playback;
  }

  /** The question or act at hand. */
  readonly #at: string = $derived.by(() => {
    return this.#playback.playing ? `act ${this.network}` : `ask ${this.#compose.ask?.question}`;
  });

  /** Whether what is at hand is about the network. */
  readonly network: boolean = $derived.by(() => {
    const event = this.#playback.act?.[0]?.event;
    if (event) return TOLD.test(event.event) || (event.event === "CorporationTurn" && event.part === "pings");
    return this.#compose.options.some((option) => option.places.some((place) => TOUCHED.test(place)));
  });

  /** Whether the mat lies on the stage. */
  readonly mat: boolean = $derived.by(() => (this.#wish?.at === this.#at ? this.#wish.mat : this.network));

  turn = (): void => {
    this.#wish = { at: this.#at, mat: !this.mat };
  };
}
