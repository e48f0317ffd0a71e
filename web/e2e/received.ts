/** All that a browser is sent about tables, and what of it a seat may not know. */

import type { Page, Response, WebSocket } from "playwright-core";
import { inject } from "vitest";

const UNKNOWN = -1;

export interface Said {
  /** How it came: by the socket, or in answer to a call. */
  way: string;
  text: string;
}

/** What one seat may not know: names, and rows of numbers; `known` are rows that it may see at some moment. */
export interface Truth {
  words: string[];
  rows: { told: number[]; mine: number[] }[];
  known: number[][];
}

/** By seat, from the log: not from anything that was sent. */
export async function truths(table: string): Promise<Truth[]> {
  const answer = await fetch(`${inject("adviser")}/${encodeURIComponent(`truth ${table}`)}`);
  return ((await answer.json()) as { seats: Truth[] }).seats;
}

/** Keeps every frame of every socket and the body of every answer about a table, from now on. What is said at another
 * table, such as one for a what-if, is of another world, where the same names may come to light. */
export function receiving(page: Page, table: string): () => Promise<Said[]> {
  const kept: Promise<Said>[] = [];
  const keep = (way: string, text: string): unknown => kept.push(Promise.resolve({ way, text }));
  page.on("websocket", (socket: WebSocket) => {
    if (!new URL(socket.url()).pathname.endsWith(`/${table}`)) return;
    socket.on("framereceived", ({ payload }) => keep("socket", String(payload)));
  });
  page.on("response", (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (path.startsWith(`/api/tables/${table}`)) kept.push(body(response, wayOf(path)));
  });
  return () => Promise.all(kept);
}

/** What follows the table's id, without the number of a moment. */
const wayOf = (path: string): string =>
  path
    .split("/")
    .slice(4)
    .filter((part) => !/^\d+$/.test(part))
    .join("/");

/** An answer that the page did not wait for, because it went elsewhere, told it nothing. */
async function body(response: Response, way: string): Promise<Said> {
  return { way, text: await response.text().catch(() => "") };
}

/** What of this truth is in a message. */
export function found(text: string, truth: Truth): string[] {
  const secret = new Set(truth.words);
  const inside = (value: unknown): string[] => {
    if (typeof value === "string") return (value.match(/[a-z][a-z0-9-]+/g) ?? []).filter((word) => secret.has(word));
    if (Array.isArray(value)) return [...given(value.map(kind), truth), ...value.flatMap(inside)];
    if (value === null || typeof value !== "object") return [];
    return Object.entries(value).flatMap(([name, each]) => [...inside(name), ...inside(each)]);
  };
  return [...new Set(inside(read(text)))];
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Rows of which at least one number is given that the seat may not know, and none that is not true. */
function given(numbers: unknown[], { rows, known }: Truth): string[] {
  const same = (row: readonly number[]): boolean =>
    row.length === numbers.length && row.every((number, i) => number === numbers[i]);
  const tells = ({ told, mine }: Truth["rows"][number]): boolean =>
    told.length === numbers.length &&
    numbers.every((number, i) => number === told[i] || number === mine[i]) &&
    numbers.some((number, i) => number === told[i] && number !== mine[i] && number !== UNKNOWN);
  const telling = rows.filter(tells);
  return telling.length > 0 && !known.some(same) ? telling.map(({ told }) => told.join(" ")) : [];
}

/** A card is told by its kind, alone or with what was said of it. */
function kind(value: unknown): unknown {
  return value !== null && typeof value === "object" && "kind" in value ? value.kind : value;
}
