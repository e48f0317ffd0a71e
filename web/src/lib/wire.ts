/** The messages of a table, as docs/protocol.md tells them. */

export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
export type Facts = { [name: string]: Value };

export interface Wish {
  verb: string;
  args: Facts;
}

export interface One {
  shape: "one";
  name: string;
  items: Value[];
  places: (string | null)[];
}

export interface Rows {
  shape: "rows";
  names: string[];
  rows: Value[][];
  places: (string | null)[][];
}

export interface Some {
  shape: "some";
  name: string;
  items: Value[];
  low: number;
  high: number;
  places: (string | null)[];
}

export interface Order {
  shape: "order";
  name: string;
  items: Value[];
  drop: number;
  places: (string | null)[];
}

export interface Split {
  shape: "split";
  name: string;
  total: number;
  limits: [number, number][];
}

export type Part = One | Rows | Some | Order | Split;

export interface Act {
  verb: string;
  count: number;
  parts: Part[];
}

/** A wish with the clause that forbids it, or that warns of it. */
export interface Marked {
  wish: Wish;
  clause: string;
  facts?: Facts;
}

export interface Ask {
  item: "ask";
  rev: number;
  seats: number[];
  question: string;
  cites?: string[];
  facts?: Facts;
  choice?: Act[];
  blocked?: Marked[];
  warned?: Marked[];
  offers?: Act[];
}

export interface Over {
  item: "over";
  rev: number;
  outcome: Facts;
}

/** Anything else that an audience was told: a kernel item has a `rev`, a table item has an `at`. */
export interface Told {
  item: string;
  rev?: number;
  at?: number;
  [member: string]: unknown;
}

export type Item = Told;

export interface Seat {
  kind: "open" | "person" | "bot";
  name: string;
  away: boolean;
  asked: number;
}

export interface TableView {
  id: string;
  game: string;
  options: Facts;
  players: number;
  pace: "live" | "daily";
  practice: boolean;
  watch: boolean;
  stage: "lobby" | "playing" | "over";
  paused: boolean;
  host: number;
  seats: Seat[];
  vote: { seat: number; agreed: number[] } | null;
  rematch: string;
  commitment: string;
  seed: string;
  patience: number;
  /** A message of the game that names the match, or its name itself. */
  title: string;
}

export interface Clock {
  now: number;
  stamp: number;
  runs: boolean;
}

export interface Talk {
  policy: "free" | "facts" | "silent";
  cites: string[];
}

export interface Undo {
  how: "right" | "vote" | "no";
  clause: string;
}

export interface Sync {
  type: "sync";
  rev: number;
  seat: number;
  table: TableView;
  view: Facts | null;
  items: Item[];
  question: Ask | Over | null;
  clock: Clock | null;
  talk: Talk;
  undo: Undo;
  notes: string;
}

export interface Update {
  type: "update";
  rev: number;
  items: Item[];
  question?: Ask | Over | null;
  view?: Facts | null;
  fresh?: boolean;
  table?: TableView | null;
  clock?: Clock | null;
  talk?: Talk | null;
  undo?: Undo | null;
}

export interface Done {
  type: "done";
  id: string;
}

export interface No {
  type: "no";
  id: string;
  clause: string;
  facts: Facts;
}

export function isAsk(item: Ask | Over | null): item is Ask {
  return item?.item === "ask";
}

export function isOver(item: Ask | Over | null): item is Over {
  return item?.item === "over";
}

export type Message = Sync | Update | Done | No;

/** A command without its id, which is made when it is sent. */
export type Intent =
  | { do: "answer"; ask: number; wish: Wish }
  | { do: "undo" | "pause" | "resume" | "start" | "leave" | "return" | "rematch" }
  | { do: "vote"; agree: boolean }
  | { do: "say"; text: string }
  | { do: "hand"; seat: number; to: "bot" | "open" }
  | { do: "revoke"; seat: number };

export type Command = Intent & { id: string };

export interface Seated {
  table: string;
  seat: number;
  secret: string;
}

export interface Setting {
  name: string;
  /** The first is usual; null leaves the choice to the game. */
  values: Value[];
  /** What is usual at one move a day, where it differs. */
  daily?: Value;
}

export interface Game {
  name: string;
  players: number[];
  languages: string[];
  settings: Setting[];
}

export interface Clause {
  id: string;
  section: string;
  text: string;
  page?: number;
  /** How this table plays where the book is open. */
  ruling?: string;
}
