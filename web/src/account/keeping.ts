/** What an account does: signing in and out, keeping seats, and finding them again on another device. */

import { Failed, RefusedCall } from "../lib/api-calls";
import { ask, isLost } from "../lib/asking";
import * as storage from "../lib/storage";
import type { Credentials, Me, Seated } from "../lib/wire";
import { progress } from "./progress.svelte";
import { dropPositions } from "../offline/positions";
import * as calls from "./calls";
import { signed } from "./signed.svelte";

/** The session has ended. */
const ENDED = "GT-ACCOUNT-03";
/** What is said to a call that may be done later: it was not heard, we ask too often, or it could not be stored. */
const LATER = ["", ENDED, "GT-RATE-01", "GT-STORE-01", "GT-VERSION-02"];

const CROWDED = "GT-KEY-02";

let settling: Promise<void> = Promise.resolve();

/** Sign in, or make an account; the seats at these tables are kept with it. Throws where the server refuses. */
export async function signIn(who: Credentials, fresh: boolean, keep: readonly string[]): Promise<void> {
  const me = await (fresh ? calls.make(who).catch((error) => madeAlready(error, who)) : calls.signIn(who));
  signed.as(me.name);
  signed.keep(keep);
}

/** Where the answer is lost, the account may have been made: then signing in works. */
async function madeAlready(error: unknown, who: Credentials): Promise<Me> {
  if (!isLost(error)) throw error;
  return calls.signIn(who).catch(() => {
    throw error;
  });
}

/**
 * Sign out, and leave no seat of the account in this browser where `forget` asks for it; no position stays to be read.
 * Throws where it fails.
 */
export async function signOut(forget: boolean): Promise<void> {
  const kept = forget ? (await calls.me()).tables : [];
  await calls.signOut();
  for (const { table } of kept) {
    storage.dropTable(table);
    storage.dropSecret(table);
  }
  if (forget) storage.dropAllPending();
  progress.forget(kept.map(({ table }) => table));
  await dropPositions();
  signed.out();
}

/** The tables of this browser whose seats an account could keep. */
export function seatsHere(): string[] {
  const all = storage.keptTables().map(({ id }) => id);
  return all.filter((id) => storage.secretOf(id));
}

/** Tell the server of one seat after the other. */
export function settle(): Promise<void> {
  settling = settling.then(settleAll, settleAll);
  return settling;
}

async function settleAll(): Promise<void> {
  for (const table of storage.dueTables()) {
    if (!(await settled(table))) return;
    storage.dropDue(table);
  }
}

/** Whether a seat is settled: the account keeps it, or a clause forbids that. */
async function settled(table: string): Promise<boolean> {
  try {
    await calls.keep(table, storage.secretOf(table));
    return true;
  } catch (error) {
    return !LATER.includes(clauseOf(error));
  }
}

/** The tables at which the account has a seat; none where it cannot be asked. */
export async function tables(): Promise<storage.Kept[]> {
  const me = await heard(calls.me());
  return (me?.tables ?? []).map(({ table, game, title, seat }) => ({ id: table, game, title, seat, seen: 0 }));
}

/** Take up a seat that the account keeps; empty where it keeps none at this table, or on too many devices. */
export async function takeUp(table: string, only: boolean): Promise<string> {
  const kept = await tables();
  if (!kept.some(({ id }) => id === table)) return "";
  signed.crowded = "";
  const keep = ({ secret }: Seated): void => storage.keepSecret(table, secret);
  const taken = ask(`take ${table}`, (secret, signal) => calls.takeUp(table, only, secret, signal), keep);
  const seated = await heard(taken.catch((error) => crowded(error, table)));
  return seated?.secret ?? "";
}

/** The seat is open on as many devices as it may be: the reader decides whether the others lose it. */
function crowded(error: unknown, table: string): never {
  if (error instanceof RefusedCall && error.no.clause === CROWDED) signed.crowded = table;
  throw error;
}

/** What a call says; null where it fails. */
async function heard<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    clauseOf(error);
    return null;
  }
}

/** The clause that refused a call; empty where the server was not heard. Where the session has ended we are signed out. */
function clauseOf(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  const clause = error instanceof RefusedCall ? error.no.clause : "";
  if (clause === ENDED) signed.out();
  return clause;
}
