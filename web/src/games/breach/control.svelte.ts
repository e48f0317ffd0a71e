/** What the parts of the picture share: the view, how the Database lies, and the Firewall's turn as it is shown. */

import { following, lasting } from "../../lib/lasting.svelte";
import type { TableState } from "../../lib/table.svelte";
import { Glass } from "../../board/glass.svelte";
import { Playback } from "../../board/playback/playback.svelte";
import { frameOf } from "./board/geometry";
import { FIREWALL_TURN } from "./board/turn";
import { type BreachView, type Game, type Scene, sent } from "./view";

/** Pieces of a full room stand about so far apart, in board units. */
const APART = 60;
const WHOLE = { x: 0, y: 0, width: 744, height: 744 };
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
  readonly playback: Playback<Game>;
  /** How the Database is looked at. */
  readonly glass: Glass = new Glass({ whole: () => (this.scene ? frameOf(this.scene) : WHOLE), space: APART });
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState) {
    this.#state = state;
    this.playback = new Playback(state, FIREWALL_TURN);
  }

  readonly view: BreachView | null = $derived.by(() => sent.view(this.#state.view));

  /** Keep everything fresh as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) {
      const quiet = this.playback.use();
      const end = following(() => {
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
    void sent.ask(this.#state, "scene", {}).then((scene) => {
      if (scene && position === this.#position) this.scene = scene;
    });
  }
}
