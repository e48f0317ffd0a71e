/** What is known of a playback: what an act is, how a game tells its own turns, and what can be done with it. */

import type { Frame } from "../../lib/frames";
import { type GameTypes, Sent, type Told } from "../../lib/sent";
import type { Ask, Facts, Item, Over, TableView } from "../../lib/wire";
import type { Words } from "../../lib/words.svelte";
import type { Beat, Stage } from "./beats";
import type { Pace } from "./pace";
import type { Passing } from "./passing.svelte";

/** One thing that is done: the line that names it first, then what belongs to it. */
export type Act<Event extends Facts = Facts> = readonly Told<Event>[];

/** What a game says of the turn that nobody plays. */
export interface Turn<G extends GameTypes> {
  begins(told: Told<G["event"]>): boolean;
  ends(told: Told<G["event"]>): boolean;
  /** Whether a line is told together with the one before it. */
  belongs(act: Act<G["event"]>, told: Told<G["event"]>): boolean;
  /** Whether a line only says what comes now, so that it is shown before it happens. */
  heralds(told: Told<G["event"]>): boolean;
  /** What there is to see of a line. */
  stage?: Stage<G>;
  /** An act in one sentence, where that is not the line it is named by. */
  line?(act: Act, words: Words): string;
  /** Whether a clock runs for somebody, so that nothing may take long. */
  onClock?(view: G["view"]): boolean;
}

/** What is listened to: the state of a table. */
export interface Source {
  readonly id?: string;
  readonly question?: Ask | Over | null;
  readonly items: readonly Item[];
  readonly view: Facts | null;
  readonly frames: readonly Frame[];
  /** Of a replay: whether a step forwards was just taken; undefined at a table that is played at. */
  readonly stepped?: boolean;
  readonly seat?: number;
  readonly table?: TableView | null;
}

/** What the bar and the replay know of a playback, whatever its game. */
export interface Playing<Event extends Facts = Facts> {
  readonly acts: readonly Act<Event>[];
  readonly act: Act<Event> | null;
  readonly shown: number;
  readonly playing: boolean;
  readonly paused: boolean;
  readonly turn: boolean;
  readonly pace: Pace;
  /** The table before the act at hand; null while nothing plays. */
  readonly before: Facts | null;
  /** What is seen of each act; null where it is only told. */
  readonly beats: readonly (Beat | null)[];
  /** The beat at hand, of an act or in passing. */
  readonly beat: Beat | null;
  readonly running: boolean;
  /** Whether the log and the question wait: it has just happened. */
  readonly live: boolean;
  /** Whether something happened that this reader was not shown. */
  readonly unseen: boolean;
  readonly passing: Passing;
  /** Whether the last turn that nobody plays is still what the reader thinks about: no answer came after it. */
  readonly fresh: boolean;
  /** What bots did since your last answer. */
  readonly byBots: readonly Beat[];
  /** Whether a turn that nobody plays begins or ends in these lines. */
  unplayed(items: readonly Item[]): boolean;
  /** Every beat of these lines. */
  staged(items: readonly Item[]): Beat[];
  sentence(beat: Beat, words: Words): string;
  skip(): void;
  skipOne(): void;
  /** Show one act again, and stop after it. */
  only(act: number): void;
  show(beats: readonly Beat[]): void;
  step(by: number): void;
  again(): void;
  go(): void;
  setPace(pace: Pace): void;
}

export function kindOf<Event extends GameTypes["event"]>(told: Told<Event>): Event["event"] {
  return told.event.event;
}

/** Whether the items stand in the middle of such a turn. */
export function isInTurn<G extends GameTypes>(turn: Turn<G>, items: readonly Item[]): boolean {
  const last = new Sent<G>().told(items).findLast((each) => turn.begins(each) || turn.ends(each));
  return last !== undefined && turn.begins(last);
}

/** Whether somebody has done several things at once. */
export function isPlan(items: readonly Item[]): boolean {
  return items.filter((item) => item.item === "did" && !item.auto).length > 1;
}
