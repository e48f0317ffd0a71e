/** Updates of real matches that were told with frames. */

import { type Frame, framesOf, ledTo } from "../src/lib/frames";
import type { Facts, Item, Update } from "../src/lib/wire";
import kept from "./frames.json";

export interface Framed {
  name: string;
  before: Facts;
  update: Update;
  after: Facts;
}

export const FRAMED = kept.updates as unknown as readonly Framed[];

export function framed(name: string): Framed {
  const found = FRAMED.find((each) => each.name === name);
  if (!found) throw new Error(`no update is called ${name}`);
  return found;
}

/** The frames of an update, as a table keeps them. */
export function laid(told: Framed): readonly Frame[] {
  const { before, update, after } = told;
  const found = LAID.get(told) ?? ledTo(framesOf(before, update.frames ?? [], update.items), update.items, after);
  LAID.set(told, found);
  return found;
}

const LAID = new WeakMap<Framed, readonly Frame[]>();

/** A line before everything else. */
export function line(event: Facts, cites: string[] = []): Item {
  return { item: "told", rev: 0, event: event as Facts & { event: string }, cites };
}
