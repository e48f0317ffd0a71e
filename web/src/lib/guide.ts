/**
 * What a lesson says above a question. Any game's view may carry a `guide` with `lesson`, `step`, `clauses`, `done` and
 * `left`, and with `verbs` and `things` to do and to look at; the game's message `guide-STEP` names a step, its attribute
 * `short` says what to do and `text` also why. The terminal does alike.
 */

import type { Facts } from "./wire";
import type { Words } from "./words.svelte";

type Told = Record<"step", string> &
  Record<"clauses" | "done" | "left", string[]> &
  Partial<Record<"verbs" | "things", string[]>>;

/** What a lesson says to do now. */
export interface Cue {
  /** The verbs it names: the first of them that can be chosen is meant. */
  verbs: readonly string[];
  /** Where: the first of these things is meant. */
  things: readonly string[];
}

export interface Guide {
  head: string;
  /** What to do, in a sentence; empty where the game only has the whole text. */
  short: string;
  text: string;
  clauses: readonly string[];
  steps: readonly { key: string; told: string; current: boolean }[];
}

/** What the step at hand says to do; nothing without a lesson. */
export function cueOf(view: Facts | null): Cue {
  const told = view?.guide as Told | null | undefined;
  return { verbs: told?.verbs ?? [], things: told?.things ?? [] };
}

/** The guide in words; null where nothing is taught, or all is learned. */
export function guideOf(view: Facts | null, words: Words): Guide | null {
  const told = view?.guide as Told | null | undefined;
  if (!told?.step) return null;
  const title = (step: string): string => words.texts.render(`guide-${step}`);
  const steps = [...told.done, ...told.left];
  return {
    head: words.texts.fill("text-guide", {
      number: told.done.length + 1,
      of: steps.length,
      title: title(told.step),
    }),
    short: words.has(`guide-${told.step}.short`) ? words.texts.render(`guide-${told.step}.short`) : "",
    text: words.texts.render(`guide-${told.step}.text`),
    clauses: told.clauses,
    steps: steps.map((key, i) => ({
      key,
      told: i < told.done.length ? words.texts.fill("text-guide-done", { title: title(key) }) : title(key),
      current: key === told.step,
    })),
  };
}
