/** Whom a table waits for: people who choose, bots, or seats that nobody has. */

import { minutes } from "./titles";
import type { Say } from "./say";
import type { Ask, Seat, TableView } from "./wire";

export type Waits = "people" | "bots" | "open";

export interface Waiting {
  /** Who is to answer: bots if nobody else is, and seats that nobody has before anybody. */
  for: Waits;
  /** Since when the first of them has been asked, in Unix time. */
  since: number;
  /** Whether someone has left, has been silent for long, or was never there: then others may do something about it. */
  lost: boolean;
}

export function waiting(table: TableView | null, ask: Ask, now: number): Waiting {
  const seats = ask.seats.map((seat) => table?.seats[seat]).filter((seat) => seat !== undefined);
  const since = Math.min(now, ...seats.map((seat) => seat.asked || now));
  const open = seats.some((seat) => seat.kind === "open");
  const bots = seats.length > 0 && seats.every((seat) => seat.kind === "bot");
  const silent = seats.some((seat) => seat.kind === "person" && (seat.away || isSilent(table, seat, now)));
  return { for: open ? "open" : bots ? "bots" : "people", since, lost: open || silent };
}

/** Whether a seat has been asked for longer than the table has patience. */
export function isSilent(table: TableView | null, seat: Seat, now: number): boolean {
  return seat.asked > 0 && now - seat.asked > (table?.patience ?? Infinity);
}

/** For how long a person has been choosing; nothing where nobody is asked, or only a bot or an empty seat. */
export function choosingFor(seat: Seat, now: number, say: Say): string {
  return seat.kind === "person" && seat.asked ? say("seat-asked", { time: minutes(now - seat.asked) }) : "";
}
