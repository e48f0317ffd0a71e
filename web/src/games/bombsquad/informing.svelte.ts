/** Giving information on the pieces: a card of another hand is picked, then its colour or its action, then it is told. */

import { showingOf } from "../../board/playback/showing.svelte";
import type { Compose } from "../../lib/compose.svelte";
import { lasting } from "../../lib/lasting.svelte";
import type { Binds } from "../../lib/shapes";
import type { TableState } from "../../lib/table.svelte";
import { give } from "../../lib/give";
import { type BombSquadView, type Clue, sent } from "./view";

const ALL = new WeakMap<Compose, Informing>();

/** The informing at a table, the same for every part of its picture. */
export function informingAt(state: TableState, compose: Compose): Informing {
  const found = ALL.get(compose) ?? lasting(() => new Informing(state, compose));
  ALL.set(compose, found);
  return found;
}

export class Informing {
  readonly #state: TableState;
  readonly #compose: Compose;
  #clues = $state.raw<{ rev: number; clues: readonly Clue[] }>({ rev: -1, clues: [] });
  #picked = $state.raw<{ rev: number; clue: Clue } | null>(null);
  #pointed = $state.raw<Clue | null>(null);

  constructor(state: TableState, compose: Compose) {
    this.#state = state;
    this.#compose = compose;
  }

  readonly #view: BombSquadView | null = $derived.by(() => sent.view(this.#state.view));

  /** The question in which this seat may give information; -1 while there is none, or it waits for what is shown. */
  readonly #rev: number = $derived.by(() => {
    const { ask, asked, busy } = this.#compose;
    return asked && !busy && !showingOf(this.#state).waits && ask?.choice?.some(({ verb }) => verb === "inform")
      ? ask.rev
      : -1;
  });

  /** Ask the server what could be told, once for each question; run it in an effect. */
  fetch(): void {
    const rev = this.#rev;
    if (rev < 0 || this.#clues.rev === rev) return;
    void sent.ask(this.#state, "telling", {}).then((clues) => {
      if (clues && rev === this.#rev) this.#clues = { rev, clues };
    });
  }

  /** Everything that could be told now. */
  readonly clues: readonly Clue[] = $derived(this.#rev >= 0 && this.#clues.rev === this.#rev ? this.#clues.clues : []);

  /** Whether something can be told about a card. */
  touches(place: string): boolean {
    return this.clues.some((clue) => clue.touches.includes(place));
  }

  /** Whether it is settled that something is told, but not yet about which card: then all of them are lit. */
  readonly awaited: boolean = $derived.by(() => {
    const [step] = this.#compose.steps;
    return step?.act.verb === "inform" && !this.card && !this.shown;
  });

  /** The card of another hand that is picked; empty without one. */
  readonly card: string = $derived.by(() => {
    const { held } = this.#compose;
    return held.startsWith("hand:") && this.touches(held) ? held : "";
  });

  /** What can be told about that card: its colour and its action. */
  readonly chips: readonly Clue[] = $derived(this.clues.filter((clue) => clue.touches.includes(this.card)));

  /** The clue that is picked and waits for a last click. */
  readonly picked: Clue | null = $derived.by(() => {
    const picked = this.#picked?.rev === this.#rev ? this.#picked.clue : null;
    return picked && this.chips.includes(picked) ? picked : null;
  });

  /** The clue that is pointed at in the bar, in the list, or by keys. */
  readonly #listed: Clue | null = $derived.by(() => {
    const [option, ...others] = this.#compose.pointed;
    if (option?.act.verb !== "inform" || others.length) return null;
    const told: Binds = { ...this.#compose.bound, ...option.binds };
    const [clue, ...more] = this.clues.filter((each) => isSaid(each, told));
    return clue && !more.length ? clue : null;
  });

  /** The clue whose cards rise: the one pointed at anywhere, else the one that is picked. */
  readonly shown: Clue | null = $derived.by(() => {
    if (this.#pointed && this.chips.includes(this.#pointed)) return this.#pointed;
    return this.#listed ?? this.picked;
  });

  point(clue: Clue | null): void {
    this.#pointed = clue;
  }

  /** Pick a card; the same once more lets go of it. */
  take(place: string): void {
    if (!this.#compose.settled) return;
    if (this.card === place) this.letGo();
    else this.#compose.hold(place);
    this.#picked = null;
  }

  /** Pick what is told; the same once more tells it. */
  pick(clue: Clue): void {
    if (this.picked === clue) this.tell();
    else this.#picked = { rev: this.#rev, clue };
    this.#pointed = null;
  }

  letGo(): void {
    this.#picked = null;
    this.#pointed = null;
    this.#compose.release();
  }

  /** Give the information that is picked. */
  tell(): void {
    const clue = this.picked;
    if (!clue) return;
    const { to, colour = "", action = "" } = clue;
    give(this.#compose, "inform", { to, colour: colour || null, action: action || null });
  }

  /** What the holder of a card knows of it once the clue shown was told; -1 where that changes nothing. */
  hintAfter(seat: number, place: number): number {
    const { shown } = this;
    const after = shown?.to === seat ? (shown.hints[place] ?? -1) : -1;
    return after === this.#view?.hands[seat]?.[place]?.hint ? -1 : after;
  }
}

/** Whether a clue is what these arguments say, as far as they are settled. */
function isSaid({ to, colour = "", action = "" }: Clue, told: Binds): boolean {
  const said: Binds = { to, colour: colour || null, action: action || null };
  return Object.entries(told).every(([name, value]) => said[name] === value);
}

/** The places of a clue's cards in the hand, counted from one. */
export function cardsOf(clue: Clue): number[] {
  return clue.touches.map((place) => Number(place.split(":")[2]) + 1);
}
