/** Which dice a roll is made with: what is offered, what the player picked, and what was picked for that verb before. */

import type { Compose } from "../../../lib/compose.svelte";
import { answers } from "../../../lib/shapes";
import type { Act, Facts, Part } from "../../../lib/wire";
import type { Pool } from "../view";

export const KINDS = ["basic", "advanced", "elite"] as const;
export type Kind = (typeof KINDS)[number];

const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

/** Whether this part of an answer is a number of dice. */
export function isDice(part: Part | null): boolean {
  return part !== null && "name" in part && isKind(part.name);
}

/** The pools that an act offers to roll; none where it rolls nothing. */
export function rollsOf(act: Act | null | undefined): Pool[] {
  if (!act?.parts.some(isDice)) return [];
  const all = answers(act).map(({ binds }) => poolOf(binds));
  return all.filter((pool, i) => all.findIndex((other) => sameDice(pool, other)) === i);
}

function poolOf(binds: Readonly<Facts>): Pool {
  const [basic, advanced, elite] = KINDS.map((kind) => Number(binds[kind] ?? 0));
  return { basic: basic ?? 0, advanced: advanced ?? 0, elite: elite ?? 0 };
}

function sameDice(one: Pool, other: Pool): boolean {
  return KINDS.every((kind) => one[kind] === other[kind]);
}

const countOf = (pool: Pool): number => KINDS.reduce((sum, kind) => sum + pool[kind], 0);

/** A first roll leaves dice for the actions after it: this many, where nothing better is known. */
const HANDFUL = 3;

/** What is suggested: the first of these wishes that is offered, else a handful of basic dice. */
export function suggested(rolls: readonly Pool[], ...wishes: readonly (Pool | null | undefined)[]): Pool {
  const offered = wishes.flatMap((wish) => (wish && rolls.find((roll) => sameDice(roll, wish))) ?? []);
  if (offered[0]) return offered[0];
  const plain = rolls.filter((roll) => roll.basic === countOf(roll) && roll.basic <= HANDFUL);
  const most = (all: readonly Pool[]): Pool | undefined =>
    all.reduce<Pool | undefined>((best, each) => (best && countOf(best) >= countOf(each) ? best : each), undefined);
  const basic = most(plain);
  return (basic && countOf(basic) ? basic : most(rolls)) ?? { basic: 0, advanced: 0, elite: 0 };
}

const WALK = "move";

/** The verb whose dice are picked before any verb was chosen: a walk, else the only one that rolls; empty for none. */
function usualOf(choice: readonly Act[]): string {
  const rolling = choice.filter((act) => act.verb === WALK || act.parts.some(isDice));
  const walk = rolling.find(({ verb }) => verb === WALK);
  return walk?.verb ?? (rolling.length === 1 ? (rolling[0]?.verb ?? "") : "");
}

export class Picking {
  readonly #compose: Compose;
  readonly #advised: () => Pool | null;
  #picked = $state.raw<Readonly<Record<string, { rev: number; pool: Pool }>>>({});

  /** `advised` are the dice that are likely to do; null where nobody knows. */
  constructor(compose: Compose, advised: () => Pool | null) {
    this.#compose = compose;
    this.#advised = advised;
  }

  /** The verb that would roll: the one whose dice are asked for, else the usual one. */
  readonly verb: string = $derived.by(() => {
    const taken = this.#compose.steps[0]?.act.verb ?? "";
    return taken || usualOf(this.#compose.ask?.choice ?? []);
  });

  readonly act: Act | null = $derived.by(
    () => this.#compose.ask?.choice?.find(({ verb }) => verb === this.verb) ?? null,
  );

  readonly rolls: readonly Pool[] = $derived.by(() => rollsOf(this.act));

  /** The dice that would be rolled. */
  readonly pool: Pool = $derived.by(() => {
    const before = this.#picked[this.verb];
    const now = before?.rev === this.#compose.ask?.rev ? before?.pool : null;
    return suggested(this.rolls, now, this.#advised(), before?.pool);
  });

  readonly count: number = $derived.by(() => countOf(this.pool));

  /** Whether the number of dice is what is asked for now. */
  readonly asked: boolean = $derived.by(() => {
    return isDice(this.#compose.part) && this.rolls.length > 0;
  });

  /** Whether a roll is what the question is about, before a verb was chosen; a walk is begun on the floor instead. */
  readonly offered: boolean = $derived.by(() => {
    return this.rolls.length > 0 && !this.#compose.steps.length && this.verb !== WALK && !this.asked;
  });

  /** Take one die of a kind more or fewer; false where that is not offered. */
  change(kind: Kind, by: 1 | -1): boolean {
    const next = { ...this.pool, [kind]: this.pool[kind] + by };
    return this.pick(next);
  }

  pick(pool: Pool): boolean {
    if (!this.rolls.some((roll) => sameDice(roll, pool))) return false;
    this.#picked = { ...this.#picked, [this.verb]: { rev: this.#compose.ask?.rev ?? -1, pool } };
    return true;
  }

  /** Roll: the verb and the numbers of dice are chosen one after another, as a list would. */
  roll(): void {
    const { pool, verb } = this;
    const begun = !this.asked && this.#compose.options.find(({ act, wish }) => act.verb === verb && !wish);
    if (begun) this.#compose.choose(begun);
    for (const kind of KINDS) {
      const part = this.#compose.part;
      if (!part || !("name" in part) || part.name !== kind) continue;
      const option = this.#compose.options.find(({ binds }) => binds[kind] === pool[kind]);
      if (option) this.#compose.choose(option);
    }
  }
}
