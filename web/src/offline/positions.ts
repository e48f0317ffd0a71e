/**
 * The last position of each of one's tables, as its own seat saw it, for reading without a connection. They lie in a
 * cache of their own, which the page alone reads and writes; the service worker never touches them.
 */

import type { Position } from "../lib/table.svelte";

const CACHE = "getaway-positions";

const address = (table: string): string => `/positions/${table}`;

async function cache(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(CACHE).catch(() => null) : null;
}

/** Those on their way to the disk. */
const coming = new Map<string, string>();

export async function keepPosition(table: string, position: Position): Promise<void> {
  const text = JSON.stringify(position);
  coming.set(table, text);
  const kept = await cache();
  await kept?.put(address(table), new Response(text)).catch(() => undefined); // a full disk keeps nothing
  if (coming.get(table) === text) coming.delete(table);
}

export async function positionOf(table: string): Promise<Position | null> {
  const text = coming.get(table);
  if (text) return JSON.parse(text) as Position;
  const found = await (await cache())?.match(address(table));
  return found ? ((await found.json()) as Position) : null;
}

export async function dropPosition(table: string): Promise<void> {
  await (await cache())?.delete(address(table));
}

/** Keep nothing of any table. */
export async function dropPositions(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
