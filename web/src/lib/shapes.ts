/** The shapes of a choice, as every client is sent them: what they bind, and every answer of those that can be listed. */

import type { Act, Facts, Marked, Part, Value, Wish } from "./wire";

/** Some arguments of a wish; one that is left out is bound to null. */
export type Binds = Readonly<Record<string, Value>>;

/** A way to fill some arguments, and the things on the board that it touches. */
export interface Way {
  binds: Binds;
  places: string[];
}

export function names(part: Part): string[] {
  return part.shape === "rows" ? part.names : [part.name];
}

/** Whether all its answers can be put into one list. */
export function listed(act: Act): boolean {
  return act.parts.every((part) => part.shape === "one" || part.shape === "rows");
}

/** Every way to fill a part of single items or rows. */
export function ways(part: Part): Way[] {
  if (part.shape === "split") return [];
  if (part.shape === "rows") {
    return part.rows.map((row, i) => ({
      binds: Object.fromEntries(part.names.map((name, column) => [name, row[column] ?? null])),
      places: (part.places[i] ?? []).filter((place) => place !== null),
    }));
  }
  return part.items.map((item, i) => ({
    binds: { [part.name]: item },
    places: [part.places[i] ?? null].filter((place) => place !== null),
  }));
}

/** Every answer of an act of single items and rows. */
export function answers(act: Act): Way[] {
  const start: Way[] = [{ binds: {}, places: [] }];
  return act.parts.reduce(
    (found, part) =>
      found.flatMap((way) =>
        ways(part).map((next) => ({
          binds: { ...way.binds, ...next.binds },
          places: [...way.places, ...next.places],
        })),
      ),
    start,
  );
}

/** The arguments of an act that can be filled in one way only: nobody has to be asked for them. */
export function settled(act: Act): Binds {
  return Object.assign(
    {},
    ...act.parts
      .filter(isSettled)
      .flatMap(ways)
      .map((way) => way.binds),
  ) as Binds;
}

function isSettled(part: Part): boolean {
  if (part.shape === "one") return part.items.length === 1;
  return part.shape === "rows" && part.rows.length === 1;
}

/** The wish of these arguments, without those that are left out. */
export function wished(verb: string, binds: Binds): Wish {
  const args: Facts = {};
  for (const [name, value] of Object.entries(binds)) {
    if (value !== null) args[name] = value;
  }
  return { verb, args };
}

/** Whether a mark speaks of a wish: the same verb, and every argument the mark names. */
export function holdsFor(marked: Marked, wish: Wish): boolean {
  const named = Object.entries(marked.wish.args);
  return marked.wish.verb === wish.verb && named.every(([name, value]) => same(value, wish.args[name]));
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, i) => same(value, other[i]));
  }
  return one === other;
}
