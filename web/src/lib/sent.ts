/** The door through which what a game sends becomes the game's own types, which `scripts/api-types` writes. */

import { Failed } from "./api-calls";
import type { Facts, Item, Value } from "./wire";

/** Everything a game sends, and what it may be asked: the `Game` of its `types.gen.ts`. */
export interface GameTypes {
  view: Facts;
  outcome: Facts;
  event: Facts & { event: string };
  queries: Record<string, { args: Record<string, Value | undefined>; answer: Value }>;
}

type AnyTold = Extract<Item, { item: "told" }>;

/** An item that tells an event. */
export type Told<Event extends Facts = Facts> = Omit<AnyTold, "event"> & { event: Event };

/** What can be asked about a table: its state, live or in a replay. */
export interface Asked {
  query(name: string, args: Facts): Promise<Value>;
}

type Name<G extends GameTypes> = keyof G["queries"] & string;

export class Sent<G extends GameTypes> {
  view(facts: Facts): G["view"];
  view(facts: Facts | null): G["view"] | null;
  view(facts: Facts | null): G["view"] | null {
    return facts as G["view"] | null;
  }

  event(facts: Facts): G["event"] {
    return facts as G["event"];
  }

  /** The events among what an audience was told. */
  told(items: readonly Item[]): Told<G["event"]>[] {
    return items.filter((item): item is Told<G["event"]> & AnyTold => item.item === "told");
  }

  /** What the server answers; null where it cannot be reached, or the moment that was asked about is over. */
  async ask<Q extends Name<G>>(
    table: Asked,
    name: Q,
    args: G["queries"][Q]["args"],
  ): Promise<G["queries"][Q]["answer"] | null> {
    try {
      return await table.query(name, args as Facts);
    } catch (error) {
      if (error instanceof Failed) return null;
      throw error;
    }
  }
}
