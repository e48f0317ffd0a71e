/** Putting a change of a view into the view: members that differ, recursively; anything else replaces. */

import type { Facts, Value } from "./wire";

function isObject(value: Value | undefined): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function changed(old: Facts | null, change: Facts): Facts {
  const view: Facts = { ...old };
  for (const [name, value] of Object.entries(change)) {
    const before = view[name];
    view[name] = isObject(before) && isObject(value) ? changed(before, value) : value;
  }
  return view;
}
