/**
 * Commands on their way to a table. Each is pending until the server has decided it: `done`, or `no`.
 *
 * One is under way at a time, so that none overtakes another however often it's sent. Until it's decided it is sent
 * again under the same id: after `unsure`, after a line that broke, and after a long silence on a line that seems up.
 */

import { carryOut, Failed, number } from "./api-calls";
import { pause, wait } from "./waits";
import type { Command, Done, Intent, No, Unsure } from "./wire";

export type Decision = Done | No;

/** The line that carries the commands. */
export interface Carrier {
  /** Send now; false where the line is down. */
  send(command: Command): boolean;
  /** Hang up and come back. */
  reopen(): void;
  /** Whether something has been undecided for more than a moment. */
  late(late: boolean): void;
}

interface Pending {
  wanted: string;
  command: Command;
  decided: Promise<Decision>;
  settle(answer: Decision): void;
  /** How often it was sent. */
  times: number;
}

/** Older servers said this where newer ones say `unsure`. */
const NOT_STORED = "GT-STORE-01";
const TOO_OFTEN = "GT-RATE-01";
const MOMENT = 1500;
const SILENCE = 8000;
const LONGEST_REST = 60;
/** How often a command is sent without a line. */
const MOST_TIMES = 6;

export class Outbox {
  private readonly carrier: Carrier;
  private readonly waiting: Pending[] = [];
  private resting: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moment: ReturnType<typeof setTimeout> | undefined;

  constructor(carrier: Carrier) {
    this.carrier = carrier;
  }

  /** Have a command carried out once. The same intent, given again while it's undecided, is the same command. */
  add(intent: Intent): Promise<Decision> {
    const wanted = JSON.stringify(intent);
    const same = this.waiting.find((each) => each.wanted === wanted);
    if (same) return same.decided;
    const pending = made(intent, wanted);
    this.waiting.push(pending);
    if (this.waiting.length === 1) this.begin();
    return pending.decided;
  }

  /** Resolves when nothing is undecided. */
  idle(): Promise<void> {
    return this.waiting.length ? new Promise((rest) => this.resting.push(rest)) : Promise.resolve();
  }

  /** The line is up. What has failed more than once isn't sent at once: it may be what breaks the line. */
  up(): void {
    const times = this.waiting[0]?.times ?? 0;
    if (times > 1) this.later(wait(times - 1));
    else this.send();
  }

  /** The line is down: nothing can be sent until it's up. */
  down(): void {
    clearTimeout(this.timer);
  }

  /** Forget everything; callers still waiting for a decision never get one. */
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.moment);
    this.carrier.late(false);
  }

  /** What the server says of a command. */
  hear(answer: Decision | Unsure): void {
    const first = this.waiting[0];
    if (first?.command.id !== answer.id) return;
    const seconds = secondsToWait(answer, first.times);
    if (seconds === null) this.settle(first, answer as Decision);
    else this.later(seconds * 1000 || wait(first.times));
  }

  private settle(first: Pending, answer: Decision): void {
    clearTimeout(this.timer);
    clearTimeout(this.moment);
    this.waiting.shift();
    this.carrier.late(false);
    first.settle(answer);
    if (this.waiting.length) return this.begin();
    for (const rest of this.resting.splice(0)) rest();
  }

  private begin(): void {
    this.moment = setTimeout(() => this.carrier.late(true), MOMENT);
    this.send();
  }

  private send(): void {
    const first = this.waiting[0];
    if (!first || !this.carrier.send(first.command)) return;
    first.times += 1;
    this.later(SILENCE, () => this.carrier.reopen());
  }

  private later(milliseconds: number, then: () => void = () => this.send()): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}

/** Have a command carried out without a line to the table; throws where it stays undecided for long. */
export async function carriedOut(table: string, intent: Intent, secret: string): Promise<Decision> {
  const command = newCommand(intent);
  for (let times = 1; times <= MOST_TIMES; times += 1) {
    const answer = await carryOut(table, command, secret).catch(unheard);
    const seconds = answer ? secondsToWait(answer, times) : 0;
    if (seconds === null) return answer as Decision;
    await pause((seconds ?? 0) * 1000 || wait(times));
  }
  throw new Failed(0, "");
}

function unheard(error: unknown): null {
  if (error instanceof Failed && error.status === 0) return null;
  throw error;
}

function made(intent: Intent, wanted: string): Pending {
  let settle: (answer: Decision) => void = () => {};
  const decided = new Promise<Decision>((resolve) => (settle = resolve));
  return { wanted, command: newCommand(intent), decided, settle, times: 0 };
}

/** An intent with an id of its own. */
function newCommand(intent: Intent): Command {
  return { ...intent, id: number().slice(0, 32) };
}

/**
 * How long to wait before the command is sent again, 0 for as long as usual; null where the answer decides it.
 *
 * "Too often" decides a command that was sent once: it was not carried out. Of one that was sent before it says nothing.
 */
function secondsToWait(answer: Decision | Unsure, times: number): number | null {
  if (answer.type === "unsure") return 0;
  if (answer.type === "done") return null;
  if (answer.clause === NOT_STORED) return 0;
  if (answer.clause !== TOO_OFTEN || times <= 1) return null;
  return Math.min(LONGEST_REST, Number(answer.facts["seconds"] ?? 1));
}
