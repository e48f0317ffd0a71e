/** One's own tables as they are now: those of this browser and of the account. A table that is gone is forgotten. */

import { signed } from "../account/signed.svelte";
import * as calls from "../lib/api-calls";
import { reader } from "../lib/reader.svelte";
import { gameWords } from "../lib/speech";
import { dropTable, isHidden, type Kept, secretOf } from "../lib/storage";
import { isAsk, type TableView } from "../lib/wire";

export interface Mine {
  table: TableView;
  seat: number;
  /** Whether we are asked something there. */
  turn: boolean;
  /** What we are asked; empty where nothing is, and where this browser has not taken up the seat yet. */
  question: string;
}

export async function visitAll(kept: Kept[]): Promise<Mine[]> {
  const [here, far] = await Promise.all([visitEach(kept, visitHere), signed.tables().then(visitAllFar)]);
  const ids = new Set(far.map(({ table }) => table.id));
  return [...here.filter(({ table }) => !ids.has(table.id)), ...far];
}

/** The tables whose seats only the account has. */
async function visitAllFar(tables: Kept[]): Promise<Mine[]> {
  const far = tables.filter(({ id }) => !secretOf(id) && !isHidden(id));
  return visitEach(far, visitFar);
}

async function visitEach(kept: Kept[], visit: (kept: Kept, table: TableView) => Promise<Mine>): Promise<Mine[]> {
  const visits = kept.map((each) =>
    calls
      .look(each.id)
      .then((table) => visit(each, table))
      .catch((error) => missed(each, error)),
  );
  return (await Promise.all(visits)).filter((mine) => mine !== null);
}

function missed({ id }: Kept, error: unknown): null {
  if (!(error instanceof calls.Failed)) throw error;
  if (error.status === 404) dropTable(id);
  return null;
}

async function visitHere(kept: Kept, table: TableView): Promise<Mine> {
  const question = isAsked(kept, table) ? await questionAt(kept) : "";
  return { table, seat: kept.seat, turn: question !== "", question };
}

async function visitFar(kept: Kept, table: TableView): Promise<Mine> {
  return { table, seat: kept.seat, turn: isAsked(kept, table), question: "" };
}

function isAsked({ seat }: Kept, { stage, seats }: TableView): boolean {
  return stage === "playing" && (seats[seat]?.asked ?? 0) > 0;
}

async function questionAt(kept: Kept): Promise<string> {
  const sync = await calls.sync(kept.id, secretOf(kept.id));
  const words = await gameWords(kept.game, reader.lang, () => sync.view, () => sync.table);
  return isAsk(sync.question) && sync.question.choice ? words.asked(sync.question) : "";
}
