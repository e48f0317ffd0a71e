/** Walking to a space in reach: the server makes the plan, roll and steps, and it is sent as one answer. */

import type { Compose } from "../../../lib/compose.svelte";
import type { PlanStep } from "../../../lib/wire";
import { type Picking } from "../dice/picking.svelte";
import { sent } from "../view";
import { type Reaching, rolling } from "./reaching.svelte";

/** What is asked: the state of a table. */
type Asked = Parameters<typeof sent.ask>[0];

export class Walking {
  readonly #table: Asked;
  readonly #compose: Compose;
  readonly #picking: Picking;
  readonly #reaching: Reaching;
  /** The question at which a walk was begun, so that a second click begins none. */
  #going = -1;

  constructor(table: Asked, compose: Compose, picking: Picking, reaching: Reaching) {
    this.#table = table;
    this.#compose = compose;
    this.#picking = picking;
    this.#reaching = reaching;
  }

  /** Whether a click on this space walks there. */
  leadsTo(cell: number): boolean {
    return this.#compose.settled && !this.#compose.busy && this.#reaching.spaces.has(cell);
  }

  /** Whether dice would be rolled first. */
  readonly rolls: boolean = $derived.by(() => Boolean(this.#compose.ask?.choice?.some(({ verb }) => verb === "move")));

  /** Roll, if nothing was rolled yet, and walk there; whether that was begun. */
  async to(cell: number): Promise<boolean> {
    const { ask } = this.#compose;
    const { reach } = this.#reaching;
    if (!ask || !reach || !this.leadsTo(cell) || this.#going === ask.rev) return false;
    this.#going = ask.rev;
    const walk = await sent.ask(this.#table, "walk", { bot: reach.bot, cell, ...rolling(ask, this.#picking) });
    this.#going = -1;
    if (!walk || this.#compose.ask?.rev !== ask.rev) return false;
    const steps: PlanStep[] = walk.steps.map(({ wish, foreseen, least }) => ({ wish, foreseen, least }));
    void this.#compose.plan(steps);
    return true;
  }
}
