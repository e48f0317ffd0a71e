/**
 * What is being shown of a table just now, for everything that waits for it: the question, the log, the recap.
 *
 * The same for every part of the page; a game without a playback shows nothing, and then nothing waits.
 */

import { lasting } from "../../lib/lasting.svelte";
import { useParts } from "../../lib/parts";
import { secretsOf } from "../../lib/storage";
import { holding, since } from "../../lib/story";
import { isOver, type Item } from "../../lib/wire";
import type { Words } from "../../lib/words.svelte";
import { type Beat, weightiest } from "./beats";
import { type RecapLine, recapOf } from "./recap";
import type { Playing, Source } from "./turn";

/** This many lines say what happened since your last turn. */
const FEW = 4;

/** What is said while something is shown. */
export interface Caption {
  /** Which act it is, of whose turn. */
  eyebrow: string;
  sentence: string;
  cites: readonly string[];
  beat: Beat | null;
  number: number;
  of: number;
}

/** A line of what happened while you were away, and its number on the board. */
export interface SinceLine {
  number: number;
  text: string;
  beat: Beat;
}

const ALL = new WeakMap<Source, Showing>();

export function showingOf(state: Source): Showing {
  const found = ALL.get(state) ?? lasting(() => new Showing(state));
  ALL.set(state, found);
  return found;
}

/** For a component of the table: what is being shown, in the words of its game. */
export function useShowing(): Showing {
  const { table, words } = useParts();
  const showing = showingOf(table);
  showing.words = words;
  return showing;
}

export class Showing {
  readonly #state: Source;
  playing = $state.raw<Playing | null>(null);
  words = $state.raw<Words | null>(null);
  /** The last item up to which the reader has read what happened. */
  #read = $state.raw<Item | null>(null);

  constructor(state: Source) {
    this.#state = state;
  }

  readonly running: boolean = $derived(this.playing?.running ?? false);

  /** Whether the question is to wait: what is shown has just happened. */
  readonly waits: boolean = $derived(this.running && (this.playing?.live ?? false));

  readonly paused: boolean = $derived(this.running && (this.playing?.paused ?? false));

  readonly beat: Beat | null = $derived(this.playing?.beat ?? null);

  readonly caption: Caption | null = $derived.by(() => {
    const { playing, words, beat } = this;
    if (!playing?.running || !words) return null;
    const [number, of] = playing.playing ? [playing.shown + 1, playing.acts.length] : [1, playing.passing.left];
    const eyebrow = playing.playing
      ? words.texts.render(playing.turn ? "play-count" : "acts-count", { number, of })
      : words.texts.render(playing.live ? "show-now" : "show-again");
    const [told] = playing.act ?? [];
    const sentence = beat ? playing.sentence(beat, words) : told ? words.event(told.event) : "";
    const cites = [...new Set(playing.act?.flatMap((each) => each.cites ?? []))];
    return { eyebrow, sentence, cites, beat, number, of };
  });

  // What waits

  /** What the log may tell already: lines come after what is shown of them. */
  told<T extends Item>(items: readonly T[]): readonly T[] {
    const from = this.#held;
    return from === Infinity ? items : items.filter((item) => !("rev" in item) || item.rev < from);
  }

  readonly #held: number = $derived.by(() => {
    if (!this.waits) return Infinity;
    return this.playing?.act?.[0]?.rev ?? this.playing?.passing.beat?.first ?? Infinity;
  });

  // What it came to

  /** What the turn that nobody played, or the bots, brought so far; empty once you have answered. */
  readonly recap: readonly RecapLine[] = $derived.by(() => {
    const { playing, words } = this;
    return playing && words ? recapOf(playing, words) : [];
  });

  /**
   * The four weightiest things since your last answer, if you were not shown them; empty once you have read them.
   * A player who has all seats has seen everything; what your own answer did isn't news; at the end there is the result.
   */
  readonly since: readonly SinceLine[] = $derived.by(() => {
    const { playing, words } = this;
    const { items, seat = -1, id = "", question = null } = this.#state;
    if (secretsOf(id).length || isOver(question)) return [];
    if (!playing?.unseen || playing.fresh || !words || !hasAnswered(items, seat)) return [];
    const news = since(holding(items), seat);
    if (!playing.unplayed(news) && !news.some((item) => item.item === "did" && item.seat !== seat)) return [];
    const unread = this.#read ? news.slice(news.lastIndexOf(this.#read) + 1) : news;
    const beats = weightiest(playing.staged(unread), (kept) => kept.length <= FEW);
    return beats.map((beat, i) => ({ number: i + 1, text: playing.sentence(beat, words), beat }));
  });

  /** That is known now. */
  read(): void {
    this.#read = this.#state.items.at(-1) ?? null;
  }

  // What the reader does

  /** On to the next act. */
  skip(): void {
    this.playing?.skipOne();
  }

  /** To the table as it lies. */
  skipAll(): void {
    this.playing?.skip();
  }

  pause(): void {
    if (this.paused) this.playing?.go();
    else this.playing?.step(0);
  }

  /** Show a line of the recap, or of what happened meanwhile, once more. */
  replay({ act = -1, beat }: { act?: number; beat: Beat }): void {
    if (act >= 0) this.playing?.only(act);
    else this.playing?.show([beat]);
  }

  replayAll(beats: readonly Beat[]): void {
    this.playing?.show(beats);
  }

  /** For `keydown` of the window, before any other key: Space skips an act, Escape all. Whether it did something. */
  readonly press = (event: KeyboardEvent): boolean => {
    if (!this.running || event.defaultPrevented || isTyping(event)) return false;
    if (event.key === " ") this.skip();
    else if (event.key === "Escape") this.skipAll();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
}

/** Before your first answer nothing is news. */
function hasAnswered(items: readonly Item[], seat: number): boolean {
  return items.some((item) => item.item === "did" && item.seat === seat);
}

/** Somebody who writes, or presses a button by keyboard, means that. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  const on = target instanceof Element ? target : null;
  const own = on?.closest("input, textarea, select, [contenteditable], dialog");
  return Boolean(own || (key === " " && on?.closest("button, a, summary")));
}
