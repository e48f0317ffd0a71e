/** What a click on a thing does: answer where it can mean one thing only, else select the thing and show its verbs. */

import type { Compose, Option } from "../lib/compose.svelte";

/** `open` shows what can be done with the thing. */
export function take(compose: Compose, place: string, options: readonly Option[], open: () => void): void {
  if (!compose.settled) return;
  const [only, ...others] = options;
  const meant = only && !others.length ? only : place ? compose.meantBy(place) : null;
  if (meant) {
    compose.choose(meant, place || undefined);
    if (!meant.wish && place && staysAt(compose, place)) open();
    return;
  }
  if (place && compose.verbsOf(place).length) compose.hold(place);
  open();
}

/** Whether what is left to choose differs in nothing that lies elsewhere on the board. */
function staysAt(compose: Compose, place: string): boolean {
  const left = compose.several ? [] : compose.matches(place);
  const elsewhere = new Set(left.map(({ places }) => JSON.stringify(places)));
  return left.length > 1 && elsewhere.size === 1;
}
