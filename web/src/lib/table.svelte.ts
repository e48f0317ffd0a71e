/** A table as one audience sees it, kept up to date by the messages of the server. */

import type { Ask, Clock, Done, Facts, Intent, Item, No, Over, TableView, Talk, Undo, Value } from "./wire";

export type Connection = "joining" | "live" | "lost" | "closed";

export class TableState {
  readonly id: string;
  rev = $state(0);
  seat = $state(-1);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<Facts | null>(null);
  items = $state.raw<Item[]>([]);
  question = $state.raw<Ask | Over | null>(null);
  clock = $state.raw<Clock>({ now: 0, stamp: 0, runs: false });
  talk = $state.raw<Talk>({ policy: "silent", cites: [] });
  undo = $state.raw<Undo>({ how: "no", clause: "" });
  notes = $state("");
  connection = $state<Connection>("joining");
  missed = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  /** Match time in milliseconds, at this moment. */
  now(): number {
    return this.clock.now + (this.clock.runs ? Date.now() - this.clock.stamp : 0);
  }

  send(_intent: Intent): Promise<Done | No> {
    return Promise.reject(new Error("not connected"));
  }

  query(_name: string, _args: Facts): Promise<Value> {
    return Promise.reject(new Error("not connected"));
  }
}
