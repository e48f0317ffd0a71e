/**
 * Where the tables are: at the server that the page comes from, or in a worker of the page itself. The page is the same
 * for both, and so are the messages.
 */

/** The part of a socket that a line to a table needs. */
export interface Dialled {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Home {
  /** Whether others can come to its tables. */
  readonly shared: boolean;
  /** The lobby of a server that carries matches on, where this page knows one; empty at a server itself. */
  readonly server: string;
  /** Milliseconds in which a line must bring its first message. */
  readonly patience: number;
  /** Resolves when all that a match needs has come: what is kept for later may come then. */
  readonly settled?: Promise<void>;
  /** Make a call by its path. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Dial a table. */
  dial(table: string): Dialled;
  /** The link to a place in the client, which is named by its path. */
  link(path: string): string;
  /** The place that an address leads to. */
  path(address: Location): string;
  /** Begin a game's first match from a picture that lies ready: its table, or nothing where there's none. */
  opening?(game: string, lesson: boolean, name: string): Promise<string>;
}

const server: Home = {
  shared: true,
  server: "",
  patience: 10_000,
  fetch: (path, init) => fetch(`/api${path}`, init),
  dial: (table) => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/tables/${table}`) as Dialled,
  link: (path) => path,
  path: (address) => address.pathname,
};

export let home: Home = server;

/** Play somewhere else than at the server; said before anything is asked. */
export function playAt(other: Home): void {
  home = other;
}

/** A link as it can be sent to somebody. */
export function wholeLink(path: string): string {
  return location.origin + home.link(path);
}
