/**
 * People around one screen: who has the device, and whom it goes to. Between two people nobody's seat is open: the page
 * has nothing but what spectators are sent, and nothing that it had before.
 */

import { carriedOut } from "./outbox";
import { type AroundKept, aroundOf, keepAround } from "./storage";
import { isAsk, type Ask, type Intent, type Over, type TableView } from "./wire";

/** Go on at the table with this secret, with nothing left of what was on the page; empty is a spectator's. */
type Enter = (secret: string) => void;

export class Around {
  readonly id: string;
  readonly open: boolean;
  readonly secrets: readonly string[];
  /** Who has the device; -1 while it's passed on. */
  holder = $state(-1);
  /** Who had it before; -1 where nobody did. */
  last = $state(-1);
  /** Whom it goes to. */
  next = $state(-1);
  private readonly enter: Enter;

  private constructor(id: string, { secrets, open }: AroundKept, enter: Enter) {
    this.id = id;
    this.secrets = secrets;
    this.open = open;
    this.enter = enter;
  }

  /** Those around the screen at a table; null where it's somebody's own. */
  static at(id: string, enter: Enter): Around | null {
    const kept = aroundOf(id);
    return kept && new Around(id, kept, enter);
  }

  /** Come to the table: nobody has the device yet, unless nothing is hidden there, or no longer. */
  begin(table: TableView): void {
    this.next = this.waiting(table)[0] ?? this.seats[0] ?? -1;
    if (this.open || table.stage === "over") this.take();
    else this.cover();
  }

  /** Pass the device on. Where nothing is hidden, only the seat changes. */
  pass(to: number): void {
    if (!this.secrets[to] || to === this.holder) return;
    this.last = this.holder;
    this.next = to;
    if (this.open) this.take();
    else this.cover();
  }

  /** Pass it to somebody else after all. */
  instead(to: number): void {
    if (this.secrets[to]) this.next = to;
  }

  /** The one it goes to is there. */
  take(): void {
    this.holder = this.next;
    this.enter(this.secrets[this.next] ?? "");
  }

  private cover(): void {
    this.holder = -1;
    this.enter("");
  }

  /** The seats of people here. */
  get seats(): number[] {
    return this.secrets.flatMap((secret, seat) => (secret ? [seat] : []));
  }

  /** Of those that are asked at a table, the ones that are here; the next after the last holder first. */
  waiting({ seats }: TableView): number[] {
    const asked = this.seats.filter((seat) => seats[seat]?.asked && seats[seat]?.kind === "person");
    return [...asked.filter((seat) => seat > this.last), ...asked.filter((seat) => seat <= this.last)];
  }

  /** To whom the device has to go on before anything can happen; -1 where it's with the right one, or nobody's here. */
  wanted(question: Ask | Over | null, table: TableView | null): number {
    if (this.holder < 0 || !table || !isAsk(question) || question.seats.includes(this.holder)) return -1;
    const after = [...this.seats.filter((seat) => seat > this.holder), ...this.seats];
    return after.find((seat) => question.seats.includes(seat) && table.seats[seat]?.kind === "person") ?? -1;
  }

  /** Somebody here, other than this one, whose seat no bot has: the last who had the device, if possible; -1 for nobody. */
  present({ seats }: TableView, but = -1): number {
    const there = this.seats.filter((seat) => seat !== but && seats[seat]?.kind === "person");
    return there.find((seat) => seat === this.last) ?? there[0] ?? -1;
  }

  /** Have something done for a seat that's here. */
  async tell(seat: number, intent: Intent): Promise<void> {
    await carriedOut(this.id, intent, this.secrets[seat] ?? "");
  }

  /** Let the clock wait until somebody has the device. The one it goes to may still have a bot on their seat. */
  async hold(table: TableView): Promise<void> {
    this.mark(true);
    await this.tell(this.present(table), { do: "pause" });
  }

  /** The clock goes on, if it waited for this. */
  async release(): Promise<void> {
    if (!aroundOf(this.id)?.paused) return;
    await this.tell(this.holder, { do: "resume" });
    this.mark(false);
  }

  /** Somebody went away: a bot plays for them, until they are back, and the device goes to somebody else. */
  async replace(seat: number, table: TableView): Promise<void> {
    const other = this.present(table, seat);
    if (other < 0) return;
    await this.tell(seat, { do: "leave" });
    await this.tell(other, { do: "hand", seat, to: "bot" });
    this.instead(other);
  }

  private mark(paused: boolean): void {
    keepAround(this.id, { secrets: this.secrets, open: this.open, paused });
  }
}
