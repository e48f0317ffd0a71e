/** The shared replay: leading the others to where we are, or following the leader. */

import type { Replay } from "./replay.svelte";

const SAID_AGAIN = 4000;
const SILENT = 15_000;
const PAUSE = 150;

export class Lead {
  readonly #replay: Replay;
  /** Whether this page leads. */
  leading = $state(false);
  /** Whether we go where the leader goes. */
  following = $state(true);
  #now = $state(Date.now());
  /** Who led before. */
  #before = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** The seat that leads; null where nobody does, or nothing was heard for long. */
  readonly leader: number | null = $derived.by(() => {
    const { led } = this.#replay.live;
    return led && led.seat >= 0 && this.#now - led.heard < SILENT ? led.seat : null;
  });

  /** Whether somebody else leads. */
  readonly led: boolean = $derived.by(() => this.leader !== null && this.leader !== this.#replay.live.seat);

  /** Keep time, and keep saying that we lead; ends when the returned function is called. */
  use(): () => void {
    const timer = setInterval(() => {
      this.#now = Date.now();
      if (this.leading) this.say();
    }, SAID_AGAIN);
    return () => {
      clearInterval(timer);
      clearTimeout(this.#timer);
    };
  }

  /** The leader has gone somewhere, or has handed the lead to us. */
  hear(): void {
    const { led, seat } = this.#replay.live;
    if (!led) return;
    this.#now = Date.now();
    const handed = led.seat === seat && this.#before >= 0 && this.#before !== seat;
    this.#before = led.seat;
    if (led.seat !== seat) this.leading = false;
    if (handed) this.begin();
    if (led.seat < 0 || led.seat === seat) return;
    if (this.following) void this.follow();
  }

  /** Go where the leader is. */
  async follow(): Promise<void> {
    const { led } = this.#replay.live;
    this.following = true;
    if (!led || led.seat < 0) return;
    this.#replay.playing = false;
    await this.#replay.readOn();
    if (led.of !== this.#replay.of) await this.#replay.lookAs(led.of);
    const place = this.#replay.placeOf(String(led.moment));
    await this.#replay.go(place, place > this.#replay.at);
  }

  /** Look around by ourselves. */
  leave(): void {
    this.following = false;
  }

  begin(): void {
    this.leading = true;
    this.say();
  }

  /** Say where we are, soon. */
  say(): void {
    if (!this.leading) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#say(), PAUSE);
  }

  async #say(): Promise<void> {
    const { live, number, of } = this.#replay;
    const answer = await live.send({ do: "lead", moment: number, of });
    if (answer.type === "no") this.leading = false;
  }

  async relay(seat: number): Promise<void> {
    this.leading = false;
    clearTimeout(this.#timer);
    await this.#replay.live.send({ do: "relay", seat });
    this.following = true;
  }

  async end(): Promise<void> {
    this.leading = false;
    clearTimeout(this.#timer);
    await this.#replay.live.send({ do: "unlead" });
  }
}
