/** The names of rooms in the size that can be read: smaller captions are left out, the others grow. */

import { SPACE } from "./grid";

/** Nothing on the board is drawn smaller than this, in pixels. */
export const SMALLEST = 9;
const NAME = 13;
const TYPE = 10;
const WIDE = 0.47;
const PAD = 14;

export interface Caption {
  lines: string[];
  size: number;
  /** The size of the type below the name; 0 where it is left out. */
  type: number;
}

/** A room's name over this many spaces, drawn at `scale` pixels to a unit. */
export function captionOf(name: string, spaces: number, scale: number): Caption {
  const size = Math.max(NAME, (SMALLEST + 1) / scale);
  const room = spaces * SPACE - PAD;
  const lines = width(name, size) <= room ? [name] : wrapped(name, room, size);
  const widest = Math.max(...lines.map((line) => width(line, size)));
  const fitted = widest > room ? Math.max(SMALLEST / scale, (size * room) / widest) : size;
  return { lines, size: Math.min(size, fitted), type: TYPE * scale >= SMALLEST && lines.length === 1 ? TYPE : 0 };
}

/** Roughly how long a line is in the condensed lettering. */
function width(text: string, size: number): number {
  return text.length * size * WIDE;
}

function wrapped(name: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && width(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
