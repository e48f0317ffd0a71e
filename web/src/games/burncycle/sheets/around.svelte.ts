/** What the parts around the floor share: what is printed there, and the table as the playback shows it. */

import { following, lasting } from "../../../lib/lasting.svelte";
import type { TableState } from "../../../lib/table.svelte";
import { type Playback, playbackOf } from "../playback/playback.svelte";
import { type Around, type BurncycleView, sent } from "../view";

const ALL = new WeakMap<TableState, Surroundings>();

/** The surroundings of a table's floor, the same for every part of its picture. */
export function surroundings(state: TableState): Surroundings {
  const found = ALL.get(state) ?? lasting(() => new Surroundings(state));
  ALL.set(state, found);
  return found;
}

export class Surroundings {
  readonly #state: TableState;
  readonly playback: Playback;
  /** Null until it was fetched. */
  around = $state.raw<Around | null>(null);
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState) {
    this.#state = state;
    this.playback = playbackOf(state);
  }

  /** The table to draw. */
  readonly view: BurncycleView | null = $derived.by(() => this.playback.view);

  /** Changes when anything changes that the answer depends on. */
  readonly #position: string = $derived.by(() => {
    const view = sent.view(this.#state.view);
    if (!view) return "";
    const cards = view.bots.map(({ name, upgrades, used, cards: held }) => [name, upgrades, used, held.length]);
    const { mission, corporation, threat, reached, plan, keypads, at_keypad, roll, team, slots, tracker } = view;
    const pays = at_keypad && [at_keypad, team, slots, tracker, view.bots[view.active]?.reserve];
    return JSON.stringify([mission, corporation, threat, reached, plan, keypads, roll, pays, cards]);
  });

  /** Keep everything fresh as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    const still = this.playback.use();
    const end = following(() => {
      $effect(() => this.#fetch(this.#position));
    });
    return () => {
      end();
      still();
    };
  }

  #fetch(position: string): void {
    if (!position) return;
    void sent.ask(this.#state, "around", {}).then((around) => {
      if (around && position === this.#position) this.around = around;
    });
  }
}
