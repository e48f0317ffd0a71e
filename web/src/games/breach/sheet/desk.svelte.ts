/** What sheet, hand, tracks and windows share: the view, and what the server's query `desk` says is printed. */

import { Failed } from "../../../lib/api-calls";
import type { Compose } from "../../../lib/compose.svelte";
import { lasting } from "../../../lib/lasting.svelte";
import type { TableState } from "../../../lib/table.svelte";
import { as, type Box, type BreachView, type Category } from "../view";

export interface Due {
  do: string;
  what: string;
  n: number;
}

/** What a Malware card says beside its effect. */
export interface Printed {
  name: string;
  type: "tactic" | "mission" | "program";
  timing: string;
  condition: string;
  cost: Due[];
  danger: Due[];
  alternative: boolean;
}

export interface Interface {
  arrows: [Box, Box][];
  program: Printed | null;
  /** Six boxes by name; an empty name where nothing is printed. */
  developments: string[];
  click: number;
  configuration: number;
}

export interface Track {
  category: Category;
  ice: string;
  boxes: string[];
  /** The box its cube is on; 0 is before the first. */
  at: number;
  /** The next two boxes of its cube; none where it stays. */
  ahead: number[];
  deployed: number;
  left: number;
}

export interface Need {
  kind: string;
  /** In half units, as `have`. */
  need: number;
  have: number;
}

export interface DiskBox {
  click: number;
  configuration: number;
  /** 1 or 2 where T1 or T2 is printed, else 0. */
  mark: number;
}

export interface Desk {
  seats: Interface[];
  hand: Printed[];
  needs: Need[];
  rewards: { reward: string; price: number }[];
  disk: DiskBox[];
  tracks: Track[];
  /** The seats in the order of their turns. */
  order: number[];
  hand_limit: number;
  last_threat: number;
  last_virus: number;
}

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
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly view: BreachView | null = $derived.by(() => as<BreachView | null>(this.#state.view));

  /** Keep it fresh as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    return $effect.root(() => {
      $effect(() => this.#fetch(this.#position));
    });
  }

  /** Changes when anything changes that a desk speaks of. */
  readonly #position: string = $derived.by(() => (this.view ? spokenOf(this.view) : ""));

  #fetch(position: string): void {
    if (!position) return;
    void this.#query().then((desk) => {
      if (desk && position === this.#position) this.desk = desk;
    });
  }

  /** What the server answers; null where it cannot be reached. */
  async #query(): Promise<Desk | null> {
    try {
      return as<Desk>(await this.#state.query("desk", {}));
    } catch (error) {
      if (error instanceof Failed) return null;
      throw error;
    }
  }
}

/** All of a view that a desk speaks of, in one word. */
export function spokenOf(view: BreachView): string {
  const players = view.seats.map(({ avatar, breacher, side, disk }) => [avatar, breacher, side, disk]);
  const own = [view.hands[view.seat], view.objectives[view.seat]];
  const table = [view.rewards, view.less, view.sides, view.track, view.ice.length, view.limit, view.active, view.password];
  return JSON.stringify([players, own, table]);
}
