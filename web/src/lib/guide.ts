/**
 * What a lesson says above a question. Any game's view may carry a `guide` with `lesson`, `step`, `clauses`, `done` and
 * `left`; the game's message `guide-STEP` names a step, and its attribute `text` says what to do. The terminal does alike.
 */

import type { Facts } from "./wire";
import type { Words } from "./words.svelte";

type Told = Record<"lesson" | "step", string> & Record<"clauses" | "done" | "left", string[]>;

export interface Guide {
  head: string;
  text: string;
  clauses: readonly string[];
  steps: readonly { key: string; told: string; current: boolean }[];
}

/** The guide in words; null where nothing is taught, or all is learned. */
export function guideOf(view: Facts | null, words: Words): Guide | null {
  const told = view?.guide as Told | null | undefined;
  if (!told?.step) return null;
  const title = (step: string): string => words.texts.render(`guide-${step}`);
  const steps = [...told.done, ...told.left];
  return {
    head: words.texts.fill("text-guide", {
      lesson: words.word(told.lesson),
      number: told.done.length + 1,
      of: steps.length,
      title: title(told.step),
    }),
    text: words.texts.render(`guide-${told.step}.text`),
    clauses: told.clauses,
    steps: steps.map((key, i) => ({
      key,
      told: i < told.done.length ? words.texts.fill("text-guide-done", { title: title(key) }) : title(key),
      current: key === told.step,
    })),
  };
}
