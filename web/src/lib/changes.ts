/**
 * Putting a change of a view into the view: members that differ, recursively. An object whose one member is `""` stands
 * for a whole object; anything else replaces what was there.
 */

import type { Facts, Value } from "./wire";

function isObject(value: Value | undefined): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object that a change stands for as a whole; undefined where it tells only what differs. */
function whole(change: Facts): Value | undefined {
  return Object.keys(change).length === 1 ? change[""] : undefined;
}

export function changed(old: Facts | null, change: Facts): Facts {
  const instead = whole(change);
  if (isObject(instead)) return instead;
  const view: Facts = { ...old };
  for (const [name, value] of Object.entries(change)) {
    const before = view[name];
    view[name] = isObject(before) && isObject(value) ? (whole(value) ?? changed(before, value)) : value;
  }
  return view;
}
