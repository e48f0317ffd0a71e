/** Matches that are played by a hand, and what it took. */

import type { Browser } from "playwright-core";
import { type Advice, advice, after } from "./advice";
import { node, person } from "./browsers";
import { play, type Where } from "./hand";
import { lay, type Laying, sitDown } from "./laid";

export interface Handed extends Laying {
  /** It ends after this many questions. */
  questions: number;
}

export const MATCHES: readonly Handed[] = [
  { game: "burncycle", players: 2, moves: 8, until: "act", seed: 5, questions: 70 },
  { game: "breach", players: 1, seed: 3, questions: 50 },
  { game: "bombsquad", players: 2, options: { mission: "alpha", clock: "turns" }, seed: 3, questions: 30 },
];

/** The most clicks that an answer takes, by its verb. */
export const MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  burncycle: { move: 2, "brute-force": 2, "strike-unit": 2, pass: 1, alter: 2, netcard: 1 },
  breach: { go: 2, push: 2, attack: 3 },
  bombsquad: { program: 2, inform: 3 },
};

export interface Taken {
  /** Answers, by where they were given. */
  given: Record<Where, number>;
  /** Those of them in the bar that only go on, and choose nothing. */
  ended: number;
  /** By verb, the clicks of each answer. */
  clicks: Record<string, number[]>;
  /** The clicks of each whole turn. */
  turns: number[];
}

const CALM = 250;
/** The answer that begins a turn. */
const BEGIN = "begin-turn";

/** Play a match, or the beginning of one, at a desk for each seat. */
export async function handed(browser: Browser, { questions, ...laying }: Handed, byList = false): Promise<Taken> {
  const laid = await lay(laying);
  const people = await Promise.all(
    laid.secrets.map(async (_, seat) => {
      const who = await person(browser, "desktop", { serviceWorkers: "block", reducedMotion: "reduce" });
      await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
      await sitDown(who, node(0), laid, seat);
      return who;
    }),
  );
  const taken: Taken = { given: { board: 0, bar: 0, list: 0 }, ended: 0, clicks: {}, turns: [] };
  let turn = Number.NaN;
  let now = await advice(laid.table);
  for (let i = 0; i < questions && now.wish; i += 1) {
    const { verb } = now.wish;
    const { page } = people[now.seat] ?? {};
    if (!page) break;
    const { where, clicks } = await play(page, now, byList);
    const then = await settled(laid.table, await after(laid.table, now));
    taken.given[where] += then.seq - now.seq;
    if (now.ends && where === "bar") taken.ended += 1;
    (taken.clicks[verb] ??= []).push(clicks);
    if (verb === BEGIN && !Number.isNaN(turn)) taken.turns.push(turn);
    turn = verb === BEGIN ? clicks : turn + clicks;
    now = then;
  }
  for (const { context, faults } of people) {
    await context.close();
    if (faults.length) throw new Error(faults.join("\n"));
  }
  return taken;
}

/** What to answer once nothing more happens: a plan is carried out answer by answer. */
async function settled(table: string, now: Advice): Promise<Advice> {
  await new Promise((resolve) => setTimeout(resolve, CALM));
  const then = await advice(table);
  return then.seq > now.seq ? settled(table, then) : then;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
