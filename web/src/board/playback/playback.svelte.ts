/**
 * What happened by itself or in several steps, shown act by act after it was told all at once.
 *
 * While it plays, `view` is the table as the server says it lay after the act at hand; else it is the table as it lies.
 * Every part of the picture draws `view`. Nothing is locked meanwhile: a question that stands can be answered at any
 * time. A replay plays what was told by a step forwards; wherever else it goes, it shows the table as it lay there.
 */

import { untrack } from "svelte";
import { following } from "../../lib/lasting.svelte";
import type { Frame } from "../../lib/frames";
import { type GameTypes, Sent, type Told } from "../../lib/sent";
import { like, liking } from "../../lib/storage";
import type { Facts, Item } from "../../lib/wire";
import type { Words } from "../../lib/words.svelte";
import { type Beat, beatOf, inPassing, ON_CLOCK } from "./beats";
import { Passing } from "./passing.svelte";
import { isStill } from "./still";
import { lengths, PACES, type Pace, paceOf } from "./pace";
import { showingOf } from "./showing.svelte";
import { type Act, isInTurn, isPlan, type Playing, type Source, type Turn } from "./turn";

export { PACES, type Pace };
export { type Act, kindOf, type Playing, type Source, type Turn } from "./turn";

/** The reader's setting of the same name. */
const KEPT = "playback";

/** An act with the table as it lay then, and whether it's of the turn that nobody plays. */
interface Shown<G extends GameTypes> {
  act: Act<G["event"]>;
  beat: Beat | null;
  before: G["view"];
  view: G["view"];
  turn: boolean;
}

const ALL = new WeakMap<Source, Playing>();

/** What plays such turns of a table; nothing where its game has none, or is not shown as a picture. */
export function playingOf(state: Source): Playing | undefined {
  return ALL.get(state);
}

export class Playback<G extends GameTypes> implements Playing<G["event"]> {
  readonly #sent = new Sent<G>();
  readonly #state: Source;
  readonly #turn: Turn<G>;
  #all = $state.raw<readonly Shown<G>[]>([]);
  /** The act at hand, counted from 0; as many as there are once all were shown. */
  shown = $state(0);
  /** Whether the next act waits for the reader. */
  paused = $state(false);
  pace = $state<Pace>(paceOf(liking(KEPT)));
  #inTurn: boolean;
  /** The last item that was heard. */
  #last: Item | undefined;
  /** The table as it lay then. */
  #seen: Facts | null;
  /** Acts are shown up to this one; all of them unless somebody wants to see one again. */
  #upto = $state(Infinity);
  #again = $state(false);
  /** While a clock runs: when all has to be over. */
  #ends = 0;
  readonly passing = new Passing();
  unseen = $state(true);
  fresh = $state(false);
  byBots = $state.raw<readonly Beat[]>([]);
  #users = 0;
  #stop = (): void => {};

  constructor(state: Source, turn: Turn<G>) {
    this.#state = state;
    this.#turn = turn;
    this.#inTurn = isInTurn(turn, state.items);
    this.#last = state.items.at(-1);
    this.#seen = state.view;
    ALL.set(state, this);
  }

  /** The acts that are shown, or were shown last. */
  readonly acts: readonly Act<G["event"]>[] = $derived(this.#all.map(({ act }) => act));

  readonly beats: readonly (Beat | null)[] = $derived(this.#all.map(({ beat }) => beat));

  readonly playing: boolean = $derived(this.shown < this.#all.length);

  readonly running: boolean = $derived(this.playing || this.passing.left > 0);

  readonly live: boolean = $derived(this.playing ? !this.#again : this.passing.live);

  readonly beat: Beat | null = $derived(this.#all[this.shown]?.beat ?? (this.playing ? null : this.passing.beat));

  /** The act at hand; null while nothing plays. */
  readonly act: Act<G["event"]> | null = $derived(this.#all[this.shown]?.act ?? null);

  /** Whether they are of the turn that nobody plays, not the steps of a plan. */
  readonly turn: boolean = $derived((this.#all[this.shown] ?? this.#all.at(-1))?.turn ?? false);

  /** The table to draw. */
  readonly view: G["view"] | null = $derived.by(() => this.#all[this.shown]?.view ?? this.#sent.view(this.#state.view));

  /** The table before the act at hand. */
  readonly before: G["view"] | null = $derived(this.#all[this.shown]?.before ?? null);

  /** The table before the first act; null while nothing plays. */
  readonly start: G["view"] | null = $derived(this.#all[0]?.before ?? null);

  /** Listen as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) {
      this.#stop = this.#follow();
      showingOf(this.#state).playing = this;
    }
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    let past: readonly Frame[] = untrack(() => this.#state.frames); // told before anybody listened
    return following(() => {
      $effect(() => {
        const { items, frames } = this.#state;
        untrack(() => this.hear(items, frames === past ? [] : frames));
        past = frames;
      });
      $effect(() => {
        if (!this.running) this.#ends = 0;
        if (!this.running || this.paused) return undefined;
        void [this.shown, this.passing.beat, this.pace];
        const timer = setTimeout(
          this.#next,
          untrack(() => this.#time()),
        );
        return () => clearTimeout(timer);
      });
    });
  }

  /** How long the act or beat at hand is shown. */
  #time(): number {
    const most = this.#left();
    if (this.playing) return lengths(this.beats.slice(this.shown), true, this.pace, most);
    return lengths([this.passing.beat], this.passing.slowly, this.pace, most / Math.max(1, this.passing.left));
  }

  /** How much time there is for everything that is still to be shown. */
  #left(): number {
    if (!this.view || !this.#turn.onClock?.(this.view)) return Infinity;
    this.#ends ||= Date.now() + ON_CLOCK;
    return Math.max(0, this.#ends - Date.now());
  }

  readonly #next = (): void => {
    if (!this.playing) return this.passing.next();
    this.shown = this.shown + 1 >= this.#upto ? this.#all.length : this.shown + 1;
    if (!this.playing) this.#over();
  };

  /** All acts were shown. */
  #over(): void {
    this.#upto = Infinity;
    this.#again = false;
  }

  // What arrives

  /** Take in what was told, and what lay in between; what is taken back is not shown. */
  hear(items: readonly Item[], frames: readonly Frame[]): void {
    const { stepped } = this.#state;
    if (stepped === false || !this.#goesOn(items)) this.#settle();
    else {
      if (stepped) this.skip();
      const fresh = items.slice(this.#last ? items.lastIndexOf(this.#last) + 1 : 0);
      this.#answered(fresh);
      const before = this.#all.length;
      this.#take(frames);
      if (this.#all.length === before) this.#pass(fresh);
    }
    this.#inTurn = isInTurn(this.#turn, items);
    this.#last = items.at(-1);
    this.#seen = this.#state.view;
  }

  /** Whether the items only add to what was heard. */
  #goesOn(items: readonly Item[]): boolean {
    const heard = this.#last ? items.lastIndexOf(this.#last) : -1;
    return (!this.#last || heard >= 0) && !items.slice(heard + 1).some((item) => item.item === "undone");
  }

  /** After an own answer what came before is known. */
  #answered(fresh: readonly Item[]): void {
    const own = fresh.some((item) => item.item === "did" && !item.auto && item.seat === this.#state.seat);
    if (own && !this.#inTurn) this.fresh = this.unseen = false;
    if (own) this.byBots = [];
    if (fresh.length && isStill()) this.unseen = true;
  }

  /** What came without frames is shown in passing. */
  #pass(fresh: readonly Item[]): void {
    const { stage } = this.#turn;
    if (!stage) return;
    const beats = inPassing<G>(this.#sent.told(fresh), stage, this.#turn.belongs);
    const bot = fresh.some((item) => item.item === "did" && this.#state.table?.seats[item.seat]?.kind === "bot");
    if (bot) this.byBots = [...this.byBots, ...beats];
    if (this.pace !== "once" && !isStill()) this.passing.take(beats, { slowly: bot, live: true });
  }

  unplayed = (items: readonly Item[]): boolean =>
    this.#sent.told(items).some((told) => this.#turn.begins(told) || this.#turn.ends(told));

  staged = (items: readonly Item[]): Beat[] => {
    const { stage } = this.#turn;
    if (!stage) return [];
    return inPassing<G>(this.#sent.told(items), stage, this.#turn.belongs, Infinity);
  };

  /** What a beat is about, in words. */
  sentence = (beat: Beat, words: Words): string => {
    return this.#turn.line?.(beat.act, words) || words.event(beat.event);
  };

  /** Nothing is left to show: the table is as it lies. */
  #settle(): void {
    this.#all = [];
    this.shown = 0;
    this.passing.end();
    this.#over();
    this.unseen = true;
    this.fresh = false;
    this.byBots = [];
  }

  #take(frames: readonly Frame[]): void {
    const plan = isPlan(frames.flatMap(({ items }) => items));
    if (plan && !this.#inTurn) this.#begin();
    let before = this.#seen ?? frames[0]?.view;
    for (const { items, view } of frames) {
      const told = this.#sent.told(items);
      const done = told.findIndex((each) => !this.#turn.heralds(each));
      const [was, is] = [this.#sent.view(before ?? view), this.#sent.view(view)];
      told.forEach((each, i) => this.#add(each, was, i < done ? was : is, plan));
      before = view;
    }
    if (this.pace === "once" || isStill()) this.shown = this.#all.length;
  }

  #add(told: Told<G["event"]>, before: G["view"], view: G["view"], plan: boolean): void {
    if (this.#turn.begins(told)) this.#begin();
    this.#inTurn = this.#turn.begins(told) || (this.#inTurn && !this.#turn.ends(told));
    const turn = this.#inTurn;
    if (!turn && !plan) return;
    const last = this.#all.length > this.shown ? this.#all.at(-1) : undefined;
    const joins = last && this.#turn.belongs(last.act, told);
    const act = joins ? [...last.act, told] : [told];
    const beat = this.#turn.stage ? beatOf<G>(act, this.#turn.stage) : null;
    const done = joins ? this.#all.slice(0, -1) : this.#all;
    const shown = { act, beat, before: joins ? last.before : before, view, turn: joins ? last.turn : turn };
    this.#all = [...done, shown];
    this.fresh ||= turn;
  }

  /** What was shown before is past, unless it is still being shown. */
  #begin(): void {
    if (this.playing && !this.#again) return;
    this.#all = [];
    this.shown = 0;
    this.#over();
    this.passing.end();
    this.paused = false;
    this.pace = paceOf(liking(KEPT) || this.pace);
  }

  // What the reader does

  /** Show the table as it lies at once. */
  skip = (): void => {
    this.shown = this.#all.length;
    this.paused = false;
    this.passing.end();
    this.#over();
  };

  /** Go on to the next act at once. */
  skipOne = (): void => {
    this.paused = false;
    this.#next();
  };

  only = (act: number): void => {
    if (!this.#all[act]) return;
    this.shown = act;
    this.#upto = act + 1;
    this.#again = true;
    this.paused = false;
  };

  /** Show these once more over the table as it lies. */
  show = (beats: readonly Beat[]): void => {
    this.skip();
    this.passing.take(beats, { slowly: true, live: false });
  };

  /** One act forwards or back; it then waits. */
  step = (by: number): void => {
    this.paused = true;
    this.shown = Math.max(0, Math.min(this.#all.length, this.shown + by));
  };

  /** Show the last turn once more. */
  again = (): void => {
    this.shown = 0;
    this.#upto = Infinity;
    this.#again = true;
    this.paused = false;
  };

  go = (): void => {
    this.paused = false;
  };

  setPace = (pace: Pace): void => {
    this.pace = pace;
    like(KEPT, pace);
    if (pace === "once") this.skip();
  };
}
