/**
 * A turn that nobody plays, shown act by act after it was told all at once.
 *
 * While it plays, `view` is the table as it lay after the act at hand; else it is the table as it lies. Every part of
 * the picture draws `view`. Nothing is locked meanwhile: a question that stands can be answered at any time. A replay
 * plays what was told by a step forwards; wherever else it goes, it shows the table as it lay there.
 */

import { untrack } from "svelte";
import { like, liking } from "../../lib/storage";
import type { Facts, Item } from "../../lib/wire";

export type Told = Extract<Item, { item: "told" }>;

/** One thing that is done: the line that names it first, then what belongs to it. */
export type Act = readonly Told[];

/** How long an act is shown, in milliseconds. */
export const PACES = { slow: 1500, normal: 500, fast: 200, once: 0 } as const;
export type Pace = keyof typeof PACES;

/** The reader's setting of the same name. */
const KEPT = "playback";

/** What a game says of such a turn. */
export interface Turn<View> {
  begins(told: Told): boolean;
  ends(told: Told): boolean;
  /** Whether a line belongs to the act before it. */
  belongs(act: Act, told: Told): boolean;
  /** The table after this was told. */
  follow(view: View, event: Facts): View;
}

/** What is listened to: the state of a table. */
export interface Source {
  readonly items: readonly Item[];
  readonly view: object | null;
  /** Of a replay: what was told by the step forwards that was just taken; nothing where it went elsewhere. */
  readonly stepped?: readonly Item[];
}

const ALL = new WeakMap<Source, Playback<object>>();

/** What plays such turns of a table; nothing where its game has none, or is not shown as a picture. */
export function playingOf(state: Source): Playback<object> | undefined {
  return ALL.get(state);
}

export function kindOf(told: Told): string {
  return String(told.event.event);
}

/** The acts with one more line, which the last of them takes where it belongs to it and is not over yet. */
export function joined<View>(turn: Turn<View>, acts: readonly Act[], told: Told, over: number): Act[] {
  const last = acts.length > over ? acts.at(-1) : undefined;
  if (!last || !turn.belongs(last, told)) return [...acts, [told]];
  return [...acts.slice(0, -1), [...last, told]];
}

/** Whether the items stand in the middle of such a turn. */
export function isInTurn<View>(turn: Turn<View>, items: readonly Item[]): boolean {
  const told = items.filter((item): item is Told => item.item === "told");
  const last = told.findLast((each) => turn.begins(each) || turn.ends(each));
  return last !== undefined && turn.begins(last);
}

export class Playback<View extends object> {
  readonly #state: Source;
  readonly #turn: Turn<View>;
  /** The table as it lay before some of the acts: where nothing was being shown when they were told. */
  #bases = $state.raw<readonly { from: number; view: View }[]>([]);
  /** The acts of the turn that is shown, or was shown last. */
  acts = $state.raw<readonly Act[]>([]);
  /** The act at hand, counted from 0; as many as there are once all were shown. */
  shown = $state(0);
  /** Whether the next act waits for the reader. */
  paused = $state(false);
  pace = $state<Pace>(paceOf(liking(KEPT)));
  /** The last item that was heard; -1 before any. */
  #heard = -1;
  #latest: View | null = null;
  #inTurn = false;
  #users = 0;
  #stop = (): void => {};

  constructor(state: Source, turn: Turn<View>) {
    this.#state = state;
    this.#turn = turn;
    ALL.set(state, this as unknown as Playback<object>);
  }

  readonly playing: boolean = $derived(this.shown < this.acts.length);

  /** The act at hand; null while nothing plays. */
  readonly act: Act | null = $derived(this.acts[this.shown] ?? null);

  /** The table to draw. */
  readonly view: View | null = $derived.by(() => {
    const base = this.playing ? this.#bases.findLast(({ from }) => from <= this.shown) : undefined;
    if (!base) return this.#state.view as View | null;
    const told = this.acts.slice(base.from, this.shown + 1).flat();
    return told.reduce((view, { event }) => this.#turn.follow(view, event), base.view);
  });

  /** Listen as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    if (this.#state.stepped) this.#heard = -1; // a replay may have gone anywhere meanwhile
    return $effect.root(() => {
      $effect(() => {
        const { items, view } = this.#state;
        untrack(() => this.hear(items, view as View | null));
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
  hear(items: readonly Item[], view: View | null): void {
    if (!view) return;
    const { stepped } = this.#state;
    const fresh = stepped ?? items.filter((item) => "rev" in item && item.rev > this.#heard);
    if (this.#heard < 0 || stepped?.length === 0 || fresh.some((item) => item.item === "undone")) this.#settle(items);
    else {
      if (stepped) this.skip();
      for (const item of fresh) if (item.item === "told") this.#take(item);
    }
    this.#heard = fresh.reduce((last, item) => ("rev" in item ? Math.max(last, item.rev) : last), Math.max(0, this.#heard));
    this.#latest = view;
  }

  /** Nothing is left to show: the table is as it lies. */
  #settle(items: readonly Item[]): void {
    this.#bases = [];
    this.acts = [];
    this.shown = 0;
    this.#inTurn = isInTurn(this.#turn, items);
  }

  #take(told: Told): void {
    if (this.#turn.begins(told)) this.#begin();
    else if (this.#turn.ends(told)) this.#inTurn = false;
    if (!this.#inTurn) return;
    if (!this.playing && this.#latest && this.#bases.at(-1)?.view !== this.#latest) {
      this.#bases = [...this.#bases, { from: this.acts.length, view: this.#latest }];
    }
    this.acts = joined(this.#turn, this.acts, told, this.shown);
    if (this.pace === "once") this.shown = this.acts.length;
  }

  #begin(): void {
    this.#inTurn = true;
    this.#bases = [];
    this.acts = [];
    this.shown = 0;
    this.paused = false;
    this.pace = paceOf(liking(KEPT) || this.pace);
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
