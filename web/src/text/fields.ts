/**
 * Any view as named fields. A message `view-FIELD` of the game names a field; its attribute `part` says where it belongs:
 * `meters`, `board`, `seats` (a list with an entry for each seat) or `none`. A field without a message has its own name,
 * made readable; without a part, figures and words are meters and everything else is the board.
 */

import { kebab } from "../lib/texts";
import type { Facts, Value } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import type { Heard, Part, Teller } from "../board/teller";

type Place = "meters" | "board" | "seats" | "none";

export function fieldTeller({ state, words }: Heard): Teller {
  const fields = (place: Place): [string, Value][] =>
    Object.entries(state.view ?? {}).filter(([name, value]) => placeOf(name, value, words) === place);
  return {
    use: () => () => {},
    clocks: [],
    get meters() {
      return fields("meters").map(([name, value]) => field(name, value, words));
    },
    get board() {
      return fields("board").map(([name, value]) => field(name, value, words));
    },
    seat(seat) {
      return fields("seats").map(([name, value]) =>
        field(name, Array.isArray(value) ? (value[seat] ?? null) : value, words),
      );
    },
    plan: [],
  };
}

function placeOf(name: string, value: Value, words: Words): Place {
  const id = `view-${kebab(name)}.part`;
  if (words.has(id)) return words.texts.render(id) as Place;
  return isPlain(value) ? "meters" : "board";
}

/** A field by its name, with its value behind it or its parts below it. */
export function field(name: string, value: Value, words: Words): Part {
  const title = nameOf(name, words);
  if (!isDeep(value)) return { text: words.texts.fill("log-field", { name: title, value: shown(name, value, words) }) };
  return { text: title, parts: partsOf(name, value, words) };
}

function partsOf(name: string, value: Value, words: Words): Part[] {
  if (Array.isArray(value)) {
    return value.map((entry, i) => {
      const title = words.texts.fill("text-item", { number: i + 1 });
      if (isDeep(entry)) return { text: title, parts: partsOf(name, entry, words) };
      return { text: words.texts.fill("log-field", { name: title, value: shown(name, entry, words) }) };
    });
  }
  const told = Object.entries((value ?? {}) as Facts).filter(
    ([inner, entry]) => placeOf(inner, entry, words) !== "none",
  );
  return told.map(([inner, entry]) => field(inner, entry, words));
}

/** What a field is called: by its message, else by its own name with spaces. */
function nameOf(name: string, words: Words): string {
  const id = `view-${kebab(name)}`;
  if (words.has(id)) return words.texts.render(id);
  const readable = kebab(name).replaceAll("-", " ");
  return readable.charAt(0).toUpperCase() + readable.slice(1);
}

function shown(name: string, value: Value, words: Words): string | number {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return words.texts.render("text-empty");
  return words.value("view", kebab(name), value);
}

function isPlain(value: Value): boolean {
  return value === null || typeof value !== "object";
}

/** Whether a value has things inside things, which one line cannot tell. */
function isDeep(value: Value): boolean {
  if (isPlain(value)) return false;
  return !Array.isArray(value) || value.some((entry) => !isPlain(entry));
}
