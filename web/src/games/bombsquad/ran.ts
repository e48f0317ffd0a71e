/** A run card by card, read from the lines about it: shown while it lasts, and until the answer after it. */

import { holding } from "../../lib/story";
import type { Item } from "../../lib/wire";
import type { Words } from "../../lib/words.svelte";
import { actionOf } from "./cards";
import type { Event } from "./types.gen";
import { type BombSquadView, sent } from "./view";
import { spaceOf } from "./words";

/** A card of the run and what it did; nothing as long as it hasn't run. */
export interface Ran {
  kind: number;
  did: Extract<Event, { event: "Moved" | "Worked" | "Failed" }> | null;
  /** The cells it cost beyond those of the run. */
  cells: number;
}

export interface Run {
  cards: readonly Ran[];
  /** The card at hand, counted from 0; -1 once the run is over. */
  now: number;
}

/** The last run as far as the lines up to this one describe it; null once somebody answered after it. */
export function runOf(items: readonly Item[], upto = Infinity): Run | null {
  const known = holding(items).filter((item) => !("rev" in item) || item.rev <= upto);
  const start = known.findLastIndex((item) => kindOf(item) === "Ordered");
  const end = known.findIndex((item, i) => i > start && kindOf(item) === "ActivationEnded");
  const later = end < 0 ? [] : known.slice(end);
  if (start < 0 || later.some((item) => item.item === "did" && !item.auto)) return null;
  const [ordered, ...events] = sent.told(known.slice(start)).map(({ event }) => event);
  const cards = ordered?.event === "Ordered" ? carriedOut(ordered.cards, events) : [];
  const done = cards.filter(({ did }) => did).length;
  const shown = upto < Infinity ? done - 1 : done;
  return { cards, now: end < 0 && shown < cards.length ? Math.max(0, shown) : -1 };
}

/** What a card did, in two short lines. */
export function deedOf({ kind, did, cells }: Ran, view: BombSquadView, words: Words): string[] {
  if (!did) return [];
  const lost = cells ? [words.texts.render("cost-cells", { n: cells })] : [];
  if (did.event === "Failed") return [words.say("effect-error"), ...lost];
  const moved = did.event === "Moved";
  const what = moved
    ? words.texts.render("effect-move", { direction: did.direction })
    : words.say(`effect-${actionOf(kind).replace("_", "-")}`);
  const space = words.texts.render("effect-space", spaceOf(view, moved ? did.to : did.cell));
  return [what, [space, ...lost].join(" · ")];
}

function carriedOut(kinds: readonly number[], events: readonly Event[]): Ran[] {
  const cards: Ran[] = kinds.map((kind) => ({ kind, did: null, cells: 0 }));
  let at = -1;
  for (const event of events) {
    const next = cards[at + 1];
    const now = cards[at];
    if (event.event === "Paid" && now) now.cells += event.cells;
    if (!next || (event.event !== "Moved" && event.event !== "Worked" && event.event !== "Failed")) continue;
    next.did = event;
    at += 1;
  }
  return cards;
}

function kindOf(item: Item): string {
  return item.item === "told" ? sent.event(item.event).event : "";
}
