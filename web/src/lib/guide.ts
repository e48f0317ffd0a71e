/**
 * What a lesson says above a question. The table says how far its player has come, and which answer the step at hand
 * suggests; the words are the lesson's own.
 */

import type { Lesson, TableView } from "./wire";
import type { Words } from "./words.svelte";

/** What a lesson says to do now. */
export interface Cue {
  /** The verbs it names: the first of them that can be chosen is meant. */
  verbs: readonly string[];
  /** Where: the first of these things is meant. */
  things: readonly string[];
}

export interface Guide {
  /** The number of the step and the lesson it belongs to. */
  head: string;
  /** What to do, in a sentence. */
  short: string;
  /** What the lesson is about; only at its first step. */
  about: string;
  /** Why. */
  text: string;
  /** More help for someone who hesitates; may be empty. */
  nudge: string;
  clauses: readonly string[];
  steps: readonly { key: string; told: string; current: boolean }[];
}

/** What the step at hand says to do; nothing without a lesson. */
export function cueOf(sheet: TableView | null): Cue {
  const taught = sheet?.lesson;
  return { verbs: taught?.wish ? [taught.wish.verb] : [], things: taught?.things ?? [] };
}

/** The step at hand in words; null where nothing is taught, or all is learned. */
export function guideOf(sheet: TableView | null, lesson: Lesson | null, words: Words): Guide | null {
  const done = sheet?.lesson?.done ?? 0;
  const step = lesson?.steps[done];
  if (!lesson || !step) return null;
  return {
    head: words.texts.fill("text-guide", { number: done + 1, of: lesson.steps.length, title: lesson.title }),
    short: step.says,
    about: done ? "" : lesson.about,
    text: step.why,
    nudge: step.nudge,
    clauses: step.clauses,
    steps: lesson.steps.map(({ key, says }, i) => ({
      key,
      told: i < done ? words.texts.fill("text-guide-done", { title: says }) : says,
      current: i === done,
    })),
  };
}

/** Whether every step is done. */
export function isFinished(sheet: TableView | null, lesson: Lesson | null): boolean {
  return lesson !== null && (sheet?.lesson?.done ?? 0) >= lesson.steps.length;
}
