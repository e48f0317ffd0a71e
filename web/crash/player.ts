/** One person at one seat, or looking on: the client's own table, and a head that decides at random. */

import { TableState } from "../src/lib/table.svelte";
import type { Intent } from "../src/lib/wire";
import { type Chance, dice } from "./dice";
import { next } from "./head";
import { moment, type Place, report, type Said } from "./orders";
import { watchedWays } from "./watched";

export class Player {
  private readonly state: TableState;
  private readonly chance: Chance;
  private readonly haste: number;
  private pending = 0;
  private resting = false;
  private thinking: ReturnType<typeof setTimeout> | undefined;
  private stood = "";
  private readonly who: number;

  constructor(who: number, place: Place) {
    this.who = who;
    this.chance = dice(place.seed);
    this.haste = place.haste * 1000;
    const ways = watchedWays(place.blocked, (said) => this.tell(said));
    this.state = new TableState(place.table, place.secret, ways);
    this.state.connect();
    this.think();
  }

  /** Carry out what was ordered. */
  async obey(intent: Intent): Promise<void> {
    this.tell({ tell: "carried", clause: await this.send(intent) });
  }

  /** Begin nothing new. */
  rest(): void {
    this.resting = true;
    this.stand();
  }

  show(): void {
    this.tell({ tell: "screen", screen: this.state.position()?.sync ?? null });
  }

  leave(): void {
    clearTimeout(this.thinking);
    this.state.close();
  }

  /** Carry a command out by the client's own means; the clause that refused it, or nothing. */
  private async send(intent: Intent): Promise<string> {
    const began = moment();
    this.pending += 1;
    this.stand();
    const answer = await this.state.send(intent);
    const clause = answer.type === "no" ? answer.clause : "";
    this.tell({ tell: "settled", id: answer.id, waited: moment() - began, clause });
    this.pending -= 1;
    this.stand();
    return clause;
  }

  private think(): void {
    this.thinking = setTimeout(() => {
      this.act();
      this.think();
    }, this.chance() * this.haste);
  }

  private act(): void {
    this.stand();
    const intent = this.resting || this.pending ? null : next(this.state, this.chance);
    if (intent) void this.send(intent);
  }

  /** Tell how things stand, where that has changed. */
  private stand(): void {
    const { pending, resting, state } = this;
    const over = state.table?.stage === "over";
    const now: Said = { tell: "stands", pending, resting, over, refused: state.refused?.clause ?? "" };
    if (JSON.stringify(now) === this.stood) return;
    this.stood = JSON.stringify(now);
    this.tell(now);
  }

  private tell(said: Said): void {
    report(this.who, said);
  }
}
