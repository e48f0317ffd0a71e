/** A line to a table that comes back by itself, with waits that grow and are spread by chance. */

import { home } from "./home";
import { CROWDED, type Heard, type Hello, type Opens, type Way } from "./ways";
import type { Command, Message, No } from "./wire";

export interface LineEvents {
  message(message: Message): void;
  up(): void;
  /** It comes back by itself; after a while where the server only has room for players. */
  down(crowded: boolean): void;
  /** The server will not have us here. */
  gone(by: No): void;
}

export interface Ways {
  socket: Opens;
  stream: Opens;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SOCKETS_TRIED = 2;

export class Line {
  private way: Way | null = null;
  private up = false;
  private failures = 0;
  private deadSockets = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly hello: () => Hello;
  private readonly on: LineEvents;
  private readonly ways: Ways;

  constructor(hello: () => Hello, on: LineEvents, ways: Ways) {
    this.hello = hello;
    this.on = on;
    this.ways = ways;
  }

  open(): void {
    clearTimeout(this.timer);
    this.way?.close();
    this.up = false;
    const bySocket = this.deadSockets < SOCKETS_TRIED;
    const opens = bySocket ? this.ways.socket : this.ways.stream;
    this.timer = setTimeout(() => this.giveUp(bySocket), home.patience);
    this.way = opens(this.hello(), this.heard(bySocket));
  }

  /** Send now; a line that is down sends nothing. */
  send(command: Command): boolean {
    if (this.up) this.way?.send(command);
    return this.up;
  }

  close(): void {
    clearTimeout(this.timer);
    this.way?.close();
    this.way = null;
    this.up = false;
  }

  private heard(bySocket: boolean): Heard {
    return {
      message: (message) => {
        this.on.message(message);
        if (!this.up) this.rise(bySocket);
      },
      ended: (by) => this.fall(bySocket, by),
    };
  }

  private giveUp(bySocket: boolean): void {
    this.way?.close();
    this.fall(bySocket, null);
  }

  private rise(bySocket: boolean): void {
    clearTimeout(this.timer);
    this.up = true;
    this.failures = 0;
    if (bySocket) this.deadSockets = 0;
    this.on.up();
  }

  /** The stream follows dead sockets at once. Where it fails too, sockets weren't the trouble and are tried again. */
  private fall(bySocket: boolean, by: No | null): void {
    this.deadSockets = bySocket ? this.deadSockets + Number(!this.up) : Number(this.up);
    this.up = false;
    this.way = null;
    clearTimeout(this.timer);
    const crowded = by?.clause === CROWDED;
    if (by && !crowded) return this.on.gone(by);
    if (crowded && bySocket) this.deadSockets = 0;
    this.on.down(crowded);
    const stream = bySocket && this.deadSockets === SOCKETS_TRIED;
    this.timer = setTimeout(() => this.open(), stream ? 0 : this.wait(Number(by?.facts.seconds ?? 0)));
  }

  private wait(seconds: number): number {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    return seconds * 1000 + most / 2 + (Math.random() * most) / 2;
  }
}
