/** Where the selected bot can go: the server works out spaces, chances and routes; here they are kept and looked up. */

import type { Compose } from "../../../lib/compose.svelte";
import type { Ask } from "../../../lib/wire";
import { type Picking, rollsOf } from "../dice/picking.svelte";
import { type BurncycleView, type Reach, type Space, sent, type Tread } from "../view";
import { moverOf } from "./seeing";

/** What is asked: the state of a table. */
type Asked = Parameters<typeof sent.ask>[0];

/** How likely a space is reached: from 90 %, from 50 %, or below. */
export type Band = "sure" | "likely" | "risky";
const SURE = 0.9;
const LIKELY = 0.5;

export function bandOf({ chance }: Pick<Space, "chance">): Band {
  return chance >= SURE ? "sure" : chance >= LIKELY ? "likely" : "risky";
}

/** Whether the bot is seen by stepping there. */
export function isSeen({ then }: Pick<Tread, "then">): boolean {
  return then === "detected" || then === "known";
}

export class Reaching {
  readonly #table: Asked;
  readonly #compose: Compose;
  readonly #picking: Picking;
  readonly #view: () => BurncycleView | null;
  #found = $state.raw<{ key: string; reach: Reach | null }>({ key: "", reach: null });

  constructor(table: Asked, compose: Compose, picking: Picking, view: () => BurncycleView | null) {
    this.#table = table;
    this.#compose = compose;
    this.#picking = picking;
    this.#view = view;
  }

  /** What the reach depends on; empty where nothing can be walked now. */
  readonly key: string = $derived.by(() => {
    const { ask, busy, steps } = this.#compose;
    const view = this.#view();
    if (!ask || !view || busy || (steps.length && steps[0]?.act.verb !== "move")) return "";
    const bot = walkerOf(ask, view, this.#compose.held);
    return bot === null ? "" : JSON.stringify([ask.rev, bot, ...Object.values(rolling(ask, this.#picking))]);
  });

  readonly reach: Reach | null = $derived.by(() =>
    this.key && this.#found.key === this.key ? this.#found.reach : null,
  );

  readonly spaces: ReadonlyMap<number, Space> = $derived.by(
    () => new Map((this.reach?.spaces ?? []).map((space) => [space.cell, space])),
  );

  /** Ask for what is wanted now, and keep it unless something else is wanted by then. */
  async fetch(key: string): Promise<void> {
    const { ask } = this.#compose;
    if (!key || !ask || key === this.#found.key) return;
    const bot = Number((JSON.parse(key) as number[])[1]);
    const reach = await sent.ask(this.#table, "reach", { bot, ...rolling(ask, this.#picking) });
    if (key === this.key) this.#found = { key, reach };
  }

  /** The steps of the way to a space. */
  route(cell: number): Tread[] {
    const route = this.spaces.get(cell)?.route ?? [];
    return route.flatMap((each) => this.spaces.get(each)?.step ?? []);
  }
}

/** The dice of a walk: none in the middle of a move. */
export function rolling({ choice = [] }: Ask, picking: Picking): { basic: number; advanced: number; elite: number } {
  const move = choice.find(({ verb }) => verb === "move");
  return move && rollsOf(move).length ? { ...picking.pool } : { basic: 0, advanced: 0, elite: 0 };
}

/** Who would walk: the selected bot, or else the one whose move it is; null where nobody can, or another piece is selected. */
export function walkerOf({ choice = [] }: Ask, view: BurncycleView, held: string): number | null {
  const move = choice.find(({ verb }) => verb === "move");
  if (!move && !choice.some(({ verb }) => verb === "step")) return null;
  const usual = move?.at ? Number(move.at.split(":")[1]) : moverOf(view);
  if (!held) return usual;
  const [kind, number] = held.split(":");
  return kind === "bot" && view.bots[Number(number)] && !view.bots[Number(number)]?.shut ? Number(number) : null;
}
