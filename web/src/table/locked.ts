/** Whether nothing can be answered just now: without a connection, while an answer is on its way, or in the dead time. */

import type { Parts } from "../lib/parts";

export function isLocked({ table, compose }: Pick<Parts, "table" | "compose">): boolean {
  return table.connection !== "live" || compose.busy || !compose.settled;
}
