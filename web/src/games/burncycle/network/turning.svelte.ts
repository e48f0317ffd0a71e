/** Whether the mat lies where the floor is, on a screen that has no room for both. */

import type { Compose } from "../../../lib/compose.svelte";
import { kindOf } from "../playback/acts";
import type { Playback } from "../playback/playback.svelte";

/** Screens with a rail for the mat, so that it is always in sight. */
export const BOTH = "min-width: 1180px";

const TOLD = /^(Ping|Ip|Hub|Network|Level|Booted|NoPing)/;
const TOUCHED = /^(node|access):/;

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
    const [told] = this.#playback.act ?? [];
    if (told) return TOLD.test(kindOf(told)) || told.event["part"] === "pings";
    return this.#compose.options.some((option) => option.places.some((place) => TOUCHED.test(place)));
  });

  readonly mat: boolean = $derived.by(() => (this.#wish?.at === this.#at ? this.#wish.mat : this.network));

  turn = (): void => {
    this.#wish = { at: this.#at, mat: !this.mat };
  };
}
