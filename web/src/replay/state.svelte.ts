/** A moment of the past, as the parts of a table are given it: everything can be looked at, nothing answered. */

import { TableState } from "../lib/table.svelte";
import { type Ask, type Facts, isAsk, type Item, type No, type Over, type Sync, type Value } from "../lib/wire";
import * as calls from "./calls";
import type { Looking, Whose } from "./calls";

export class ReplayState extends TableState {
  /** What was told by the step forwards that was just taken; nothing where we went elsewhere. */
  stepped: readonly Item[] = [];
  /** As whom we look. */
  of: Whose = null;
  /** The question that stood then, with the choice there was. */
  then = $state.raw<Ask | Over | null>(null);

  /** Show a moment, with everything that was told up to it, and by the step to it. */
  show(sync: Sync, items: Item[], of: Whose, stepped: readonly Item[] = []): void {
    this.of = of;
    this.stepped = stepped;
    this.connection = "live";
    this.then = sync.question;
    this.take({ ...sync, items, question: closed(sync.question) });
  }

  get looking(): Looking {
    return { table: this.id, secret: this.secret, of: this.of };
  }

  /** Time stands still in a moment. */
  override now(): number {
    return this.clock.now;
  }

  override query(name: string, args: Facts): Promise<Value> {
    return calls.query(this.looking, this.rev, name, args);
  }

  override drawing(lang: string, width: number): Promise<string> {
    return calls.drawing(this.looking, this.rev, lang, width);
  }

  /** The past takes no answers. */
  override send(): Promise<No> {
    return Promise.resolve({ type: "no", id: "", clause: "GT-REPLAY-02", facts: {} });
  }
}

/** A question that can be read and not answered. */
export function closed(question: Ask | Over | null): Ask | Over | null {
  if (!isAsk(question)) return question;
  const { choice: _choice, blocked: _blocked, warned: _warned, offers: _offers, ...rest } = question;
  return rest;
}
