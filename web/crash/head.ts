/** What a player thinks of doing next. */

import type { TableState } from "../src/lib/table.svelte";
import { type Intent, isAsk } from "../src/lib/wire";
import { any, type Chance } from "./dice";
import { anyWish } from "./wishes";

/** How often a player does something else than answer. */
const CHATTER: readonly [number, Intent][] = [
  [0.06, { do: "undo" }],
  [0.04, { do: "say", text: "hm" }],
  [0.02, { do: "pause" }],
];
const AGREES = 0.8;
const OFFERS = 0.1;

/** null where this player has nothing to do: a spectator, somebody who is not asked, or whose page is locked. */
export function next(state: TableState, chance: Chance): Intent | null {
  const { table, seat } = state;
  if (!table || seat < 0 || state.connection !== "live" || table.stage !== "playing") return null;
  if (table.paused) return { do: "resume" };
  const vote = table.vote;
  if (vote && seat !== vote.seat && !vote.agreed.includes(seat)) return { do: "vote", agree: chance() < AGREES };
  return chatter(chance) ?? answer(state, chance);
}

function chatter(chance: Chance): Intent | null {
  const [often, intent] = any(CHATTER, chance);
  return chance() < often * CHATTER.length ? intent : null;
}

/** An answer to what is asked, or now and then what is offered beside it. */
function answer(state: TableState, chance: Chance): Intent | null {
  const { question } = state;
  if (!isAsk(question)) return null;
  const offers = chance() < OFFERS ? (question.offers ?? []) : [];
  const acts = offers.length ? offers : (question.choice ?? []);
  return acts.length ? { do: "answer", ask: question.rev, wish: anyWish(acts, chance) } : null;
}
