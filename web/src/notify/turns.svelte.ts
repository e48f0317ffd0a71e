/** Which tables of this browser wait for us, looked at from time to time on every page, and who is called. */

import * as calls from "../lib/api-calls";
import { reader } from "../lib/reader.svelte";
import { dropTable, type Kept, keptTables, secretOf } from "../lib/storage";
import type { TableView } from "../lib/wire";
import { play } from "../sounds/sounds";
import { badge } from "./badge.svelte";

/** Milliseconds between two looks. */
const EVERY = 30_000;

type Call = (table: TableView) => void;

export class Turns {
  /** Since when we are asked, by the tables that wait for us. */
  asked = $state.raw<Readonly<Record<string, number>>>({});
  /** The table on the page now, which reports its own turns. */
  here = "";
  private readonly over = new Set<string>();
  private readonly call: Call;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(call: Call) {
    this.call = call;
  }

  /** Look now, and from now on. */
  begin(): void {
    if (this.timer) return;
    this.timer = setInterval(() => void this.look(), EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || void this.look());
    void this.look(true);
  }

  /** Look at every table but the one on the page; the first look calls nobody. */
  async look(first = false): Promise<void> {
    const kept = keptTables().filter(({ id }) => secretOf(id) && id !== this.here && !this.over.has(id));
    await Promise.all(kept.map((each) => this.visit(each, first)));
    const gone = Object.keys(this.asked).filter((id) => !secretOf(id));
    for (const id of gone) this.set(id, 0);
  }

  /** A table as it is now. */
  hear(table: TableView, seat: number, first = false): void {
    if (table.stage === "over") this.over.add(table.id);
    const since = isAsked(table, seat);
    const before = this.asked[table.id] ?? 0;
    this.set(table.id, since);
    if (since && since !== before && !first) this.tell(table);
  }

  /** Somebody who looks at the table needs no call; the table sounds by itself. */
  private tell(table: TableView): void {
    if (table.id === this.here && !document.hidden) return;
    if (table.id !== this.here) play("turn");
    if (reader.calls) this.call(table);
  }

  private async visit({ id, seat }: Kept, first: boolean): Promise<void> {
    const table = await calls.look(id).catch((error) => missed(id, error));
    if (table && id !== this.here) this.hear(table, seat, first);
  }

  private set(id: string, since: number): void {
    if ((this.asked[id] ?? 0) === since) return;
    const { [id]: _, ...others } = this.asked;
    this.asked = since ? { ...others, [id]: since } : others;
    badge.count = Object.keys(this.asked).length;
  }
}

/** A table that is gone is not looked at again; one that is not heard is, later. */
function missed(id: string, error: unknown): null {
  if (!(error instanceof calls.Failed)) throw error;
  if (error.status === 404) dropTable(id);
  return null;
}

/** Since when a seat is asked; 0 where it is not. */
export function isAsked({ stage, paused, seats }: TableView, seat: number): number {
  return stage === "playing" && !paused ? (seats[seat]?.asked ?? 0) : 0;
}
