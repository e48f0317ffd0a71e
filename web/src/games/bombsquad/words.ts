/** How Bomb Squad names its values and the things on its table, as the terminal does. */

import type { Texts } from "../../lib/texts";
import type { Facts, Value } from "../../lib/wire";
import type { GameWords, Words } from "../../lib/words.svelte";
import { COLOURS, known, possible } from "./cards";
import { type BombSquadView, inHand, remembered, sent, UNKNOWN } from "./view";

/** Rows and columns of a building, as its picture shows them. */
export function sizeOf(picture: string): { rows: number; columns: number } {
  const lines = picture.split("\n");
  return { rows: Math.floor(lines.length / 2), columns: Math.floor(Math.max(...lines.map((line) => line.length)) / 2) };
}

/** Row and column of a cell, both counted from one. */
export function spaceOf(view: BombSquadView, cell: number): { row: number; column: number } {
  const { rows, columns } = sizeOf(view.picture);
  if (cell < 0 || cell >= rows * columns) return { row: 0, column: 0 };
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}

/** A card's face, in words. */
export function cardName(kind: number, texts: Texts): string {
  return texts.render("value-card", { value: kind });
}

/** What the clues say about a card, in words. */
export function hintWords(hint: number, texts: Texts): string {
  const said = possible(hint).map((names) => either(names, texts));
  const [first, second] = said;
  if (first === undefined) return texts.render("hint-nothing");
  return second === undefined ? first : texts.render("hint-both", { first, second });
}

/** The same as short as it can be: what the card is, then what it isn't. */
export function briefly(hint: number, words: Words): string {
  const { level, action, notLevels, notActions } = known(hint);
  const said = [
    ...(level ? [words.word(COLOURS[level - 1] ?? "")] : []),
    ...(action ? [words.word(action)] : []),
    ...notLevels.map((not) => words.texts.render("brief-not", { value: COLOURS[not - 1] ?? "" })),
    ...notActions.map((not) => words.texts.render("brief-no", { value: not })),
  ];
  return said.length ? said.join(", ") : words.say("brief-nothing");
}

function either(names: readonly string[], texts: Texts): string {
  const [first = "", ...rest] = names;
  return rest.reduce(
    (start, last) => texts.render("hint-or", { start, last }),
    texts.render("hint-known", { what: first }),
  );
}

/** What a player knows of an own card: its face, to a Front-liner or with the memory aid, else what was told. */
export function ownCard(view: BombSquadView, place: number, texts: Texts): string {
  const kind = inHand(view, view.seat, place);
  return kind === UNKNOWN ? hintWords(view.hands[view.seat]?.[place]?.hint ?? 0, texts) : cardName(kind, texts);
}

export const words: GameWords = {
  facts(facts: Facts, value: number): Facts {
    return { ...spaceOf(sent.view(facts), value) };
  },

  /** A mission of the box by its title in this language. */
  retold(facts: Facts, told: Facts, texts: Texts): Facts {
    const event = sent.event(told);
    const title = `mission-${sent.view(facts).table.mission}`;
    const ofMission = event.event === "SetUp" && event.step === "mission";
    return ofMission && texts.has(title) ? { ...event, what: texts.render(title) } : event;
  },

  doer(told: Facts): Value | undefined {
    const event = sent.event(told);
    return "operator" in event ? event.operator : undefined;
  },

  label(facts: Facts, place: string, texts: Texts): string {
    const view = sent.view(facts);
    const [kind = "", ...rest] = place.split(":");
    const [first = 0, second = 0] = rest.map(Number);
    if (kind === "hand" && first === view.seat) return ownCard(view, second, texts);
    if (kind === "slot") return cardName(remembered(view, first), texts);
    if (kind === "cell") return texts.render("value-cell", spaceOf(view, first));
    return "";
  },

  about(facts: Facts, seat: number, texts: Texts): string {
    const role = sent.view(facts).table.roles[seat];
    return role ? texts.render("role-about", { value: role }) : "";
  },

  isNew(facts: Facts): boolean {
    return ["roles", "ready"].includes(sent.view(facts).table.phase);
  },
};
