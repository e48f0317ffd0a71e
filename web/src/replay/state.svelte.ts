/** A moment of the past, as the parts of a table are given it: everything can be looked at, nothing answered. */

import { framesOf, ledTo } from "../lib/frames";
import { TableState } from "../lib/table.svelte";
import {
  type Ask,
  type Facts,
  isAsk,
  type Item,
  type No,
  type Outlook,
  type Over,
  type Sync,
  type Value,
} from "../lib/wire";
import * as calls from "./calls";
import type { Looking, Whose } from "./calls";

export class ReplayState extends TableState {
  /** Whether a step forwards was just taken. */
  stepped = false;
  /** As whom we look. */
  of: Whose = null;
  /** The question that stood then, with the choice there was. */
  then = $state.raw<Ask | Over | null>(null);

  /** Show a moment, with everything that was told up to it; after a step forwards, also what lay on the way to it. */
  show(sync: Sync, items: Item[], of: Whose, stepped = false): void {
    this.of = of;
    this.connection = "live";
    this.then = sync.question;
    this.take({ ...sync, items, question: closed(sync.question) });
    this.stepped = stepped;
    if (stepped) this.frames = ledTo(framesOf(null, sync.frames, sync.items), sync.items, sync.view);
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

  /** Nothing is chosen in the past. */
  override weigh(): Promise<Outlook> {
    return Promise.resolve({ weighed: [], ahead: [] });
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
