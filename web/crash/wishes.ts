/** Any answer that the acts of a question have room for. */

import { type Binds, wished } from "../src/lib/shapes";
import type { Act, Part, Some, Split, Wish } from "../src/lib/wire";
import { any, between, type Chance, sample } from "./dice";

export function anyWish(acts: readonly Act[], chance: Chance): Wish {
  const act = any(acts, chance);
  const binds = Object.assign({}, ...act.parts.map((part) => anyBinds(part, chance))) as Binds;
  return wished(act.verb, binds);
}

function anyBinds(part: Part, chance: Chance): Binds {
  if (part.shape === "one") return { [part.name]: any(part.items, chance) };
  if (part.shape === "some") return { [part.name]: some(part, chance) };
  if (part.shape === "split") return { [part.name]: split(part, chance) };
  if (part.shape === "order") {
    const count = part.items.length - between(0, part.drop, chance);
    return { [part.name]: sample(part.items, count, chance) };
  }
  const row = any(part.rows, chance);
  return Object.fromEntries(part.names.map((name, column) => [name, row[column] ?? null]));
}

/** Items stay in the order in which they are offered. */
function some(part: Some, chance: Chance): Some["items"] {
  const places = sample([...part.items.keys()], between(part.low, part.high, chance), chance);
  return part.items.filter((_, place) => places.includes(place));
}

/** Every bin gets its least; then each of the rest goes to any bin that has room. */
function split(part: Split, chance: Chance): number[] {
  const bins = part.limits.map(([least]) => least);
  const rest = part.total - bins.reduce((sum, bin) => sum + bin, 0);
  for (let thing = 0; thing < rest; thing += 1) {
    const room = [...bins.keys()].filter((bin) => bins[bin]! < part.limits[bin]![1]);
    bins[any(room, chance)]! += 1;
  }
  return bins;
}
