/** A lens on its way from one part of a board to another. Nothing is done while it rests. */

import type { Lens } from "./zoom";

export class Flight {
  readonly #show: (lens: Lens) => void;
  #frame = 0;

  constructor(show: (lens: Lens) => void) {
    this.#show = show;
  }

  /** Go there within this many milliseconds; at once if there are none. */
  fly(from: Lens, to: Lens, ms: number, then: () => void = () => {}): void {
    this.stop();
    if (ms <= 0 || typeof requestAnimationFrame === "undefined") {
      this.#show(to);
      then();
      return;
    }
    let start = 0;
    const step = (now: number): void => {
      start ||= now;
      const share = Math.min(1, (now - start) / ms);
      this.#show(share < 1 ? between(from, to, ease(share)) : to);
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.#frame = 0;
        then();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/** Slow at both ends. */
function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

/** On the way: what lies in both pictures moves evenly, however much closer the second one is. */
function between(from: Lens, to: Lens, share: number): Lens {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const part = from.zoom === to.zoom ? share : (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
  return { zoom, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
