/**
 * First matches that begin from a picture: what the worker would send lies in a file, so the board stands and its first
 * words can be read while the interpreter starts. The table itself is laid when it has.
 */

import { newSecret } from "../lib/asking";
import * as storage from "../lib/storage";
import type { Position } from "../lib/table.svelte";
import { keepPosition } from "../offline/positions";
import { textsOf } from "./ahead";
import { ahead, file } from "./files";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const ID_LENGTH = 13;
const pending = (table: string): string => `opening ${table}`;

/** Lay a picture out for a new table. A match is the same for everybody only once; a lesson may be taken again. */
export async function opening(game: string, lesson: boolean, name: string): Promise<string> {
  if (!lesson && storage.keptTables().some((kept) => kept.game === game)) return "";
  void ahead(textsOf(game));
  const found = await file(`openings/${game}-${lesson ? "lesson" : "alone"}.json`).catch(() => null);
  if (!found?.ok) return "";
  const [picture, table] = [(await found.json()) as Position, newId()];
  const own = picture.sync.table.seats.filter(({ kind }) => kind === "person");
  const wanted = { game, lesson, name, secrets: own.map(newSecret) };
  storage.keepPending(pending(table), JSON.stringify(wanted));
  storage.keepSecret(table, wanted.secrets[0] ?? "");
  if (wanted.secrets.length > 1) storage.keepSecrets(table, wanted.secrets);
  void keepPosition(table, called(picture, table, name));
  return table;
}

/** The call that lays the table of a picture; null where it's laid, or never was one. */
export function toLay(table: string): RequestInit | null {
  const wanted = storage.pendingSecret(pending(table));
  return wanted ? { method: "POST", body: wanted } : null;
}

/** The game of a table that this browser knows; empty where it doesn't. */
export function gameAt(table: string): string {
  const wanted = storage.pendingSecret(pending(table));
  if (wanted) return (JSON.parse(wanted) as { game: string }).game;
  return storage.keptTables().find(({ id }) => id === table)?.game ?? "";
}

export function laid(table: string): void {
  storage.dropPending(pending(table));
}

/** The picture with the names that the seats will have. */
function called(picture: Position, id: string, name: string): Position {
  const { table } = picture.sync;
  const own = table.seats.findIndex(({ kind }) => kind === "person");
  const names = (seat: number): string => (seat === own ? name : `${name} ${seat + 1}`);
  const seats = table.seats.map((seat, i) => (seat.kind === "person" ? { ...seat, name: names(i) } : seat));
  return { ...picture, at: Date.now(), sync: { ...picture.sync, table: { ...table, id, seats } } };
}

function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join("");
}
