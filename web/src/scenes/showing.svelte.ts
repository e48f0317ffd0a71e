/** A scene that is shown: the step we are at, and the table as it lies then. */

import { Failed } from "../lib/api-calls";
import { Compose } from "../lib/compose.svelte";
import { Desk } from "../lib/desk.svelte";
import { reader } from "../lib/reader.svelte";
import { type Say, speaker } from "../lib/say";
import type { Facts, Value } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import { gameWords } from "../games/speech";
import { ReplayState } from "../replay/state.svelte";
import * as calls from "./calls";

/** What every part of the page works on. */
export interface Parts {
  words: Words;
  compose: Compose;
  desk: Desk;
  say: Say;
}

/** The table at a step: asked anything, it answers for that step. */
class SceneState extends ReplayState {
  readonly #showing: Showing;

  constructor(showing: Showing) {
    super(`scene:${showing.key}`, "");
    this.#showing = showing;
  }

  override query(name: string, args: Facts): Promise<Value> {
    const { game, key, at } = this.#showing;
    return calls.query(game, key, at, name, args);
  }
}

export class Showing {
  readonly game: string;
  readonly key: string;
  readonly state: ReplayState;
  scene = $state.raw<calls.Scene | null>(null);
  parts = $state.raw<Parts | null>(null);
  fault = $state.raw<Failed | null>(null);
  at = $state(0);

  constructor(game: string, key: string) {
    this.game = game;
    this.key = key;
    this.state = new SceneState(this);
  }

  readonly last: number = $derived.by(() => (this.scene?.moments.length ?? 1) - 1);
  readonly says: string = $derived.by(() => this.scene?.moments[this.at]?.says ?? "");

  async begin(): Promise<void> {
    this.fault = null;
    try {
      await this.read(reader.lang);
      const { state } = this;
      const words = await gameWords(
        this.game,
        reader.lang,
        () => state.view,
        () => state.table,
      );
      this.parts = { words, compose: new Compose(state, words), desk: new Desk(this.game), say: speaker(words) };
    } catch (error) {
      this.fault = error instanceof Failed ? error : new Failed(404, "");
    }
  }

  /** The captions in a language; the step stays. */
  async read(lang: string): Promise<void> {
    this.scene = await calls.scene(this.game, this.key, lang);
    this.go(this.at);
  }

  go(place: number): void {
    const moment = this.scene?.moments[Math.max(0, Math.min(place, this.last))];
    if (!moment) return;
    const stepped = place === this.at + 1;
    this.at = Math.max(0, Math.min(place, this.last));
    this.state.show(moment.shown, [...moment.shown.items], null, stepped);
  }
}
