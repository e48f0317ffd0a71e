/** Which missions this browser, and the account if there is one, has played and won. */

import { Failed } from "../lib/api-calls";
import { like, liking, secretOf } from "../lib/storage";
import type { Setting, TableView } from "../lib/wire";
import * as calls from "./calls";
import { signed } from "./signed.svelte";

export type Results = Readonly<Record<string, calls.Result>>;

/** The best that was reached in a mission. */
export interface Best {
  won: boolean;
  stars: number;
}

class Progress {
  /** By table, those of this browser. */
  here = $state.raw<Results>(kept());
  /** By table, those of the account. */
  far = $state.raw<Results>({});
  /** The tables that have no result, although they are over. */
  private readonly none = new Set<string>();

  /** The best result of a mission, on any level; null where it was not played to its end. */
  best(game: string, mission: string): Best | null {
    return best({ ...this.far, ...this.here }, game, mission);
  }

  /** Whether anything was played to its end. */
  get any(): boolean {
    return Object.keys(this.here).length + Object.keys(this.far).length > 0;
  }

  of(table: string): calls.Result | null {
    return this.here[table] ?? this.far[table] ?? null;
  }

  /** All missions of a game together. */
  all(game: string, setting: Setting): { won: number; stars: number; all: number } {
    const found = setting.values.map((value) => this.best(game, String(value)));
    const stars = found.reduce((sum, each) => sum + (each?.stars ?? 0), 0);
    return { won: found.filter((each) => each?.won).length, stars, all: found.length };
  }

  /** Ask how these tables ended, as far as it is not known. */
  async learn(tables: readonly TableView[]): Promise<void> {
    for (const { id, stage } of tables) {
      if (stage !== "over" || this.of(id) || this.none.has(id)) continue;
      const result = await heard(calls.resultOf(id, secretOf(id)));
      if (result) this.keep({ ...this.here, [id]: result });
      else this.none.add(id);
    }
  }

  /** Ask the account. */
  async recall(): Promise<void> {
    const found = signed.name ? await heard(calls.myResults()) : null;
    this.far = Object.fromEntries((found ?? []).map(({ table, result }) => [table, result]));
  }

  /** Know nothing more of these tables here. */
  forget(tables: readonly string[]): void {
    const left = Object.entries(this.here).filter(([id]) => !tables.includes(id));
    this.keep(Object.fromEntries(left));
    this.far = {};
  }

  private keep(results: Results): void {
    this.here = results;
    like("results", JSON.stringify(results));
  }
}

export function best(results: Results, game: string, mission: string): Best | null {
  const found = Object.values(results).filter((each) => each.game === game && each.mission === mission);
  if (!found.length) return null;
  return { won: found.some(({ won }) => won), stars: Math.max(...found.map(({ stars }) => stars)) };
}

function kept(): Results {
  return JSON.parse(liking("results") || "{}") as Results;
}

/** What a call says; null where it fails: what was won is nothing to stop for. */
async function heard<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return null;
  }
}

export const progress = new Progress();
