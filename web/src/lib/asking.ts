/**
 * Calls that change something, made again while their answer is lost.
 *
 * Those that take a seat carry a secret that is made here and kept before they're sent: sent again they come to the same
 * seat, after a reload too. A secret that no seat was given for is forgotten, or used for the next attempt.
 */

import * as calls from "./api-calls";
import * as storage from "./storage";
import { pause, wait } from "./waits";
import type { Seated } from "./wire";

const MOST_TIMES = 5;
/** Milliseconds after which an answer counts as lost. */
const PATIENCE = 20_000;
const TOO_OFTEN = "GT-RATE-01";

/** Make a call that may be made twice until it's answered; throws where it's refused, or fails for long. */
export async function persist<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (let times = 1; ; times += 1) {
    try {
      return await call(AbortSignal.timeout(PATIENCE));
    } catch (error) {
      if (!isLost(error) || times === MOST_TIMES) throw error;
    }
    await pause(wait(times));
  }
}

/** Whether nobody knows what became of a call. */
export function isLost(error: unknown): boolean {
  return error instanceof calls.Failed && (error.status === 0 || error.status >= calls.FAILING);
}

/** Ask for a seat under a name for this wish; `keep` is handed the answer before the secret is forgotten. */
export async function ask<T>(
  what: string,
  call: (secret: string, signal: AbortSignal) => Promise<T>,
  keep: (answer: T) => void,
): Promise<T> {
  const secret = storage.pendingSecret(what) || newSecret();
  storage.keepPending(what, secret);
  try {
    const answer = await persist((signal) => call(secret, signal));
    keep(answer);
    storage.dropPending(what);
    return answer;
  } catch (error) {
    const decided = error instanceof calls.RefusedCall && !isLost(error) && error.no.clause !== TOO_OFTEN;
    if (decided) storage.dropPending(what);
    throw error;
  }
}

function keepSeat({ table, secret }: Seated): void {
  storage.keepSecret(table, secret);
}

export const open = (table: calls.NewTable) =>
  ask(`open ${JSON.stringify(table)}`, (secret, signal) => calls.open(table, secret, signal), keepSeat);

export const sit = (table: string, name: string, seat?: number) =>
  ask(
    `sit ${table}`,
    (secret, signal) => calls.sit(table, { name, ...(seat === undefined ? {} : { seat }) }, secret, signal),
    keepSeat,
  );

/** Another seat for somebody who plays several at a table: the secret that opens it is for the caller to keep. */
export const sitToo = (table: string, name: string, seat: number) =>
  ask(
    `sit ${table} ${seat}`,
    (secret, signal) => calls.sit(table, { name, seat }, secret, signal),
    () => undefined,
  );

/** A match from a file. What its file ends with says which one it is. */
export const bring = (log: string, name: string, seat?: number) =>
  ask(
    `bring ${log.trimEnd().slice(-70)} ${seat ?? ""}`,
    (secret, signal) => calls.bring(log, { name, ...(seat === undefined ? {} : { seat }) }, secret, signal),
    () => undefined,
  );

/** A new secret for the seat; every other ends. */
export const move = (table: string, old: string) =>
  ask(`move ${table}`, (secret, signal) => calls.move(table, old, secret, signal), keepSeat);

/** A seat at this table that was asked for, and given without our hearing of it; empty where there is none. */
export async function recovered(table: string): Promise<string> {
  for (const what of [`move ${table}`, `take ${table}`, `sit ${table}`]) {
    const secret = storage.pendingSecret(what);
    const opens = secret && (await calls.sync(table, secret).then(() => true, failed));
    if (!opens) continue;
    storage.keepSecret(table, secret);
    storage.dropPending(what);
    return secret;
  }
  return "";
}

function failed(error: unknown): false {
  if (error instanceof calls.Failed) return false;
  throw error;
}

/** 256 bits in signs that may stand in a link. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
