/** The table between the acts of what was told at once: an automatic turn, or the steps of a plan. */

import { changed } from "./changes";
import type { Facts, FrameView, Item } from "./wire";

/** What was told on the way to a view, and the view. */
export interface Frame {
  readonly items: readonly Item[];
  readonly view: Facts;
}

/**
 * The views on the way, one after the other, as the server has sent them; each is a change of the one before. What was
 * told after the last of them is left out here.
 */
export function framesOf(before: Facts | null, sent: readonly FrameView[], items: readonly Item[]): Frame[] {
  let [view, from] = [before, 0];
  return sent.map((frame) => {
    const told = items.slice(from, frame.items);
    [view, from] = [changed(view, frame.view), frame.items];
    return { items: told, view };
  });
}

/** With the view that all led to; nothing where nothing lay between. */
export function ledTo(frames: readonly Frame[], items: readonly Item[], view: Facts | null): readonly Frame[] {
  if (!frames.length || !view) return [];
  const told = frames.reduce((sum, frame) => sum + frame.items.length, 0);
  return [...frames, { items: items.slice(told), view }];
}
