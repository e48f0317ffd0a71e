/** One's own tables as they are now: those of this browser and of the account. A table that is gone is forgotten. */

import { signed } from "../account/signed.svelte";
import * as calls from "../lib/api-calls";
import { reader } from "../lib/reader.svelte";
import { gameWords } from "../games/speech";
import { aroundOf, dropTable, inheritSeat, isHidden, isKept, type Kept, secretOf } from "../lib/storage";
import { gameName, titleOf } from "../lib/titles";
import { isAsk, type TableView } from "../lib/wire";
import { isAsked } from "../notify/turns.svelte";
import { positionOf } from "../offline/positions";
import { wordsFor } from "./spoken";

export interface Mine {
  table: TableView;
  seat: number;
  /** What the table and its game are called. */
  title: string;
  game: string;
  /** Since when we are asked something there; 0 where we are not. */
  since: number;
  /** What we are asked; empty where nothing is, and where this browser has not taken up the seat yet. */
  question: string;
  /** Whether this is only what was seen last, since the server was not heard. */
  old: boolean;
}

/** All of them: first those that wait for us, and of these the one that has waited longest. */
export async function visitAll(kept: Kept[]): Promise<Mine[]> {
  const [here, far] = await Promise.all([visitEach(kept), signed.tables().then(visitAllFar)]);
  const ids = new Set(far.map(({ table }) => table.id));
  const all = [...here.filter(({ table }) => !ids.has(table.id)), ...far];
  return all.sort((one, other) => (one.since || Infinity) - (other.since || Infinity) || 0);
}

/** The tables whose seats only the account has. */
async function visitAllFar(tables: Kept[]): Promise<Mine[]> {
  return visitEach(tables.filter(({ id }) => !secretOf(id) && !isHidden(id)));
}

async function visitEach(kept: Kept[]): Promise<Mine[]> {
  const visits = kept.map((each) => visit(each).catch((error) => missed(each, error)));
  const found = (await Promise.all(visits)).filter((mine) => mine !== null);
  const onward = found.flatMap((mine) => goesOn(mine));
  return onward.length ? [...found, ...(await visitEach(onward))] : found;
}

/** The table at which somebody goes on with us: our seat there is ours too, and nobody has to send us its link. */
function goesOn({ table, seat }: Mine): Kept[] {
  const { id, game, title, rematch } = table;
  const ours = (each: string): boolean => Boolean(secretOf(each) || aroundOf(each));
  if (!rematch || !ours(id) || ours(rematch) || isHidden(rematch)) return [];
  const next = { id: rematch, game, title, seat, seen: Date.now() };
  inheritSeat({ ...next, id }, rematch);
  return isKept(rematch) ? [next] : [];
}

async function visit(kept: Kept): Promise<Mine> {
  const table = await calls.look(kept.id);
  const since = aroundOf(kept.id) ? askedHere(table) : isAsked(table, kept.seat);
  const question = since && secretOf(kept.id) ? await questionAt(kept) : "";
  const asked = secretOf(kept.id) && !question ? 0 : since;
  return { table, seat: kept.seat, since: asked, question, old: false, ...(await called(table)) };
}

/** Since when somebody around this screen is asked; a clock that waits for them keeps nobody off the list. */
function askedHere({ id, stage, seats }: TableView): number {
  const people = seats.filter((_, seat) => aroundOf(id)?.secrets[seat]);
  return stage === "playing" ? (people.find(({ asked }) => asked)?.asked ?? 0) : 0;
}

/** Where the server is not heard, the table is as it was seen last; one that is gone is forgotten. */
async function missed(kept: Kept, error: unknown): Promise<Mine | null> {
  if (!(error instanceof calls.Failed)) throw error;
  if (error.status === 404) dropTable(kept.id);
  const table = error.status === 0 ? (await positionOf(kept.id))?.sync.table : undefined;
  if (!table) return null;
  return { table, seat: kept.seat, since: 0, question: "", old: true, ...(await called(table)) };
}

async function called(table: TableView): Promise<{ title: string; game: string }> {
  const words = await wordsFor(table.game, reader.lang);
  return { title: titleOf(words, table), game: gameName(words) };
}

async function questionAt(kept: Kept): Promise<string> {
  const sync = await calls.sync(kept.id, secretOf(kept.id));
  const words = await gameWords(
    kept.game,
    reader.lang,
    () => sync.view,
    () => sync.table,
  );
  return isAsk(sync.question) && sync.question.choice ? words.asked(sync.question) : "";
}

/** The other people at a table. */
export function others({ table, seat }: Mine): string[] {
  return table.seats.filter((each, i) => i !== seat && each.kind === "person").map((each) => each.name);
}
