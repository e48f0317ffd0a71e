/** Tables that are laid with a known seed, and played up to a moment by players who answer the same every time. */

import { inject } from "vitest";
import type { Person } from "./browsers";

/** After this many answers, the first question of this name; the end of the match if there is none. */
export interface Laying {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  moves?: number;
  until?: string;
  seed?: number;
}

export interface Laid {
  table: string;
  secrets: string[];
  /** Who is asked; nobody once the match is over. */
  seats: number[];
  moves: number;
  /** The number of the last update of each seat. */
  revs: number[];
}

export const lay = (wanted: Laying): Promise<Laid> => said(wanted);

/** Have this many more answers given at the table, with a pause after each. */
export const playOn = ({ table }: Laid, moves: number, pause_ms = 0): Promise<Laid> => said({ table, moves, pause_ms });

async function said(wanted: object): Promise<Laid> {
  const answer = await fetch(`${inject("adviser")}/${encodeURIComponent(JSON.stringify(wanted))}`);
  return (await answer.json()) as Laid;
}

/** Take a seat of such a table in a browser, and wait until its board is drawn. */
export async function sitDown({ page }: Person, url: string, { table, secrets }: Laid, seat: number): Promise<void> {
  await page.goto(`${url}/t/${table}#seat=${secrets[seat]}`);
  await page.locator("#board").waitFor();
}
