/**
 * What the server says about a move before it is made: the rooms in reach with their ways, an attack on a target, an Infect.
 * Asked once per question, and forgotten with it.
 */

import type { Compose } from "../../../lib/compose.svelte";
import type { TableState } from "../../../lib/table.svelte";
import { type Infection, type Reach, type Reached, sent, type Strike } from "../view";

/** The verbs that a walk is made of. */
const WALKING: readonly string[] = ["move", "go", "reveal"];
/** The verbs that name a target, at once or in the next step. */
const STRIKING: readonly string[] = ["attack", "target"];

export class Looking {
  readonly #table: TableState;
  readonly #compose: Compose;
  #rev = -1;
  #reach = $state.raw<{ rev: number; reach: Reach | null }>({ rev: -1, reach: null });
  #strikes = $state.raw<{ rev: number; of: ReadonlyMap<number, Strike | null> }>({ rev: -1, of: new Map() });
  #infection = $state.raw<{ rev: number; infection: Infection | null }>({ rev: -1, infection: null });
  #asked = new Set<string>();
  /** A room in reach or an enemy that was chosen, as a place, and at which question. */
  #picked = $state.raw<{ rev: number; place: string }>({ rev: -1, place: "" });
  /** What the pointer is over. */
  over = $state("");

  constructor(table: TableState, compose: Compose) {
    this.#table = table;
    this.#compose = compose;
  }

  readonly #now: number = $derived.by(() => this.#compose.ask?.rev ?? -1);

  readonly #verbs: readonly string[] = $derived.by(() =>
    this.#compose.asked && !this.#compose.busy ? this.#compose.options.map(({ act }) => act.verb) : [],
  );

  /** Whether a walk can begin or go on. */
  readonly walking: boolean = $derived(this.#verbs.some((verb) => WALKING.includes(verb)));

  /** Whether somebody can be attacked. */
  readonly striking: boolean = $derived(this.#verbs.some((verb) => STRIKING.includes(verb)));

  /** What was chosen first: a second tap goes on with it. */
  readonly picked: string = $derived(this.#picked.rev === this.#now ? this.#picked.place : "");

  /** The rooms in reach; null where nobody walks, or nothing is known yet. */
  readonly reach: Reach | null = $derived.by(() =>
    this.walking && this.#reach.rev === this.#now ? this.#reach.reach : null,
  );

  readonly infection: Infection | null = $derived.by(() =>
    this.#infection.rev === this.#now ? this.#infection.infection : null,
  );

  /** The way to a room; null where it isn't in reach. */
  way(room: number): Reached | null {
    return this.reach?.rooms.find((each) => each.room === room) ?? null;
  }

  /** An attack on a model, once it is known. */
  strike(model: number): Strike | null {
    return this.#strikes.rev === this.#now ? (this.#strikes.of.get(model) ?? null) : null;
  }

  pick(place: string): void {
    this.#picked = { rev: this.#now, place };
  }

  // Asking

  /** Ask once per question; false where it was asked. */
  #first(what: string): boolean {
    if (this.#now < 0) return false;
    if (this.#rev !== this.#now) this.#asked.clear();
    this.#rev = this.#now;
    if (this.#asked.has(what)) return false;
    this.#asked.add(what);
    return true;
  }

  lookAround(): void {
    if (!this.walking || !this.#first("reach")) return;
    const rev = this.#now;
    void sent.ask(this.#table, "reach", {}).then((reach) => (this.#reach = { rev, reach }));
  }

  lookAt(model: number): void {
    if (!this.#first(`strike ${model}`)) return;
    const rev = this.#now;
    void sent.ask(this.#table, "attack", { target: model }).then((strike) => {
      const before = this.#strikes.rev === rev ? this.#strikes.of : [];
      this.#strikes = { rev, of: new Map([...before, [model, strike]]) };
    });
  }

  lookIntoInfecting(): void {
    if (!this.#verbs.includes("infect") || !this.#first("infect")) return;
    const rev = this.#now;
    void sent.ask(this.#table, "infect", {}).then((infection) => (this.#infection = { rev, infection }));
  }

  // Going

  /** Walk to a room in reach, by the way the server tells. */
  async walk(room: number): Promise<void> {
    if (!this.#compose.settled) return;
    const rev = this.#now;
    const steps = await sent.ask(this.#table, "walk", { room });
    if (steps && rev === this.#now)
      await this.#compose.plan(steps.map(({ wish, foreseen = [] }) => ({ wish, foreseen })));
  }

  /** Attack a model in range. */
  async attack(model: number): Promise<void> {
    const steps = this.strike(model)?.steps ?? [];
    if (!this.#compose.settled || !steps.length) return;
    await this.#compose.plan(steps.map(({ wish, foreseen = [] }) => ({ wish, foreseen })));
  }
}
