/** What the parts around the floor share: what is printed there, and the table as the playback shows it. */

import { Failed } from "../../../lib/api-calls";
import { lasting } from "../../../lib/lasting.svelte";
import type { TableState } from "../../../lib/table.svelte";
import { type Playback, playbackOf } from "../playback/playback.svelte";
import { as, type BurncycleView } from "../view";

export interface Entry {
  level: number;
  kind: "event" | "escalation";
  title: string;
  /** An event that has happened, or an escalation in force. */
  reached: boolean;
}

export interface Threat {
  last: number;
  /** How far threat advances when the corporation's turn ends. */
  advance: number;
  entries: Entry[];
}

export type NodeKind = "physical" | "tech" | "utility" | "hub";

export interface NetworkMat {
  layers: number[][];
  kinds: NodeKind[];
  lines: [number, number][];
  /** The node before each access point: upper right, then clockwise. */
  access: number[];
  core: number;
}

export interface Skill {
  name: string;
  cost: number;
  active: boolean;
  used: boolean;
}

export interface SheetPrint {
  limit: number;
  bank: number;
  advanced: number;
  elite: number;
  skills: Skill[];
  /** Those of its cards that are mods. */
  mods: string[];
}

export interface Faces {
  basic: number[];
  advanced: number[];
  elite: number[];
  /** The faces of the elite die with the reroll icon. */
  reroll: number[];
}

/** The answer to the query `around`. */
export interface Around {
  threat: Threat;
  mat: NetworkMat;
  sheets: SheetPrint[];
  dice: Faces;
  keypad: { level: number; jam: boolean } | null;
  floors: number;
}

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
    const view = as<BurncycleView | null>(this.#state.view);
    if (!view) return "";
    const cards = view.bots.map(({ name, upgrades, used, cards: held }) => [name, upgrades, used, held.length]);
    const { mission, corporation, threat, reached, plan, keypads, at_keypad } = view;
    return JSON.stringify([mission, corporation, threat, reached, plan, keypads, at_keypad?.door, cards]);
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
    const end = $effect.root(() => {
      $effect(() => void this.#fetch(this.#position));
    });
    return () => {
      end();
      still();
    };
  }

  async #fetch(position: string): Promise<void> {
    if (!position) return;
    try {
      const around = as<Around>(await this.#state.query("around", {}));
      if (position === this.#position) this.around = around;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
    }
  }
}
