/** Positions of The Breach as the server gives them, and a question of theirs that waits for an answer. */

import type { BreachView, Desk } from "../src/games/breach/view";
import { Compose } from "../src/lib/compose.svelte";
import type { Ask, Done, Facts, Intent, Wish } from "../src/lib/wire";
import type { Words } from "../src/lib/words.svelte";
import fixture from "./desks.json";
import { wordsIn } from "./texts";

export interface Position {
  name: string;
  view: BreachView;
  desk: Desk;
  ask: Ask;
}

export function position(name: string): Position {
  const found = (fixture.positions as unknown as Position[]).find((each) => each.name === name);
  if (!found) throw new Error(`no position ${name}`);
  return found;
}

export function wordsOf({ view }: Position, names: readonly string[] = ["Nora", "Ilias"]): Words {
  return wordsIn("en", "breach", view as unknown as Facts, names);
}

/** The question of a position, and the answers sent to it. */
export function composing(at: Position): { compose: Compose; sent: Wish[] } {
  const sent: Wish[] = [];
  const asker = {
    question: at.ask,
    send: (intent: Intent): Promise<Done> => {
      if ("wish" in intent) sent.push(intent.wish);
      return Promise.resolve({ type: "done", id: "" });
    },
    plan: () => Promise.reject(new Error("no plan")),
  };
  return { compose: new Compose(asker, wordsOf(at)), sent };
}
