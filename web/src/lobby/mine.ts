/** The tables of this browser as they are now; a table that is gone is forgotten. */

import * as calls from "../lib/api-calls";
import { reader } from "../lib/reader.svelte";
import { gameWords } from "../lib/speech";
import { dropTable, type Kept, secretOf } from "../lib/storage";
import { isAsk, type TableView } from "../lib/wire";

export interface Mine {
  table: TableView;
  seat: number;
  /** What we are asked there; empty where nothing is. */
  question: string;
}

export async function visitAll(kept: Kept[]): Promise<Mine[]> {
  const all = await Promise.all(kept.map(visit));
  return all.filter((mine) => mine !== null);
}

async function visit(kept: Kept): Promise<Mine | null> {
  try {
    const table = await calls.look(kept.id);
    const asked = table.stage === "playing" && (table.seats[kept.seat]?.asked ?? 0) > 0;
    return { table, seat: kept.seat, question: asked ? await question(kept) : "" };
  } catch (error) {
    if (!(error instanceof calls.Failed)) throw error;
    if (error.status === 404) dropTable(kept.id);
    return null;
  }
}

async function question(kept: Kept): Promise<string> {
  const sync = await calls.sync(kept.id, secretOf(kept.id));
  const words = await gameWords(kept.game, reader.lang, () => sync.view, () => sync.table);
  return isAsk(sync.question) && sync.question.choice ? words.asked(sync.question) : "";
}
