/** A match that was recorded, shown moment by moment as if it were being played. Nothing is asked of the server. */

import { Failed } from "../../lib/api-calls";
import { changed } from "../../lib/changes";
import { TableState } from "../../lib/table.svelte";
import type { Facts, Item, No, Outlook, TableView, Value } from "../../lib/wire";

/** What `scripts/living_fixture` writes: the table, the first view, and what changed after each answer. */
export interface Recorded {
  table: TableView;
  view: Facts;
  scenes: readonly Value[];
  steps: readonly { view: Facts; items: readonly Item[]; scene: number }[];
}

export class LivingState extends TableState {
  readonly #match: Recorded;
  /** How many steps have been shown. */
  at = $state(0);

  constructor(match: Recorded) {
    super(match.table.id);
    this.#match = match;
    this.connection = "live";
    this.table = match.table;
    this.begin();
  }

  get last(): number {
    return this.#match.steps.length;
  }

  /** Back to the first moment. */
  begin(): void {
    this.at = 0;
    this.items = [];
    this.view = this.#match.view;
  }

  /** One moment on; after the last one it begins again. */
  step(): void {
    const next = this.#match.steps[this.at];
    if (!next) return this.begin();
    this.at += 1;
    this.items = [...next.items];
    this.view = changed(this.view, next.view);
  }

  /** Show the moment after this many steps. */
  go(steps: number): void {
    this.begin();
    while (this.at < Math.min(steps, this.last)) this.step();
  }

  /** Time stands still: the match knows turns only. */
  override now(): number {
    return 0;
  }

  /** The scene was recorded; nothing else is asked while nobody plays. */
  override query(name: string): Promise<Value> {
    const scene = this.#match.scenes[this.#match.steps[this.at - 1]?.scene ?? 0];
    return name === "scene" && scene !== undefined ? Promise.resolve(scene) : Promise.reject(new Failed(0, ""));
  }

  override weigh(): Promise<Outlook> {
    return Promise.resolve({ weighed: [], ahead: [] });
  }

  override send(): Promise<No> {
    return Promise.resolve({ type: "no", id: "", clause: "GT-REPLAY-02", facts: {} });
  }
}
