/** Cards as a hand shows them: what they do, what can be done with them now, and why not. */

import type { Option } from "../../../lib/compose.svelte";
import type { Ask, Marked } from "../../../lib/wire";
import type { Words } from "../../../lib/words.svelte";
import { type Choosing, touching } from "../sheet/choices";
import type { Due } from "../view";

/** The verbs that take a card out of the hand. */
const WITH_CARD: readonly string[] = ["play", "play-alternative", "discard"];

/** What a card does: what its text says after when and on which condition it can be played. */
export function effectOf(about: string): string {
  const at = about.search(/\s?: /);
  const effect = at < 0 ? about : about.slice(at).replace(/^\s?: /, "");
  return effect.charAt(0).toLocaleUpperCase() + effect.slice(1);
}

/** What you can do with a card in your hand. */
export function optionsFor(choosing: Choosing, card: string): Option[] {
  return touching(choosing, WITH_CARD, { card });
}

/** Why a thing cannot be used now; null where it can, or nobody asks. */
export function blockedBy(ask: Ask | null, verb: string, name: string, value: string): Marked | null {
  const marked = ask?.blocked ?? [];
  return marked.find(({ wish }) => wish.verb === verb && wish.args[name] === value) ?? null;
}

/** Costs or dangers in words. */
export function duesIn(words: Words, dues: readonly Due[]): string {
  const told = dues.map((due) =>
    words.texts.fill("desk-due", { "do-is": due.do, n: due.n, what: due.what ? words.word(due.what) : "" }),
  );
  return words.texts.join(told);
}

/** Each card of a hand with its place among equal ones, so that two copies are two things. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  return cards.map((card, i) => ({ card, key: `${card} ${cards.slice(0, i).filter((each) => each === card).length}` }));
}
