/** A match from a file: who played it, and the table at which it goes on. */

import { bring } from "../lib/asking";
import { home } from "../lib/home";
import { keepAround, keepSecret, keepTable } from "../lib/storage";
import { look } from "../lib/api-calls";
import type { Game } from "../lib/wire";

/** Bytes of a file above which nobody reads it: no match is that long. */
const LARGEST = 2_000_000;

export interface Saved {
  text: string;
  /** By seat, who played; empty for a bot. */
  names: readonly string[];
}

/** What a file holds; the table says what is wrong with it. */
export async function savedIn(file: File): Promise<Saved> {
  const text = file.size > LARGEST ? "" : await file.text();
  return { text, names: namesIn(text) };
}

function namesIn(text: string): string[] {
  try {
    const seal = JSON.parse(text.trimEnd().split("\n").at(-1) ?? "") as { names?: unknown };
    return Array.isArray(seal.names) ? seal.names.map(String) : [];
  } catch {
    return [];
  }
}

/** Open its table and keep its seats; gives the place to go to. */
export async function opened(saved: Saved, name: string, games: readonly Game[], seat?: number): Promise<string> {
  const { table, secrets, seat: own } = await bring(saved.text, name, seat);
  const sheet = await look(table);
  const people = secrets.filter(Boolean);
  const secretive = games.find((each) => each.name === sheet.game)?.secrets ?? true;
  if (people.length > 1 && sheet.stage !== "over") keepAround(table, { secrets, open: !secretive });
  else keepSecret(table, secrets[own] ?? "");
  keepTable({ id: table, game: sheet.game, title: sheet.title, seat: own, seen: Date.now() });
  return sheet.stage === "over" && !home.shared ? `/t/${table}/replay#first` : `/t/${table}`;
}
