/** What the parts of the picture share: the view, how the Database lies, and the Firewall's turn as it is shown. */

import { Failed } from "../../lib/api-calls";
import { lasting } from "../../lib/lasting.svelte";
import type { TableState } from "../../lib/table.svelte";
import { Playback } from "../../table/playback/playback.svelte";
import { FIREWALL_TURN } from "./board/firewall";
import { as, type BreachView, type Scene } from "./view";

const ALL = new WeakMap<TableState, Database>();

/** The Database of a table, the same for every part of its picture. */
export function databaseOf(state: TableState): Database {
  const found = ALL.get(state) ?? lasting(() => new Database(state));
  ALL.set(state, found);
  return found;
}

export class Database {
  readonly #state: TableState;
  /** How the rooms lie; null until it was fetched. */
  scene = $state.raw<Scene | null>(null);
  /** The Firewall's turn, act by act. */
  readonly playback: Playback<BreachView>;
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState) {
    this.#state = state;
    this.playback = new Playback(state, FIREWALL_TURN);
  }

  readonly view: BreachView | null = $derived.by(() => as<BreachView | null>(this.#state.view));

  /** Keep everything fresh as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) {
      const quiet = this.playback.use();
      const end = $effect.root(() => {
        $effect(() => this.#fetch(this.#position));
      });
      this.#stop = () => {
        quiet();
        end();
      };
    }
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  /** Changes when anything changes that a scene speaks of. */
  readonly #position: string = $derived.by(() => {
    const view = this.view;
    if (!view) return "";
    const { cols, rows, codes, turns, dark, breaches, gateways, omega, phase } = view;
    return JSON.stringify([cols, rows, codes, turns, dark, breaches, gateways, omega, phase === "over"]);
  });

  #fetch(position: string): void {
    if (!position) return;
    this.#state.query("scene", {}).then(
      (scene) => {
        if (position === this.#position) this.scene = as<Scene>(scene);
      },
      (error: unknown) => {
        if (!(error instanceof Failed)) throw error; // what cannot be reached is asked again at the next change
      },
    );
  }
}
