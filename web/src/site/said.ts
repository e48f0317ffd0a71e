/** What a page and its worker say to each other: calls and lines by their numbers, and how far the start has come. */

export type ToWorker =
  /** The page has what it shows: now the interpreter. */
  | { to: "load" }
  /** This game will be played next. */
  | { to: "soon"; game: string }
  | { to: "call"; id: number; method: string; path: string; secret: string; body: string }
  | { to: "dial"; id: number; table: string }
  | { to: "say"; id: number; text: string }
  | { to: "hang-up"; id: number };

/** Why there's no table: the browser can't run it, keeps nothing, ran out of memory, or something else went wrong. */
export type Failure = "unable" | "refused" | "no-memory" | "failed";

/** How the start of the interpreter goes. */
export interface Progress {
  stage: "loading" | "starting" | "ready" | Failure;
  /** Bytes that have come, of those that were asked for. */
  got: number;
  of: number;
}

export type FromWorker =
  | { from: "answer"; id: number; status: number; body: string }
  /** An empty text says that the line has ended. */
  | { from: "line"; id: number; text: string }
  | { from: "progress"; progress: Progress }
  /** Whether the disk has no more room. */
  | { from: "disk"; full: boolean };
