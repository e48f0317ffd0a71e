/**
 * The corporation's turn, shown act by act after it was told all at once.
 *
 * While it plays, `view` is the table as it lay after the act at hand; else it is the table as it lies. Every part of
 * the picture draws `view`. Nothing is locked meanwhile: a question that stands can be answered at any time.
 */

import { untrack } from "svelte";
import { like, liking } from "../../../lib/storage";
import type { Item } from "../../../lib/wire";
import { type BurncycleView, as } from "../view";
import { type Act, begins, ends, isInTurn, joined, type Told } from "./acts";
import { follow } from "./follow";

/** How long an act is shown, in milliseconds. */
export const PACES = { slow: 1500, normal: 500, fast: 200, once: 0 } as const;
export type Pace = keyof typeof PACES;

const KEPT = "pace";

/** What is listened to: the state of a table. */
export interface Source {
  readonly items: readonly Item[];
  readonly view: object | null;
}

const ALL = new WeakMap<Source, Playback>();

/** The playback of a table, the same for every part of its picture. */
export function playbackOf(state: Source): Playback {
  const found = ALL.get(state) ?? lasting(() => new Playback(state));
  ALL.set(state, found);
  return found;
}

/** Made outside the part that asks first, so that it outlives that part. */
function lasting<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => void (made = make()));
  return made as T;
}

export class Playback {
  readonly #state: Source;
  /** The table before the first act. */
  #before = $state.raw<BurncycleView | null>(null);
  /** The acts of the corporation's turn that is shown, or was shown last. */
  acts = $state.raw<readonly Act[]>([]);
  /** The act at hand, counted from 0; as many as there are once all were shown. */
  shown = $state(0);
  /** Whether the next act waits for the reader. */
  paused = $state(false);
  pace = $state<Pace>(paceOf(liking(KEPT)));
  /** The last item that was heard; -1 before any. */
  #heard = -1;
  #latest: BurncycleView | null = null;
  #inTurn = false;
  #users = 0;
  #stop = (): void => {};

  constructor(state: Source) {
    this.#state = state;
  }

  readonly playing: boolean = $derived(this.shown < this.acts.length);

  /** The act at hand; null while nothing plays. */
  readonly act: Act | null = $derived(this.acts[this.shown] ?? null);

  /** The table to draw. */
  readonly view: BurncycleView | null = $derived.by(() => {
    if (!this.playing || !this.#before) return as<BurncycleView | null>(this.#state.view as never);
    const told = this.acts.slice(0, this.shown + 1).flat();
    return told.reduce((view, { event }) => follow(view, event), this.#before);
  });

  /** Listen as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const { items, view } = this.#state;
        untrack(() => this.hear(items, as<BurncycleView | null>(view as never)));
      });
      $effect(() => {
        if (!this.playing || this.paused) return undefined;
        const at = this.shown;
        const timer = setTimeout(() => (this.shown = at + 1), PACES[this.pace]);
        return () => clearTimeout(timer);
      });
    });
  }

  // What arrives

  /** Take in what was told; what lies there at the beginning is past, and not shown again. */
  hear(items: readonly Item[], view: BurncycleView | null): void {
    if (!view) return;
    const fresh = items.filter((item) => "rev" in item && item.rev > this.#heard);
    if (this.#heard < 0 || fresh.some((item) => item.item === "undone")) this.#settle(items);
    else for (const item of fresh) if (item.item === "told") this.#take(item);
    this.#heard = fresh.reduce((last, item) => ("rev" in item ? Math.max(last, item.rev) : last), Math.max(0, this.#heard));
    this.#latest = view;
  }

  /** Nothing is left to show: the table is as it lies. */
  #settle(items: readonly Item[]): void {
    this.#before = null;
    this.acts = [];
    this.shown = 0;
    this.#inTurn = isInTurn(items);
  }

  #take(told: Told): void {
    if (begins(told)) this.#begin();
    else if (ends(told)) this.#inTurn = false;
    if (!this.#inTurn) return;
    this.#before ??= this.#latest;
    this.acts = joined(this.acts, told, this.shown);
    if (this.pace === "once") this.shown = this.acts.length;
  }

  #begin(): void {
    this.#inTurn = true;
    this.#before = this.#latest;
    this.acts = [];
    this.shown = 0;
    this.paused = false;
  }

  // What the reader does

  /** Show the table as it lies at once. */
  skip = (): void => {
    this.shown = this.acts.length;
    this.paused = false;
  };

  /** One act forwards or back; it then waits. */
  step = (by: number): void => {
    this.paused = true;
    this.shown = Math.max(0, Math.min(this.acts.length, this.shown + by));
  };

  /** Show the last turn once more. */
  again = (): void => {
    this.shown = 0;
    this.paused = false;
  };

  go = (): void => {
    this.paused = false;
  };

  setPace = (pace: Pace): void => {
    this.pace = pace;
    like(KEPT, pace);
    if (pace === "once") this.skip();
  };
}

function paceOf(kept: string): Pace {
  return kept in PACES ? (kept as Pace) : "normal";
}
