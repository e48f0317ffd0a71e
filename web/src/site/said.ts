/** What a page and its worker say to each other: calls and lines by their numbers, and how far the start has come. */

export type ToWorker =
  | { to: "call"; id: number; method: string; path: string; secret: string; body: string }
  | { to: "dial"; id: number; table: string }
  | { to: "say"; id: number; text: string }
  | { to: "hang-up"; id: number };

/** How the start of the interpreter goes. */
export interface Progress {
  stage: "loading" | "starting" | "ready" | "failed";
  /** Bytes that have come, of those that were asked for. */
  got: number;
  of: number;
}

export type FromWorker =
  | { from: "answer"; id: number; status: number; body: string }
  /** An empty text says that the line has ended. */
  | { from: "line"; id: number; text: string }
  | { from: "progress"; progress: Progress };
