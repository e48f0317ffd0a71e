/** The ladder of chances of the roll at hand, as the server counts it. */

import type { Compose } from "../../../lib/compose.svelte";
import { type Ladder, type Pool, sent } from "../view";
import type { Picking } from "./picking.svelte";

/** What is asked: the state of a table. */
type Asked = Parameters<typeof sent.ask>[0];

/** This many rungs are shown around the target. */
const RUNGS = 5;

export class Odds {
  readonly #table: Asked;
  readonly #compose: Compose;
  readonly #picking: Picking;
  #found = $state.raw<{ key: string; check: string; ladder: Ladder | null }>({ key: "", check: "", ladder: null });

  constructor(table: Asked, compose: Compose, picking: Picking) {
    this.#table = table;
    this.#compose = compose;
    this.#picking = picking;
  }

  /** Which check it is, whatever dice are picked for it; empty where none are. */
  readonly #check: string = $derived.by(() => {
    const { ask, bound } = this.#compose;
    if (!ask || !this.#picking.rolls.length) return "";
    const named = (name: string): number | null => (typeof bound[name] === "number" ? bound[name] : null);
    return JSON.stringify([ask.rev, this.#picking.verb, named("bot"), named("unit")]);
  });

  /** What is asked about; empty where no dice are picked. */
  readonly key: string = $derived.by(() => this.#check && JSON.stringify([this.#check, this.#picking.pool]));

  /** The fewest dice that are likely to do; null where the check has no target or nobody was asked yet. */
  readonly advised: Pool | null = $derived.by(() => {
    const [pick] = this.#found.check === this.#check ? (this.#found.ladder?.picks ?? []) : [];
    return pick ? { basic: pick.basic, advanced: pick.advanced, elite: pick.elite } : null;
  });

  readonly ladder: Ladder | null = $derived.by(() =>
    this.key && this.#found.key === this.key ? this.#found.ladder : null,
  );

  async fetch(key: string): Promise<void> {
    if (!key || key === this.#found.key) return;
    const [check, pool] = JSON.parse(key) as [string, Pool];
    const [, verb, bot, unit] = JSON.parse(check) as [number, string, number | null, number | null];
    const ladder = await sent.ask(this.#table, "odds", { verb, ...pool, bot, unit });
    if (key === this.key) this.#found = { key, check, ladder };
  }
}

/** The rungs to show: those around the target, else the upper ones of those that are not certain. */
export function rungsOf({ rungs, need }: Pick<Ladder, "rungs" | "need">, target: number | null): Ladder["rungs"] {
  const wanted = target ?? need;
  const open = rungs.filter(({ ap }) => ap > 0);
  const at = wanted === null ? open.findIndex(({ chance }) => chance < 1) : open.findIndex(({ ap }) => ap >= wanted);
  const middle = at < 0 ? open.length - 1 : at;
  const first = Math.max(0, Math.min(middle - Math.floor(RUNGS / 2), open.length - RUNGS));
  return open.slice(first, first + RUNGS);
}
