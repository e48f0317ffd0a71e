/** How The Breach names its values; the view names rooms, nodes and models, so that little is left to say here. */

import type { Texts } from "../../lib/texts";
import type { Facts } from "../../lib/wire";
import type { GameWords } from "../../lib/words.svelte";
import { cheatCard, CHEATS } from "./hand/seats";
import { type BreachView, sent } from "./view";

const INFECT = "your-infect";
const TIMINGS = [
  "action-phase",
  "any-moment",
  "any-attack",
  "your-attack",
  "your-move",
  INFECT,
  "enemy-attack",
  "enemy-move",
  "firewall",
];
const REROLL = "reroll";

/** The card of a Cheat at a seat; empty for any other word. */
function cardOf(view: BreachView, seat: number, word: string): string {
  const sheet = view.sheets[seat];
  return sheet && CHEATS.includes(word) ? cheatCard(sheet, word) : "";
}

/** Whether a seat surely holds nothing that changes a roll: every card tells its timing, and it is another one. */
function cannotChange(view: BreachView, seat: number, texts: Texts): boolean {
  const sheet = view.sheets[seat];
  const cards = [...(view.hands[seat] ?? []), ...(sheet?.ready.includes("program") ? [sheet.program] : [])];
  const tells = (card: string, timing: string): boolean =>
    texts.about(card).toLowerCase().includes(texts.render("desk-timing", { timing }).toLowerCase());
  const other = (card: string): boolean => TIMINGS.some((timing) => tells(card, timing)) && !tells(card, INFECT);
  return !view.research[seat]?.includes(REROLL) && cards.every(other);
}

export const words: GameWords = {
  later: ["order", "secret-order", "waive"],

  /** What a Cheat does. */
  label(facts: Facts, place: string, texts: Texts): string {
    const [kind, seat, cheat = ""] = place.split(":");
    const card = kind === "cheat" ? cardOf(sent.view(facts), Number(seat), cheat) : "";
    return card && texts.render("sheet-card", { card });
  },

  /** With a roll, whether there is anything to change it with. */
  about(facts: Facts, seat: number, texts: Texts): string {
    const view = sent.view(facts);
    const rolled = seat >= 0 && view.rolled?.seat === seat;
    return rolled && cannotChange(view, seat, texts) ? texts.render("desk-nothing-changes") : "";
  },
};
