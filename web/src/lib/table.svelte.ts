/** A table as one audience sees it, kept up to date by the messages of the server. */

import * as calls from "./api-calls";
import { persist } from "./asking";
import { changed } from "./changes";
import { type Frame, framesOf, ledTo } from "./frames";
import { type Decision, Outbox } from "./outbox";
import { Line, type Ways } from "./socket";
import { socketWay, streamWay } from "./ways";
import type {
  Advice,
  Ask,
  Clock,
  Facts,
  Filed,
  Intent,
  Item,
  Led,
  Message,
  No,
  Outlook,
  Over,
  PlanStep,
  Review,
  Stop,
  Sync,
  TableView,
  Talk,
  Undo,
  Update,
  Value,
  Wish,
} from "./wire";

/** A position: what the seat was sent, what it had asked of it, and when. */
export interface Position {
  at: number;
  sync: Sync;
  answers: Readonly<Record<string, Value>>;
}

export type Connection = "joining" | "live" | "lost" | "closed";

const MOST_ITEMS = 400;
/** This many answers to queries are kept for reading without a connection. */
const MOST_ANSWERS = 20;
/** What makes a warning about the last answer late. */
const GOES_ON: ReadonlySet<Intent["do"]> = new Set(["answer", "plan", "undo"]);

export class TableState {
  readonly id: string;
  rev = $state(0);
  seat = $state(-1);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<Facts | null>(null);
  items = $state.raw<Item[]>([]);
  /** What lay between the acts of the last update, and the table as it lies; empty where nothing did. */
  frames = $state.raw<readonly Frame[]>([]);
  question = $state.raw<Ask | Over | null>(null);
  clock = $state.raw<Clock>({ now: 0, stamp: 0, runs: false, timed: false });
  talk = $state.raw<Talk>({ policy: "silent", cites: [] });
  undo = $state.raw<Undo>({ how: "no", clause: "" });
  notes = $state("");
  /** What would have been far better than our last answer, where this table warns of that; null where it will do. */
  warned = $state.raw<Advice | null>(null);
  connection = $state<Connection>("joining");
  /** Why the server will not have us here; null while it does. */
  refused = $state.raw<No | null>(null);
  /** Whether something we sent has been undecided for more than a moment. */
  unsaved = $state(false);
  /** Whether the line is down because the server only has room for players. */
  crowded = $state(false);
  /** How many things happened while the line was down. */
  missed = $state(0);
  /** When this was seen, where it is only what the browser has kept; 0 once the server is heard. */
  kept = $state(0);
  /** Where somebody leads the shared replay, and when that was heard; null before the first word of it. */
  led = $state.raw<(Led & { heard: number }) | null>(null);

  protected secret: string;
  private lag = 0;
  private judging: Review | null = null;
  private readonly line: Line;
  private readonly outbox: Outbox;
  private readonly answers = new Map<string, Value>();

  constructor(id: string, secret = "", ways: Ways = { socket: socketWay, stream: streamWay }) {
    this.id = id;
    this.secret = secret;
    const events = {
      message: (message: Message) => this.hear(message),
      up: () => this.rise(),
      down: (crowded: boolean) => this.fall(crowded),
      gone: (by: No) => this.turnedAway(by),
    };
    this.line = new Line(() => ({ table: this.id, secret: this.secret, rev: this.rev }), events, ways);
    this.outbox = new Outbox({
      send: (command) => this.line.send(command),
      reopen: () => this.line.open(),
      late: (late) => (this.unsaved = late),
    });
  }

  connect(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
    this.outbox.close();
    this.connection = "closed";
  }

  /** Go on with another secret of the same seat. */
  renew(secret: string): void {
    if (this.connection === "closed") return;
    this.secret = secret;
    this.line.open();
  }

  /** Go on at another seat, which has numbers and a view of its own, once all this seat has sent is decided. */
  async move(secret: string): Promise<void> {
    await this.outbox.idle();
    this.rev = 0;
    this.renew(secret);
  }

  /** Match time in milliseconds, at this moment. */
  now(): number {
    return this.clock.now + (this.clock.runs ? Math.max(0, Date.now() - this.lag - this.clock.stamp) : 0);
  }

  /** Carry out a command once, however often the line breaks on the way; resolves when the server has decided it. */
  send(intent: Intent): Promise<Decision> {
    const { rev } = this;
    const decided = this.outbox.add(intent);
    if (GOES_ON.has(intent.do)) this.warned = this.judging = null;
    if (intent.do === "answer" && this.table?.warns) {
      const given = { moment: rev, ask: intent.ask, wish: intent.wish };
      this.judging = given;
      void decided.then((done) => {
        if (done.type === "done" && this.judging === given) void this.review(given);
      });
    }
    return decided;
  }

  /** Hear whether an answer was a blunder, unless we have gone on or the server can't say. */
  private async review(given: Review): Promise<void> {
    const judged = await calls.review(this.id, given, this.secret).catch(() => null);
    if (this.judging === given) this.warned = judged?.better ?? null;
  }

  /** Answer several questions in a row, beginning with the one that stands; the first surprise ends it. */
  plan(steps: readonly PlanStep[]): Promise<Decision> {
    return this.send({
      do: "plan",
      ask: this.question?.rev ?? -1,
      steps: steps.map((step) => ({ least: {}, ...step })),
    });
  }

  /** Say when this seat wants to be asked where nothing must be decided. */
  stop(stop: Stop): Promise<Decision> {
    return this.send({ do: "stop", stop });
  }

  /** What options of the question that stands cost and would bring; with `ahead`, what comes after going on. */
  weigh(wishes: readonly Wish[], ahead: boolean): Promise<Outlook> {
    return calls.weigh(this.id, { ask: this.question?.rev ?? -1, wishes, ahead }, this.secret);
  }

  /** What a bot would do at the question that stands; throws where the table gives no hint. */
  advise(): Promise<Advice> {
    return calls.advise(this.id, this.question?.rev ?? -1, this.secret);
  }

  /** What the server answers; while it is not heard, what it answered last. */
  async query(name: string, args: Facts): Promise<Value> {
    const asked = JSON.stringify([name, args]);
    const known = this.kept ? this.answers.get(asked) : undefined;
    if (known !== undefined) return known;
    const answer = await calls.query(this.id, name, args, this.secret).catch((error) => this.recall(asked, error));
    this.answers.delete(asked);
    this.answers.set(asked, answer);
    const [oldest] = this.answers.keys();
    if (oldest !== undefined && this.answers.size > MOST_ANSWERS) this.answers.delete(oldest);
    return answer;
  }

  /** What can be kept of this for reading without a connection; null where nothing is known yet. */
  position(): Position | null {
    const { rev, seat, table, view, items, question, clock, talk, undo, notes } = this;
    if (!table) return null;
    const sync: Sync = { type: "sync", rev, seat, table, view, items, question, clock, talk, undo, notes, frames: [] };
    return { at: Date.now(), sync, answers: Object.fromEntries(this.answers) };
  }

  /** Show what was kept, until the server is heard. Clocks stand still. */
  restore({ at, sync, answers }: Position): void {
    this.take({ ...sync, rev: 0, clock: sync.clock && { ...sync.clock, runs: false } });
    for (const [asked, answer] of Object.entries(answers)) this.answers.set(asked, answer);
    this.kept = at;
    this.connection = "lost";
  }

  drawing(lang: string, width: number): Promise<string> {
    return calls.drawing(this.id, lang, width, this.secret);
  }

  wholeLog(): Promise<string> {
    return calls.wholeLog(this.id, this.secret);
  }

  /** Tell the operator that something seems wrong now; nobody at the table hears it. */
  report(text: string): Promise<Filed> {
    const id = calls.number().slice(0, 32);
    return persist((signal) => calls.report(this.id, id, text, this.secret, signal));
  }

  async keepNotes(text: string): Promise<void> {
    this.notes = text;
    await persist((signal) => calls.keepNotes(this.id, text, this.secret, signal));
  }

  private recall(asked: string, error: unknown): Value {
    const answer = this.answers.get(asked);
    if (answer === undefined || !(error instanceof calls.Failed) || error.status !== 0) throw error;
    return answer;
  }

  private turnedAway(by: No): void {
    this.refused = by;
    this.outbox.close();
    this.connection = "closed";
  }

  private rise(): void {
    this.connection = "live";
    this.outbox.up();
  }

  private fall(crowded: boolean): void {
    this.connection = "lost";
    this.crowded = crowded;
    this.outbox.down();
  }

  private hear(message: Message): void {
    if (message.type === "sync") this.take(message);
    else if (message.type === "update") this.apply(message);
    else if (message.type === "led") this.led = { ...message, heard: Date.now() };
    else this.outbox.hear(message);
  }

  protected take(sync: Sync): void {
    this.kept = 0;
    this.rev = sync.rev;
    this.seat = sync.seat;
    this.table = sync.table;
    this.view = sync.view;
    this.items = sync.items;
    this.frames = [];
    this.question = sync.question;
    this.talk = sync.talk;
    this.undo = sync.undo;
    this.notes = sync.notes;
    if (sync.clock) this.setClock(sync.clock);
  }

  private apply(update: Update): void {
    if (update.rev <= this.rev && !update.fresh) return;
    if (update.since !== this.rev && !update.fresh) return this.line.open();
    if (update.fresh) this.missed = update.items.length;
    this.rev = update.rev;
    this.look(update);
    this.table = update.table ?? this.table;
    this.talk = update.talk ?? this.talk;
    this.undo = update.undo ?? this.undo;
    if (update.clock) this.setClock(update.clock);
    if (update.items.length) this.items = [...this.items, ...update.items].slice(-MOST_ITEMS);
    this.question = update.question ?? this.question;
  }

  /** A view that is no whole one is a change of the last frame. */
  private look({ fresh, frames = [], items, view }: Update): void {
    const between = framesOf(this.view, frames, items);
    const before = between.at(-1)?.view ?? this.view;
    this.view = fresh && view ? view : view ? changed(before, view) : before;
    this.frames = ledTo(between, items, this.view);
  }

  /** The least delay seen stands for the difference between the two clocks. */
  private setClock(clock: Clock): void {
    const delay = Date.now() - clock.stamp;
    this.lag = this.clock.stamp === 0 ? delay : Math.min(this.lag, delay);
    this.clock = clock;
  }
}
