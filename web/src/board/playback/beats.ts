/**
 * Beats: what happened, as it is shown on the board. Each is made from what this audience was told and saw, and from
 * nothing else: a game only says what kind of thing a line is and where on the board it happens.
 */

import type { GameTypes, Told } from "../../lib/sent";
import type { Facts } from "../../lib/wire";

/** What moves, shows or sounds. */
export type Kind = "word" | "step" | "dice" | "door" | "seen" | "hit" | "ping" | "threat" | "clock" | "good" | "bad";

/** What a game says of a line: places are those of options, such as `unit:4` or `cell:17`. */
export interface Staged {
  kind: Kind;
  /** Who does it. */
  who?: string;
  /** Where it begins, if that is not where `who` is. */
  from?: string;
  /** The places on the way, the last one included. */
  way?: readonly string[];
  /** Whom or what it hits, opens or finds. */
  to?: string;
  /** How much it matters, from 0: not worth a beat, to 9. */
  weight: number;
  /** What it adds to in the recap, such as `threat`, and how much; things of the same name are one line there. */
  sum?: string;
  by?: number;
  /** A word stamped on the place, by the name of its text. */
  stamp?: string;
}

export interface Beat extends Required<Staged> {
  /** Where it happens: whom it hits, else where it leads, else who does it. */
  place: string;
  /** The number of the line that it is about, and of the first that belongs to it. */
  rev: number;
  first: number;
  /** The line that it is about, and all that are told with it. */
  event: Facts;
  act: readonly Told[];
}

/** How a game stages a line; null where there is nothing to see. */
export type Stage<G extends GameTypes> = (told: Told<G["event"]>) => Staged | null;

/** How long things move, in milliseconds. */
export const MOTION: Readonly<Record<Kind, number>> = {
  word: 0,
  step: 140,
  dice: 600,
  door: 240,
  seen: 200,
  hit: 260,
  ping: 200,
  threat: 200,
  clock: 200,
  good: 180,
  bad: 180,
};
export const CAMERA = 350;
/** A turn that nobody plays is read along with: each act stays at least so long. */
export const READ = 900;
const LONGEST_WALK = 900;
/** What follows an answer is shown in passing: all of it within so long. */
export const IN_PASSING = 1200;
/** What weighs this much is read even in passing. */
const GRAVE = 8;
/** Lighter ones are only shown where a turn is told act by act. */
const WORTH_IT = 2;
/** While a clock runs nothing is shown for longer. */
export const ON_CLOCK = 1500;

/** How long a beat moves. */
export function moving({ kind, way }: Pick<Beat, "kind" | "way">): number {
  return kind === "step" ? Math.min(LONGEST_WALK, MOTION.step * Math.max(1, way.length)) : MOTION[kind];
}

/** What is told together as one beat: that of its weightiest line, on the whole way; null if there's nothing to see. */
export function beatOf<G extends GameTypes>(act: readonly Told<G["event"]>[], stage: Stage<G>): Beat | null {
  const staged = act.flatMap((told) => {
    const found = stage(told);
    return found && found.weight > 0 ? [{ told, ...found }] : [];
  });
  const [first] = staged;
  if (!first) return null;
  const main = staged.reduce((best, each) => (each.weight > best.weight ? each : best), first);
  const { told, kind, weight, who = "", from = "", to = "", sum = "", by = 0, stamp = "" } = main;
  const way = staged.filter((each) => (each.who ?? "") === who).flatMap((each) => each.way ?? []);
  const start = act[0]?.rev ?? told.rev;
  const place = to || way.at(-1) || who;
  return {
    kind,
    weight,
    who,
    from,
    to,
    way,
    place,
    sum,
    by,
    stamp,
    rev: told.rev,
    first: start,
    event: told.event,
    act,
  };
}

/** The beats of what followed an answer, the weightiest ones if there is no time for all, in their order. */
export function inPassing<G extends GameTypes>(
  told: readonly Told<G["event"]>[],
  stage: Stage<G>,
  belongs: (act: readonly Told<G["event"]>[], told: Told<G["event"]>) => boolean,
  time = IN_PASSING,
): Beat[] {
  const acts: Told<G["event"]>[][] = [];
  for (const each of told) {
    const last = acts.at(-1);
    if (last && belongs(last, each)) last.push(each);
    else acts.push([each]);
  }
  const beats = acts.flatMap((act) => beatOf<G>(act, stage) ?? []).filter(({ weight }) => weight >= WORTH_IT);
  return weightiest(beats, (kept) => kept.reduce((sum, beat) => sum + shownFor(beat), 0) <= time);
}

/** How long a beat in passing is seen: its motion, and a moment to take it in. */
export function shownFor(beat: Pick<Beat, "kind" | "way" | "weight">): number {
  return Math.max(beat.weight >= GRAVE ? READ : 0, moving(beat) + 160);
}

/** The weightiest that fit, in their order; of equals the later ones. */
export function weightiest<T extends { weight: number }>(
  all: readonly T[],
  fits: (kept: readonly T[]) => boolean,
): T[] {
  const ranked = all.map((each, i) => ({ each, i })).sort((a, b) => b.each.weight - a.each.weight || b.i - a.i);
  let kept: typeof ranked = [];
  for (const next of ranked) {
    if (fits([...kept, next].map(({ each }) => each))) kept = [...kept, next];
  }
  return kept.sort((a, b) => a.i - b.i).map(({ each }) => each);
}
