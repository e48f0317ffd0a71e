/** A game's lines as they are staged: a table by the kind of event. */

import type { GameTypes } from "../../lib/sent";
import type { Stage, Staged } from "./beats";

/** What is seen of each kind of event; what is not in it is only told. */
export type Stages<Events extends object> = {
  readonly [Name in keyof Events]?: (event: Events[Name]) => Staged | null;
};

export function staging<G extends GameTypes>(stages: Readonly<Record<string, unknown>>): Stage<G> {
  return ({ event }) => {
    const stage = stages[event.event] as ((event: G["event"]) => Staged | null) | undefined;
    return stage?.(event) ?? null;
  };
}
