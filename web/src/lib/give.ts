/** An answer that was put together on the pieces, given as if it had been chosen from the list. */

import type { Compose } from "./compose.svelte";
import { type Binds, wished } from "./shapes";

export function give(compose: Compose, verb: string, binds: Binds): void {
  const act = compose.ask?.choice?.find((each) => each.verb === verb);
  if (!act || !compose.settled) return;
  compose.choose({
    ...{ key: "", label: "", places: [], warned: null, offer: false },
    ...{ act, binds, wish: wished(verb, binds) },
  });
}
