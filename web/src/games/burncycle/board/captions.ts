/** The names of rooms: one line in a room's upper edge, in a size that can be read, or none. */

import { SPACE } from "./grid";

/** Nothing on the board is drawn smaller than this, in pixels. */
export const SMALLEST = 11;
/** What a name takes of a room's height, in board units. */
export const HEAD = 18;
const NAME = 12;
const WIDE = 0.5;
const PAD = 14;

export interface Caption {
  /** Empty where there is no room for it; the word on the space says it then. */
  name: string;
  size: number;
}

/** A room's name over this many spaces, drawn at `scale` pixels to a unit. */
export function captionOf(name: string, spaces: number, scale: number): Caption {
  const [least, most] = [SMALLEST / scale, Math.max(NAME, SMALLEST / scale)];
  const fitting = (spaces * SPACE - PAD) / (name.length * WIDE);
  const size = Math.min(most, fitting);
  return size < least || size > HEAD ? { name: "", size: 0 } : { name, size };
}
