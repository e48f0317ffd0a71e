/** Playing an own card on the pieces: it is picked, then programmed or played; or it is called, then discarded. */

import { showingOf } from "../../board/playback/showing.svelte";
import type { Compose, Option } from "../../lib/compose.svelte";
import { lasting } from "../../lib/lasting.svelte";
import type { TableState } from "../../lib/table.svelte";
import { type Action, COLOURS, known } from "./cards";
import { give } from "../../lib/give";
import { type BombSquadView, sent } from "./view";

export type Colour = (typeof COLOURS)[number];

/** What a card is said to be when it is discarded. */
interface Call {
  colour: Colour | null;
  action: Action | null;
}

const ALL = new WeakMap<Compose, Playing>();

/** The playing of own cards at a table, the same for every part of its picture. */
export function playingAt(state: TableState, compose: Compose): Playing {
  const found = ALL.get(compose) ?? lasting(() => new Playing(state, compose));
  ALL.set(compose, found);
  return found;
}

export class Playing {
  readonly #state: TableState;
  readonly #compose: Compose;
  #changed = $state.raw<{ of: string; call: Call } | null>(null);

  constructor(state: TableState, compose: Compose) {
    this.#state = state;
    this.#compose = compose;
  }

  readonly #view: BombSquadView | null = $derived.by(() => sent.view(this.#state.view));

  /** Whether own cards can be picked: not while the question waits for what is shown. */
  readonly may: boolean = $derived.by(() => {
    const { asked, ask, busy } = this.#compose;
    return (
      asked &&
      !busy &&
      !showingOf(this.#state).waits &&
      (ask?.choice ?? []).some(({ by, rank }) => by === "card" && rank !== "rare")
    );
  });

  /** The place in your own hand of the card that is picked or called; -1 without one. */
  readonly card: number = $derived.by(() => {
    const { bound, held } = this.#compose;
    if (!this.may) return -1;
    if (typeof bound["card"] === "number") return bound["card"];
    const [what, seat, place] = held.split(":");
    return what === "hand" && Number(seat) === this.#view?.seat ? Number(place) : -1;
  });

  readonly #place: string = $derived(`hand:${this.#view?.seat ?? 0}:${this.card}`);

  /** What can be done with the card that is picked. */
  readonly verbs: readonly Option[] = $derived.by(() => {
    const { steps } = this.#compose;
    return this.card < 0 || steps.length ? [] : this.#compose.verbsOf(this.#place);
  });

  /** Pick a card; the same once more lets go of it. Where the card is all that is asked for, that answers. */
  take(place: number): void {
    if (!this.#compose.settled) return;
    const at = `hand:${this.#view?.seat ?? 0}:${place}`;
    const [wanted] = this.#compose.steps.length ? this.#compose.matches(at) : [];
    if (wanted) return this.#compose.choose(wanted, at);
    if (this.#compose.steps.length) this.#compose.startOver();
    if (place === this.card) this.#compose.release();
    else this.#compose.hold(at);
  }

  /** Do something with the card that is picked. */
  play(verb: Option): void {
    if (this.#compose.settled) this.#compose.choose(verb, this.#place);
  }

  // Discarding

  /** What the card is called: what is known of it, until something else is chosen; null while it isn't discarded. */
  readonly call: Call | null = $derived.by(() => {
    const { steps, bound } = this.#compose;
    if (steps[0]?.act.verb !== "discard" || typeof bound["card"] !== "number") return null;
    if (this.#changed?.of === this.#key) return this.#changed.call;
    const told = known(this.#view?.hands[this.#view.seat]?.[this.card]?.hint ?? 0);
    return { colour: told.level ? (COLOURS[told.level - 1] ?? null) : null, action: told.action };
  });

  readonly #key: string = $derived.by(() => `${this.#compose.ask?.rev}:${this.card}`);

  /** How many attributes are named; a call needs at least one. */
  readonly named: number = $derived(Number(Boolean(this.call?.colour)) + Number(Boolean(this.call?.action)));

  callColour(colour: Colour): void {
    if (this.call) this.#set({ ...this.call, colour: this.call.colour === colour ? null : colour });
  }

  callAction(action: Action): void {
    if (this.call) this.#set({ ...this.call, action: this.call.action === action ? null : action });
  }

  discard(): void {
    if (this.call && this.named) give(this.#compose, "discard", { card: this.card, ...this.call });
  }

  #set(call: Call): void {
    this.#changed = { of: this.#key, call };
  }
}
