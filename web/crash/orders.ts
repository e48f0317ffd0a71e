/** What the crash run orders, and what it is told: one JSON line each. */

import type { NewTable } from "../src/lib/api-calls";
import type { Command, Intent, Seated, Sync } from "../src/lib/wire";

/** A place at a table, and the manner of the player who takes it. */
export interface Place {
  table: string;
  secret: string;
  seed: number;
  /** Seconds that the slowest thought takes. */
  haste: number;
  /** Whether this player's network lets no socket through. */
  blocked: boolean;
}

export type Order =
  | { do: "open"; who: number; wanted: NewTable }
  | { do: "join"; who: number; table: string; name: string }
  | ({ do: "sit"; who: number } & Place)
  | { do: "send"; who: number; intent: Intent }
  | { do: "rest"; who: number }
  | { do: "show"; who: number }
  | { do: "leave"; who: number };

/** Seconds on the machine's monotonic clock, which the crash run reads too. */
export function moment(): number {
  return Number(process.hrtime.bigint()) / 1e9;
}

export type Report = { who: number; at: number } & (
  | { tell: "line"; way: "socket" | "stream" }
  | { tell: "heard"; what: "sync" | "behind" }
  | { tell: "sent"; command: Command }
  | { tell: "unsure"; id: string }
  /** What the player was told; `waited` is in seconds. */
  | { tell: "settled"; id: string; waited: number; clause: string }
  | { tell: "stands"; pending: number; resting: boolean; over: boolean; refused: string }
  | { tell: "screen"; screen: Sync | null }
  /** What became of a command that was ordered: nothing, or the clause that refused it. */
  | { tell: "carried"; clause: string }
  /** A seat, or null where the server did not give one. */
  | { tell: "seated"; seated: Seated | null }
  | { tell: "fault"; text: string }
);

export type Said = Report extends infer Each ? (Each extends Report ? Omit<Each, "who" | "at"> : never) : never;

export function report(who: number, said: Said): void {
  process.stdout.write(`${JSON.stringify({ who, at: moment(), ...said })}\n`);
}
