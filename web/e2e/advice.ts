/** What a player who sees all hands would answer. The tests play it by pointer, by key or by name. */

import { inject } from "vitest";
import type { Said } from "./tree";

export interface Wish {
  verb: string;
  args: Record<string, unknown>;
}

export interface Advice {
  /** How many things have happened at the table. */
  seq: number;
  /** Who is to answer; -1 where the match is over. */
  seat: number;
  wish: Wish | null;
  said: Said | null;
  /** The things on the board that the answer touches, the piece that it starts at first. */
  places: string[];
  /** Whether it only goes on, and chooses nothing. */
  ends: boolean;
  /** The space where a walk would end. */
  walk: string | null;
}

export async function advice(table: string): Promise<Advice> {
  const answer = await fetch(`${inject("adviser")}/${table}`);
  return (await answer.json()) as Advice;
}

/** What to answer once something has happened since. */
export async function after(table: string, { seq }: Advice): Promise<Advice> {
  for (let i = 0; i < 200; i += 1) {
    const now = await advice(table);
    if (now.seq > seq) return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nothing happened at the table");
}

/** Whether an option that settles these arguments leads to the wish. */
export function leads(binds: Record<string, unknown>, wish: Wish): boolean {
  return Object.entries(binds).every(([name, value]) =>
    value === null ? !(name in wish.args) : JSON.stringify(wish.args[name]) === JSON.stringify(value),
  );
}
