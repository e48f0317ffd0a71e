/** What this browser keeps: the seats it holds, and how the reader likes the page. */

import { home, wholeLink } from "./home";

const SEAT = "getaway:seat:";
const SEATS = "getaway:seats:";
const AROUND = "getaway:around:";
const DUE = "getaway:due:";
const PENDING = "getaway:pending:";
const HIDDEN = "getaway:hidden:";

/** Under one address there may be a server and, beside it, a page that needs none: each lists its own tables. */
const listed = (): string => (home.shared ? "getaway:table:" : "getaway:here:");

/** A table as this browser last saw it, for the list of your own tables. */
export interface Kept {
  id: string;
  game: string;
  title: string;
  seat: number;
  seen: number;
}

function store(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // a browser may refuse its storage to a page
  }
}

export function secretOf(table: string): string {
  return store()?.getItem(SEAT + table) ?? "";
}

export function keepSecret(table: string, secret: string): void {
  store()?.setItem(SEAT + table, secret);
}

export function dropSecret(table: string): void {
  store()?.removeItem(SEAT + table);
}

/** The secrets of all seats of a table that one plays alone, in the order of the seats; none of any other table. */
export function secretsOf(table: string): string[] {
  return JSON.parse(store()?.getItem(SEATS + table) ?? "[]") as string[];
}

export function keepSecrets(table: string, secrets: readonly string[]): void {
  store()?.setItem(SEATS + table, JSON.stringify(secrets));
}

/** The people around one screen at a table. */
export interface AroundKept {
  /** The secret of each seat that somebody here has; empty where a bot plays. */
  secrets: readonly string[];
  /** Whether nobody has to look away: every seat knows the same. */
  open: boolean;
  /** Whether the clock stands still until the device has been passed on. */
  paused?: boolean;
}

/** Who plays around this screen; null at any other table. No seat is opened before somebody says that they are there. */
export function aroundOf(table: string): AroundKept | null {
  return JSON.parse(store()?.getItem(AROUND + table) ?? "null") as AroundKept | null;
}

export function keepAround(table: string, kept: AroundKept): void {
  store()?.setItem(AROUND + table, JSON.stringify(kept));
}

/** Where a match goes on at another table with the same people, their secrets open the same seats there. */
export function inheritSeat(from: Kept, table: string): void {
  const around = aroundOf(from.id);
  if (around && !aroundOf(table)) {
    keepAround(table, { ...around, paused: false });
    keepTable({ ...from, id: table });
  }
  const secret = secretOf(from.id);
  if (!secret || secretOf(table)) return;
  keepSecret(table, secret);
  const all = secretsOf(from.id);
  if (all.length) keepSecrets(table, all);
  keepTable({ ...from, id: table });
}

/** The secret of a seat that was asked for, while nobody knows whether it was given; empty where none is. */
export function pendingSecret(what: string): string {
  return store()?.getItem(PENDING + what) ?? "";
}

export function keepPending(what: string, secret: string): void {
  store()?.setItem(PENDING + what, secret);
}

export function dropPending(what: string): void {
  store()?.removeItem(PENDING + what);
}

export function dropAllPending(): void {
  idsUnder(PENDING).forEach(dropPending);
}

/** Take the secret out of a return link (`/t/TABLE#seat=SECRET`), keep it, and clear the address. */
export function takeFromAddress(table: string, place: Location = location, past: History = history): void {
  const secret = /^#seat=([\w-]{43,86})$/.exec(place.hash)?.[1];
  if (!secret) return;
  keepSecret(table, secret);
  past.replaceState(null, "", place.pathname + place.search);
}

export function returnLink(table: string, secret: string): string {
  return wholeLink(`/t/${table}#seat=${secret}`);
}

export function keepTable(kept: Kept): void {
  store()?.setItem(listed() + kept.id, JSON.stringify(kept));
}

export function dropTable(id: string): void {
  store()?.removeItem(listed() + id);
}

export function isKept(id: string): boolean {
  return Boolean(store()?.getItem(listed() + id));
}

/** The tables this browser has a seat at, the last seen first. */
export function keptTables(): Kept[] {
  const all = idsUnder(listed()).map((id) => JSON.parse(store()?.getItem(listed() + id) ?? "{}") as Kept);
  return all.sort((a, b) => b.seen - a.seen);
}

/** A table that only the account knows is not to be listed here. */
export function hideTable(id: string): void {
  store()?.setItem(HIDDEN + id, "1");
}

/** It is listed again. */
export function showTable(id: string): void {
  store()?.removeItem(HIDDEN + id);
}

export function isHidden(id: string): boolean {
  return Boolean(store()?.getItem(HIDDEN + id));
}

/** The tables whose seats the account is to keep, and of which it has not heard yet. */
export function dueTables(): string[] {
  return idsUnder(DUE);
}

export function setDue(table: string): void {
  store()?.setItem(DUE + table, "1");
}

export function dropDue(table: string): void {
  store()?.removeItem(DUE + table);
}

function idsUnder(start: string): string[] {
  const keys = Object.keys(store() ?? {});
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

export function liking(name: string): string {
  return store()?.getItem(`getaway:${name}`) ?? "";
}

export function like(name: string, value: string): void {
  store()?.setItem(`getaway:${name}`, value);
}

/** The words that are kept under a name, such as the lessons that were finished. */
export function keptWords(name: string): ReadonlySet<string> {
  return new Set(liking(name).split(" ").filter(Boolean));
}

/** Keep more of them. */
export function keepWords(name: string, words: Iterable<string>): void {
  const before = keptWords(name);
  const all = new Set([...before, ...words]);
  if (all.size > before.size) like(name, [...all].join(" "));
}
