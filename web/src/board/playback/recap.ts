/** What a turn that nobody played, or the bots, came to: a line for each thing that counts, with its figure. */

import type { Words } from "../../lib/words.svelte";
import { type Beat, weightiest } from "./beats";
import type { Playing } from "./turn";

export interface RecapLine {
  /** What it adds up. */
  sum: string;
  text: string;
  /** How much it is more or less; 0 where nothing is counted. */
  by: number;
  /** Whether it is a blow. */
  bad: boolean;
  /** The act that is shown again; -1 where only its beat is. */
  act: number;
  beat: Beat;
}

/** As much as a card holds. */
const MOST = 6;

/** The weightiest lines, in the order in which they began. */
export function recapOf(playing: Playing, words: Words): RecapLine[] {
  const acts = playing.turn && playing.fresh ? playing.beats.slice(0, playing.shown + 1) : [];
  const summed = [
    ...playing.byBots.map((beat) => ({ beat, act: -1 })),
    ...acts.flatMap((beat, act) => (beat ? [{ beat, act }] : [])),
  ].filter(({ beat }) => beat.sum);
  const lines = new Map<string, RecapLine>();
  for (const { beat, act } of summed) {
    const old = lines.get(beat.sum);
    const by = (old?.by ?? 0) + beat.by;
    lines.set(beat.sum, { sum: beat.sum, text: textOf(playing, beat, words), by, bad: isBad(beat), act, beat });
  }
  const all = [...lines.values()].map((line) => ({ line, weight: line.beat.weight }));
  return weightiest(all, (kept) => kept.length <= MOST).map(({ line }) => line);
}

/** What is added up has a name of its own where the game gives it one: the last of several changes isn't all of them. */
function textOf(playing: Playing, beat: Beat, words: Words): string {
  const name = `recap-${beat.sum.split(":")[0] ?? ""}`;
  return words.has(name) ? words.texts.render(name) : playing.sentence(beat, words);
}

function isBad({ kind }: Beat): boolean {
  return !["good", "word", "step"].includes(kind);
}
