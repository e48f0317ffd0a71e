/** After the end: the mission that follows, playing again, and going there with the same people. */

import { address } from "../../lib/address.svelte";
import { carriedOut } from "../../lib/outbox";
import { aroundOf, inheritSeat, secretOf, secretsOf } from "../../lib/storage";
import type { TableState } from "../../lib/table.svelte";
import type { No } from "../../lib/wire";
import { isAlone } from "./following";

export class Onward {
  readonly #table: TableState;
  refused = $state.raw<No | null>(null);
  /** Whether we asked for the next table, and go there as soon as it exists. */
  wanted = $state(false);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Ask for another match with the same people: of the same mission, or of the one that follows. */
  async ask(next: boolean): Promise<void> {
    this.wanted = true;
    const answer = await this.#table.send({ do: "rematch", next });
    this.refused = answer.type === "no" ? answer : null;
    if (this.refused) this.wanted = false;
  }

  /** Our seats at the next table are ours as soon as it exists, so that the lobby lists it and its link lets us in. */
  inherit(next: string): void {
    const { id, seat, table } = this.#table;
    if (!table || seat < 0) return;
    inheritSeat({ id, game: table.game, title: table.title, seat, seen: Date.now() }, next);
  }

  /** Go there. Where nobody else has to come along, the match starts at once. */
  async follow(next: string): Promise<void> {
    const { id, table } = this.#table;
    this.inherit(next);
    const asked = this.wanted;
    this.wanted = false;
    const ours = aroundOf(id)?.secrets.filter(Boolean) ?? secretsOf(id);
    if (asked && table && isAlone(table, ours.length)) {
      const [host = secretOf(next)] = ours;
      await carriedOut(next, { do: "start" }, host).catch(() => undefined); // the waiting room has a button
    }
    address.go(`/t/${next}`);
  }
}
