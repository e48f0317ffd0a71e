/** Looking back at a match: where we are in it, as whom we look, and going on by itself. */

import { untrack } from "svelte";
import { Failed } from "../lib/api-calls";
import { Compose } from "../lib/compose.svelte";
import { TableState } from "../lib/table.svelte";
import type { Item, Sync } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import { playingOf } from "../board/playback/playback.svelte";
import * as calls from "./calls";
import type { Looking, Moment, Story, Whose } from "./calls";
import { ReplayState } from "./state.svelte";

/** How long a moment is shown while it plays, in milliseconds. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

const PAGE = 10;
const KEPT = 120;
const MOST_ITEMS = 400;
/** In an address: the beginning of the match. */
const FIRST = "first";

export class Replay {
  /** The table as it is now: it tells when there is more to look back at, and who leads. */
  readonly live: TableState;
  readonly state: ReplayState;
  readonly secret: string;
  story = $state.raw<Story | null>(null);
  /** The place of the moment that is wanted, counted from 0. */
  at = $state(0);
  of = $state<Whose>(null);
  playing = $state(false);
  speed = $state<Speed>("normal");
  fault = $state.raw<Failed | null>(null);
  /** What could not be shown last. */
  trouble = $state.raw<Failed | null>(null);
  readonly #kept = new Map<string, Sync>();
  #wanted = 0;
  /** The place of the moment that is shown. */
  #shown = -1;

  constructor(id: string, secret: string) {
    this.secret = secret;
    this.live = new TableState(id, secret);
    this.state = new ReplayState(id, secret);
  }

  readonly moments: readonly Moment[] = $derived(this.story?.moments ?? []);
  readonly last: number = $derived(this.moments.length - 1);
  /** The number of the moment that is wanted. */
  readonly number: number = $derived(this.moments[this.at]?.number ?? 0);
  readonly over: boolean = $derived(this.story?.over ?? false);

  composed(words: Words): Compose {
    return new Compose(this.state, words);
  }

  /** Read the story and go to the moment that the address names, else to the newest. */
  async begin(hash: string): Promise<void> {
    this.fault = null;
    try {
      await this.read();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.fault = error;
      return;
    }
    this.live.connect();
    await this.go(this.placeOf(hash));
  }

  end(): void {
    this.playing = false;
    this.live.close();
  }

  /** The story as heard by the seat whose view we look at. */
  async read(): Promise<void> {
    this.story = await calls.story(this.#looking(), 0);
  }

  #looking(): Looking {
    return { table: this.state.id, secret: this.secret, of: this.of };
  }

  /** The match went on, or has ended: the story is longer. */
  async readOn(): Promise<void> {
    if (!this.story || (this.live.rev <= this.story.last && this.live.table?.stage !== "over") || this.story.over)
      return;
    const newest = this.at === this.last;
    const looking = this.#looking();
    try {
      this.#append(await calls.story(looking, this.story.last), looking.of);
      if (newest && this.playing) await this.on();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
    }
  }

  /** What came after; an answer that was overtaken by another brings nothing new. */
  #append(later: Story, of: Whose): void {
    const story = this.story;
    if (!story || this.of !== of || story.over || later.last < story.last) return;
    this.story = {
      ...later,
      moments: [...story.moments, ...later.moments.filter(({ number }) => number > story.last)],
    };
  }

  /** Where a number, or the word for the beginning, leads. */
  placeOf(hash: string): number {
    const word = hash.replace(/^#/, "");
    if (word === FIRST) return 0;
    const number = Number.parseInt(word, 10);
    const found = this.moments.findIndex((moment) => moment.number === number);
    return found < 0 ? this.last : found;
  }

  // Going

  /** Show a moment, unless another is wanted meanwhile; with `step`, what happened on the way to it from the one before. */
  async go(place: number, step = false): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, place));
    const [number, of] = [this.number, this.of];
    const mine = ++this.#wanted;
    history.replaceState(null, "", `#${number}`);
    try {
      const sync = await this.#fetch(number, of);
      if (mine !== this.#wanted) return;
      this.trouble = null;
      const stepped = step && this.at === this.#shown + 1;
      this.#shown = this.at;
      this.state.show(sync, this.told(), of, stepped);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (mine === this.#wanted) [this.trouble, this.playing] = [error, false];
    }
  }

  async #fetch(number: number, of: Whose): Promise<Sync> {
    const key = `${of} ${number}`;
    const kept = this.#kept.get(key);
    const sync = kept ?? (await calls.moment({ table: this.state.id, secret: this.secret, of }, number));
    this.#kept.delete(key);
    this.#kept.set(key, sync);
    for (const old of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(old);
    return sync;
  }

  /** All that was told up to here. */
  told(): Item[] {
    return this.moments
      .slice(0, this.at + 1)
      .flatMap((moment) => moment.items)
      .slice(-MOST_ITEMS);
  }

  /** Look as somebody else, at the same moment. */
  async lookAs(of: Whose): Promise<void> {
    if (of === this.of) return;
    this.of = of;
    await this.read();
    await this.go(this.at);
  }

  /** One move on; a turn that nobody plays is then shown act by act. */
  on(): Promise<void> {
    return this.go(this.at + 1, true);
  }

  /** Go on by itself, from the beginning where we stand at the end. */
  play(): void {
    const acts = playingOf(this.state);
    if (acts?.playing) acts.go();
    else if (this.at >= this.last) void this.go(0);
    this.playing = true;
  }

  /** Stay where we are, also in the middle of a turn that is shown act by act. */
  pause(): void {
    this.playing = false;
    const acts = playingOf(this.state);
    if (acts?.playing) acts.step(0);
  }

  /** One moment after the other for as long as it plays and no turn is being shown; ends when the returned function is called. */
  tick(): (() => void) | undefined {
    if (!this.playing || playingOf(this.state)?.playing) return undefined;
    const [at, wait] = [this.at, SPEEDS[this.speed]];
    const timer = setTimeout(() => {
      if (at >= untrack(() => this.last)) this.playing = false;
      else void this.on();
    }, wait);
    return () => clearTimeout(timer);
  }

  /** For keys: whether this one leads somewhere. */
  press(key: string): boolean {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      PageUp: this.at - PAGE,
      PageDown: this.at + PAGE,
      Home: 0,
      End: this.last,
    };
    const place = places[key];
    if (place === undefined) return false;
    this.playing = false;
    void this.go(place, key === "ArrowRight");
    return true;
  }
}
