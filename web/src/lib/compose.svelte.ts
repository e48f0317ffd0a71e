/**
 * An answer made in small steps: the verb first, then each of its arguments. The question bar, the board and the text
 * mode all work on one `Compose`, so that they offer and light up the same things under the same numbers.
 */

import { blockedAt, firstHeld, ranked, verbsOf } from "./pieces";
import type { Left } from "./ring";
import { Several } from "./several.svelte";
import { type Binds, names } from "./shapes";
import { type Option, Step } from "./step";
import {
  type Ask,
  type Done,
  type Intent,
  isAsk,
  type Marked,
  type No,
  type Over,
  type Part,
  type PlanStep,
  type Wish,
} from "./wire";
import type { Words } from "./words.svelte";

export type { Option } from "./step";

/** Whose questions are answered: the state of a table. */
export interface Asker {
  readonly question: Ask | Over | null;
  send(intent: Intent): Promise<Done | No>;
  plan(steps: readonly PlanStep[]): Promise<Done | No>;
}

/** An answer that is put together on the pieces of a picture: the bar says it, and has the button that gives it. */
export interface Draft {
  title: string;
  /** What the button says; empty while something is missing. */
  label: string;
  answer(): void;
  /** What it costs, in a few words under the button. */
  aside?: string;
  /** Whether it isn't what one should do yet: then its button doesn't stand out. */
  doubtful?: boolean;
  /** Without it there is nothing to take back. */
  back?(): void;
  /** What it can be put together from, for a screen that has no room for it on the pieces. */
  chips?: readonly { label: string; on: boolean; choose(): void }[];
}

export class Compose {
  readonly #asker: Asker;
  readonly #words: Words;
  #taken = $state.raw<{ rev: number; steps: Option[] }>({ rev: -1, steps: [] });
  #pointed = $state.raw<{ key?: string; place?: string }>({});
  /** The question whose answer is on its way. */
  #sent = $state(-1);
  #kept: { key: string; several: Several } | null = null;
  /** The refusal of the last answer sent, until the next step. */
  refused = $state.raw<No | null>(null);
  /** Whether the pieces of the picture themselves are where this part is picked, so that a list is not needed. */
  onPieces = $state(false);
  /** The verbs that the picture offers itself, so that the list of options leaves them out. */
  besides = $state.raw<readonly string[]>([]);
  /** Whether the question keeps one size and form, whatever it offers: it then tells nobody what a hand holds. */
  steady = $state(false);
  /** Whether something is being shown that the question waits for: until then nothing on the board can be chosen. */
  waits = $state(false);
  /** How much of the time for the question is left, where a ring beside it tells; null without one. */
  left = $state.raw<Left | null>(null);
  /** Whether the question has stood long enough to be answered by a click: two quick clicks never answer two questions. */
  settled = $state(true);
  #held = $state.raw<{ rev: number; place: string } | null>(null);
  /** By verb, what an act costs in the words of the game's picture: it stands under its button. */
  asides = $state.raw<Readonly<Record<string, string>>>({});
  /** The answer that is put together on the pieces; null without one. */
  draft = $state.raw<Draft | null>(null);

  constructor(asker: Asker, words: Words) {
    this.#asker = asker;
    this.#words = words;
  }

  // Where we are

  /** The question that stands, if any. */
  readonly ask: Ask | null = $derived.by(() => {
    const { question } = this.#asker;
    return isAsk(question) ? question : null;
  });

  /** Whether this seat is asked, not only offered something. */
  readonly asked: boolean = $derived(Boolean(this.ask?.choice));

  /** Whether the answer to this question is on its way. */
  readonly busy: boolean = $derived(this.ask !== null && this.#sent === this.ask.rev);

  /** The steps taken so far. */
  readonly steps: readonly Option[] = $derived.by(() => {
    const { ask } = this;
    return ask && this.#taken.rev === ask.rev ? said(ask, this.#taken.steps, this.#words) : [];
  });

  readonly #step: Step | null = $derived.by(() => this.ask && new Step(this.ask, this.steps, this.#words));

  /** What is settled so far, in words. */
  readonly path: readonly string[] = $derived(this.#step?.path() ?? []);

  /** The arguments settled so far. */
  readonly bound: Binds = $derived(this.#step?.bound ?? {});

  /** The part of the answer that is filled now. */
  readonly part: Part | null = $derived(this.#step?.part ?? null);

  /** What is chosen now. */
  readonly title: string = $derived(this.#step?.title() ?? "");

  /** What can be picked now; where several things are picked together, what they are picked from. */
  readonly options: readonly Option[] = $derived(this.#step?.options() ?? []);

  /** What can be picked on the board now. */
  readonly onBoard: readonly Option[] = $derived(this.waits ? [] : this.options);

  readonly #listed: readonly Option[] = $derived(
    this.options.filter((option) => !this.besides.includes(option.act.verb)),
  );

  /** The options as a list shows them: without those that the picture offers itself, and without orders for later. */
  readonly shown: readonly Option[] = $derived(this.#listed.filter((option) => !this.#isLater(option)));

  /** The orders that may be given for later. */
  readonly later: readonly Option[] = $derived(this.#listed.filter((option) => this.#isLater(option)));

  /** The near misses that belong to this step, each with the clause that forbids it. */
  readonly blocked: readonly Marked[] = $derived(this.#step?.blocked() ?? []);

  /** The several things that are picked together in this step; null where one option is picked. */
  readonly several: Several | null = $derived.by(() => {
    const part = this.part;
    if (!part || part.shape === "one" || part.shape === "rows") return null;
    const key = `${this.ask?.rev} ${this.#step?.act?.verb} ${part.name}`;
    if (this.#kept?.key !== key) this.#kept = { key, several: new Several(part) };
    return this.#kept.several;
  });

  /** Which of the several things are picked, in words and in the order of picking. */
  readonly picked: readonly string[] = $derived.by(() => {
    const place = ({ binds }: Option): number => this.several?.placeOf(binds) ?? 0;
    const some = this.options.filter((option) => place(option) > 0);
    return some.sort((one, other) => place(one) - place(other)).map(({ label }) => label);
  });

  /** The answer that `finish` would give or go on with; null while something has to be picked. */
  readonly wish: Wish | null = $derived.by(() => {
    const act = this.#step?.act;
    if (!act || !this.part || !this.several?.ready) return null;
    return this.#step?.wish(act, { [names(this.part)[0] ?? ""]: this.several.value }) ?? null;
  });

  #isLater(option: Option): boolean {
    return option.offer && this.#words.isLater(option.act.verb);
  }

  // Taking steps

  /** Pick an option: answer, or go on to the next step; at a thing on the board, as far as that thing decides. */
  choose(option: Option, place?: string): void {
    if (this.busy || !this.ask) return;
    this.refused = null;
    if (this.several && !option.offer) {
      this.several.toggle(option.binds);
      if (this.several.single) this.finish();
      return;
    }
    this.#go(option);
    const [next, ...others] = place && !option.wish && !this.several ? this.matches(place) : [];
    if (next && !others.length) this.#go(next);
  }

  /** Go on with the several things that were picked. */
  finish(): void {
    const act = this.#step?.act;
    if (this.busy || !act || !this.part || !this.several?.ready) return;
    const binds = { [names(this.part)[0] ?? ""]: this.several.value };
    const wish = this.#step?.wish(act, binds) ?? null;
    this.#go({ key: "", label: this.title, places: [], warned: null, offer: false, act, binds, wish });
  }

  #go(option: Option): void {
    this.#pointed = {};
    if (option.wish) void this.#answer(option.wish);
    else this.#taken = { rev: this.ask?.rev ?? -1, steps: [...this.steps, option] };
  }

  async #answer(wish: Wish): Promise<void> {
    if (this.ask) await this.#decide(this.ask.rev, this.#asker.send({ do: "answer", ask: this.ask.rev, wish }));
  }

  /** Answer with a wish that is complete, whatever was chosen so far. */
  take(wish: Wish): void {
    if (this.busy) return;
    this.refused = null;
    void this.#answer(wish);
  }

  /** Answer this question and those after it in one go. */
  async plan(steps: readonly PlanStep[]): Promise<void> {
    if (this.busy || !this.ask) return;
    this.refused = null;
    await this.#decide(this.ask.rev, this.#asker.plan(steps));
  }

  async #decide(rev: number, sent: Promise<Done | No>): Promise<void> {
    this.#sent = rev;
    const answer = await sent;
    if (answer.type !== "no") return;
    this.refused = answer;
    if (this.#sent === rev) this.#sent = -1; // a newer question may have its answer by now
  }

  /** Forget the last step; false where there is none. */
  back(): boolean {
    this.refused = null;
    if (this.several?.undo()) return true;
    const any = this.steps.length > 0;
    this.#taken = { rev: this.#taken.rev, steps: this.#taken.steps.slice(0, -1) };
    return any;
  }

  /** Forget all steps. */
  startOver(): void {
    this.refused = null;
    this.several?.clear();
    this.#taken = { rev: -1, steps: [] };
  }

  // The pieces

  /** The piece that is selected: the one a player clicked, else the one that the usual act starts at. */
  readonly held: string = $derived.by(() => {
    const rev = this.ask?.rev ?? -1;
    return this.#held?.rev === rev ? this.#held.place : this.asked ? firstHeld(this.ask) : "";
  });

  /** Select a piece. */
  hold(place: string): void {
    this.#held = { rev: this.ask?.rev ?? -1, place };
  }

  /** Let go of the piece; whether there was one. */
  release(): boolean {
    const any = this.held !== "";
    this.hold("");
    return any;
  }

  /** What can be done with a piece, the usual first. */
  verbsOf(place: string): readonly Option[] {
    return verbsOf(this.onBoard, place);
  }

  /** What a click on a thing may mean: what starts there, and what touches it. */
  at(place: string): readonly Option[] {
    const starting = this.verbsOf(place);
    const known = new Set(starting.map(({ key }) => key));
    return [...starting, ...this.matches(place).filter(({ key }) => !known.has(key))];
  }

  /** What can't be done at a place now, and why. */
  blockedAt(place: string): readonly Marked[] {
    return blockedAt(this.ask?.blocked ?? [], place);
  }

  /** What a click on a thing means: the only option there, or the usual act with it; null where there is a choice. */
  meantBy(place: string): Option | null {
    const touching = this.at(place);
    const [only, ...others] = touching;
    if (only && !others.length) return only;
    const usual = touching.filter(({ act }) => act.rank === "usual");
    return usual.length === 1 && !this.verbsOf(place).length ? (usual[0] ?? null) : null;
  }

  /** The options in the order in which they are worth a button, most usual first. */
  readonly foremost: readonly Option[] = $derived(ranked(this.shown));

  // The board

  /** The options that touch a thing on the board. */
  matches(place: string): readonly Option[] {
    return this.onBoard.filter((option) => option.places.includes(place));
  }

  /** Point at an option or at a thing on the board, or at nothing. */
  point(at: Option | string | null): void {
    this.#pointed = at === null ? {} : typeof at === "string" ? { place: at } : { key: at.key };
  }

  /** The options that are pointed at, themselves or by a thing they touch. */
  readonly pointed: readonly Option[] = $derived.by(() => {
    const { key, place } = this.#pointed;
    return place ? this.matches(place) : this.options.filter((option) => option.key === key);
  });

  /** Whether a thing on the board is pointed at, or touched by the option that is. */
  lit(place: string): boolean {
    if (this.#pointed.place) return this.#pointed.place === place;
    return this.pointed.some((option) => option.places.includes(place));
  }
}

/** Steps in the words of now: the language may have changed since they were taken. */
function said(ask: Ask, taken: readonly Option[], words: Words): Option[] {
  return taken.map((step, i) => {
    const options = new Step(ask, taken.slice(0, i), words).options();
    const wanted = JSON.stringify([step.act.verb, step.binds]);
    const again = options.find(({ act, binds }) => JSON.stringify([act.verb, binds]) === wanted);
    return again ? { ...step, label: again.label } : step;
  });
}
