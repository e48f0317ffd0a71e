/** The calls over HTTP, each with its type. */

import { home } from "./home";
import type {
  Advice,
  Book,
  Clause,
  Command,
  Done,
  Facts,
  Filed,
  Game,
  Lesson,
  Moment,
  No,
  Outlook,
  Review,
  Reviewed,
  SceneName,
  Seated,
  Sync,
  TableView,
  Tried,
  Unsure,
  Value,
  Wish,
} from "./wire";

/** A call that failed: the server is not there, or says no. */
export class Failed extends Error {
  readonly status: number;
  readonly quote: string;

  constructor(status: number, detail: string, quote = "") {
    super(detail);
    this.status = status;
    this.quote = quote;
  }
}

/** A call that a clause refuses. */
export class RefusedCall extends Failed {
  readonly no: No;

  constructor(status: number, no: No) {
    super(status, no.clause);
    this.no = no;
  }
}

interface Fault {
  detail?: string;
  quote?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Facts;
  pace: "live" | "daily";
  practice: boolean;
  watch: boolean;
  /** Whether newcomers may take over from bots during the match. */
  takeover: boolean;
  name: string;
}

/** The least status that says: the server or something on the way failed. */
export const FAILING = 500;

/** What no form and no page of another origin can send: a call with it is meant. */
const MEANT = { "X-Getaway": "1" };

export function headers(secret: string): Record<string, string> {
  return secret ? { Authorization: `Seat ${secret}` } : {};
}

export async function call(
  method: string,
  path: string,
  body?: unknown,
  secret = "",
  signal?: AbortSignal,
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const all = { ...headers(secret), ...type, ...MEANT };
  const until = signal ? { signal } : {};
  const response = await home.fetch(path, { method, headers: all, ...sent, ...until }).catch(() => {
    throw new Failed(0, "");
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const said = (answer && typeof answer === "object" ? answer : {}) as Fault | No; // a proxy may answer with anything
  if ("clause" in said) throw new RefusedCall(response.status, said);
  throw new Failed(response.status, said.detail ?? "", said.quote ?? "");
}

export async function read<T>(
  method: string,
  path: string,
  body?: unknown,
  secret = "",
  signal?: AbortSignal,
): Promise<T> {
  return (await call(method, path, body, secret, signal)).json() as Promise<T>;
}

/** 32 random bytes as hex: this browser's part in the chance of the match. */
export function number(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const games = () => read<Game[]>("GET", "/games");

export const tryOptions = (game: string, players: number, options: Facts) =>
  call("POST", `/games/${game}/try`, { players, options });

export async function texts(game: string, lang: string): Promise<string> {
  return (await call("GET", `/texts/${game}/${lang}`)).text();
}

export const searchRules = (game: string, words: string, lang: string) =>
  read<Clause[]>("GET", `/rules/${game}/search?q=${encodeURIComponent(words)}&lang=${lang}`);

/** The order in which the rules are read, and the glossary. */
export const book = (game: string, lang: string) => read<Book>("GET", `/rules/${game}/book?lang=${lang}`);

export const moments = (game: string, lang: string) => read<Moment[]>("GET", `/rules/${game}/moments?lang=${lang}`);

export const rules = (game: string, lang: string) => read<Clause[]>("GET", `/rules/${game}?lang=${lang}`);

/** The rules that can be shown on the board, by game and language: read once. */
const listed = new Map<string, Promise<SceneName[]>>();

export function scenes(game: string, lang: string): Promise<SceneName[]> {
  const path = `/rules/${game}/scenes?lang=${lang}`;
  const kept = listed.get(path) ?? read<SceneName[]>("GET", path).catch(() => (listed.delete(path), []));
  listed.set(path, kept);
  return kept;
}

const taught = new Map<string, Promise<Lesson[]>>();

/** The lessons of a game, the one to begin with first. */
export function lessons(game: string, lang: string): Promise<Lesson[]> {
  const path = `/rules/${game}/lessons?lang=${lang}`;
  const kept = taught.get(path) ?? read<Lesson[]>("GET", path).catch(() => (taught.delete(path), []));
  taught.set(path, kept);
  return kept;
}

/** The table's secret is `fresh`: sent again it opens the same table. */
export const takeLesson = (game: string, key: string, name: string, fresh: string, signal: AbortSignal) =>
  read<Tried>("POST", `/rules/${game}/lessons/${key}/tables`, { name, secret: fresh }, "", signal);

export const open = (table: NewTable, secret: string, signal: AbortSignal) =>
  read<Seated>("POST", "/tables", { ...table, number: number(), secret }, "", signal);

export const look = (table: string) => read<TableView>("GET", `/tables/${table}`);

export const sit = (table: string, wanted: { name: string; seat?: number }, secret: string, signal: AbortSignal) =>
  read<Seated>("POST", `/tables/${table}/seats`, { ...wanted, number: number(), secret }, "", signal);

export const move = (table: string, old: string, secret: string, signal: AbortSignal) =>
  read<Seated>("POST", `/tables/${table}/move`, { secret }, old, signal);

export const sync = (table: string, secret: string) => read<Sync>("GET", `/tables/${table}/sync`, undefined, secret);

export const query = (table: string, name: string, args: Facts, secret: string) =>
  read<Value>("POST", `/tables/${table}/query`, { name, args }, secret);

export const weigh = (
  table: string,
  wanted: { ask: number; wishes: readonly Wish[]; ahead: boolean },
  secret: string,
) => read<Outlook>("POST", `/tables/${table}/weigh`, wanted, secret);

export const advise = (table: string, ask: number, secret: string) =>
  read<Advice>("POST", `/tables/${table}/advise`, { ask }, secret);

export const review = (table: string, given: Review, secret: string) =>
  read<Reviewed>("POST", `/tables/${table}/review`, given, secret);

export const keepNotes = (table: string, text: string, secret: string, signal?: AbortSignal) =>
  call("PUT", `/tables/${table}/notes`, { text }, secret, signal);

/** What the server says of a command: where it fails, nobody knows whether it counts. Throws where it isn't heard. */
export async function carryOut(
  table: string,
  command: Command,
  secret: string,
  signal?: AbortSignal,
): Promise<Done | No | Unsure> {
  try {
    return (await (await call("POST", `/tables/${table}/do`, command, secret, signal)).json()) as Done;
  } catch (error) {
    if (error instanceof Failed && error.status >= FAILING) return { type: "unsure", id: command.id };
    if (error instanceof RefusedCall) return { ...error.no, id: command.id };
    throw error;
  }
}

export async function drawing(table: string, lang: string, width: number, secret: string): Promise<string> {
  return (await call("GET", `/tables/${table}/drawing?lang=${lang}&width=${width}`, undefined, secret)).text();
}

export const report = (table: string, id: string, text: string, secret: string, signal: AbortSignal) =>
  read<Filed>("POST", `/tables/${table}/bugs`, { id, text }, secret, signal);

/** A match from a file: a table at which it goes on. */
export const bring = (log: string, wanted: { name: string; seat?: number }, secret: string, signal: AbortSignal) =>
  read<Tried>("POST", "/logs", { log, ...wanted, number: number(), secret }, "", signal);

/** After the end: the whole log, for `getaway verify`. */
export async function wholeLog(table: string, secret: string): Promise<string> {
  return (await call("GET", `/tables/${table}/log`, undefined, secret)).text();
}
