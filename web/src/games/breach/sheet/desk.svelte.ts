/** What sheet, hand, tracks and windows share: the view, and what the server's query `desk` says is printed. */

import type { Compose } from "../../../lib/compose.svelte";
import { following, lasting } from "../../../lib/lasting.svelte";
import type { TableState } from "../../../lib/table.svelte";
import { type BreachView, type Desk, sent } from "../view";
import { Pushing } from "./pushes.svelte";

const DESKS = new WeakMap<Compose, DeskState>();

/** The desk of a table, the same for every part of its picture. */
export function deskOf(state: TableState, compose: Compose): DeskState {
  const desk = DESKS.get(compose) ?? lasting(() => new DeskState(state));
  DESKS.set(compose, desk);
  return desk;
}

export class DeskState {
  readonly #state: TableState;
  /** Null until it was fetched. */
  desk = $state.raw<Desk | null>(null);
  /** The question at which the development boxes were opened on the stage; -1 where they are shut. */
  #boxes = $state(-1);
  #pushing: Pushing | null = null;
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly view: BreachView | null = $derived.by(() => sent.view(this.#state.view));

  /** Whether the development boxes have the database's place. */
  readonly boxes: boolean = $derived.by(() => this.#boxes >= 0 && this.#boxes === this.#rev);

  readonly #rev: number = $derived.by(() => this.#state.question?.rev ?? -1);

  openBoxes(): void {
    this.#boxes = this.#rev;
  }

  closeBoxes(): void {
    this.#boxes = -1;
  }

  /** What knows the values of your sheet after a cube has gone. */
  pushing(compose: Compose): Pushing {
    this.#pushing ??= new Pushing(this.#state, compose);
    return this.#pushing;
  }

  /** Keep it fresh as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    return following(() => {
      $effect(() => this.#fetch(this.#position));
    });
  }

  /** Changes when anything changes that a desk speaks of. */
  readonly #position: string = $derived.by(() => (this.view ? spokenOf(this.view) : ""));

  #fetch(position: string): void {
    if (!position) return;
    void sent.ask(this.#state, "desk", {}).then((desk) => {
      if (desk && position === this.#position) this.desk = desk;
    });
  }
}

/** All of a view that a desk speaks of, in one word. */
export function spokenOf(view: BreachView): string {
  const players = view.seats.map(({ avatar, breacher, side, disk }) => [avatar, breacher, side, disk]);
  const own = [view.hands[view.seat], view.objectives[view.seat]];
  const table = [
    view.rewards,
    view.less,
    view.sides,
    view.track,
    view.ice.length,
    view.limit,
    view.active,
    view.password,
  ];
  return JSON.stringify([players, own, table]);
}
