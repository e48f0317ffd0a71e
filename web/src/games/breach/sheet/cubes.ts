/** The cube sheet: where its boxes and arrows lie, and which cubes can go along which arrow. */

import type { Compose, Option } from "../../../lib/compose.svelte";
import type { Binds } from "../../../lib/shapes";
import type { Point } from "../../../table/spot";
import type { Box, Colour, SheetSeen } from "../view";
import { agree, type Choosing, leadsTo } from "./choices";

export const BOXES: readonly Box[] = ["movement", "attack", "cache", "defense"];
export const COLOURS: readonly Colour[] = ["movement", "attack", "defense"];
export const WIDTH = 292;
export const HEIGHT = 186;
export const BOX = { width: 120, height: 75 } as const;

const RIGHT = WIDTH - BOX.width - 1;
const LOW = HEIGHT - BOX.height - 1;
const AT: Readonly<Record<Box, { x: number; y: number }>> = {
  movement: { x: 1, y: 1 },
  attack: { x: RIGHT, y: 1 },
  cache: { x: 1, y: LOW },
  defense: { x: RIGHT, y: LOW },
};
const MARGIN = 11;
/** The sides of cubes, and how far their middle line is below the upper edge of the box. */
const [LARGE, MIDDLE, SMALL] = [30, 22, 20];
const LINE = 53;
const ROOM = BOX.width - 2 * MARGIN;
/** How far the two arrows between a pair of boxes are apart, and how far each end is from its box. */
const APART = 16;
const GAP = 4;
const CORNER = 12;
/** How far a number is from its arrow. */
const TAG = 14;

/** The verbs that shift a cube of its own colour out of a box; a Push names its box itself. */
const SHIFTS: Readonly<Record<string, Colour>> = { move: "movement", attack: "attack", shield: "defense", elude: "defense" };

export interface Cube {
  colour: Colour;
  size: number;
  x: number;
  y: number;
}

export interface Arrow {
  from: Box;
  to: Box;
  /** Where its number stands: beside it. */
  tag: { x: number; y: number };
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A way for a cube, by one of the options. */
export interface Way {
  verb: string;
  binds: Binds;
  box: Box;
  colour: Colour;
  to: Box;
  option: Option;
}

export function cornerOf(box: Box): { x: number; y: number } {
  return AT[box];
}

/** The cubes of a box, Movement first. */
export function inBox(sheet: SheetSeen, box: Box): readonly Colour[] {
  const held = { movement: sheet.movement_box, attack: sheet.attack_box, defense: sheet.defense_box, cache: sheet.cache_box };
  return held[box];
}

/** The value of an ability; the Cache has none. */
export function valueOf(sheet: SheetSeen, box: Box): number | null {
  return box === "cache" ? null : sheet[box];
}

/** Where the cubes of a box lie: a row of three large ones, of four smaller ones, or two rows. */
export function laid(colours: readonly Colour[], box: Box): Cube[] {
  const { x, y } = AT[box];
  const rows = colours.length > 4 ? 2 : 1;
  const each = Math.ceil(colours.length / rows);
  const size = rows > 1 ? SMALL : each > 3 ? MIDDLE : LARGE;
  const step = Math.min(size + 4, (ROOM - size) / Math.max(1, each - 1));
  const top = y + LINE - (rows * (size + 3) - 3) / 2;
  return colours.map((colour, i) => ({
    colour,
    size,
    x: x + MARGIN + (i % each) * step,
    y: top + Math.floor(i / each) * (size + 3),
  }));
}

/** An arrow between two boxes; where two lead to and fro they lie side by side. */
export function arrow(from: Box, to: Box, both: boolean): Arrow {
  const [a, b] = [AT[from], AT[to]];
  const first = BOXES.indexOf(from) < BOXES.indexOf(to);
  const side = both ? (first ? -APART : APART) : 0;
  const level = a.y === b.y;
  const [start, end] = level ? acrossGap(a.x < b.x, a.y + BOX.height / 2 + side) : throughGap(a, b, side);
  const away = both && !first ? TAG : -TAG;
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  const slanted = !level && a.x !== b.x;
  const tag = level ? { x, y: y + away } : slanted ? { x: (3 * start.x + end.x) / 4, y: (3 * start.y + end.y) / 4 } : { x: x + away, y };
  return { from, to, x1: start.x, y1: start.y, x2: end.x, y2: end.y, tag };
}

/** From the left box to the right one, or back. */
function acrossGap(right: boolean, y: number): [Point, Point] {
  const ends: [Point, Point] = [{ x: 1 + BOX.width + GAP, y }, { x: RIGHT - GAP, y }];
  return right ? ends : [ends[1], ends[0]];
}

/** From an upper box to a lower one, or back, straight or slanted. */
function throughGap(a: Point, b: Point, side: number): [Point, Point] {
  const [high, low] = [1 + BOX.height + GAP, LOW - GAP];
  const [from, to] = a.y < b.y ? [high, low] : [low, high];
  if (a.x === b.x) return [{ x: a.x + BOX.width / 2 + side, y: from }, { x: a.x + BOX.width / 2 + side, y: to }];
  const inner = (box: Point): number => (box.x === RIGHT ? RIGHT + CORNER : 1 + BOX.width - CORNER) + side;
  return [{ x: inner(a), y: from }, { x: inner(b), y: to }];
}

/** All arrows of a sheet. */
export function arrows(pairs: readonly (readonly [Box, Box])[]): Arrow[] {
  const known = new Set(pairs.map(([from, to]) => `${from} ${to}`));
  return pairs.map(([from, to]) => arrow(from, to, known.has(`${to} ${from}`)));
}

/** Every way that a cube of your own sheet can go now. */
export function waysOf(choosing: Choosing): Way[] {
  return choosing.options.flatMap((option) => {
    const { verb } = option.act;
    const shifted = SHIFTS[verb];
    if (verb !== "push" && !shifted) return [];
    return leadsTo(option, choosing.bound).map((binds) => ({
      verb,
      binds,
      box: (shifted ?? binds["box"]) as Box,
      colour: (shifted ?? binds["colour"]) as Colour,
      to: binds["to"] as Box,
      option,
    }));
  });
}

/** Whether the choice now is a cube of your own sheet and where it goes, and nothing on the board. */
export function isShifting(choosing: Choosing & Pick<Compose, "steps">): boolean {
  const ways = waysOf(choosing);
  return ways.some(({ verb }) => verb === "push") || (ways.length > 0 && choosing.steps.length > 0);
}

/** What was picked of a way so far: a cube, an arrow, or neither. */
export type Part = Partial<Pick<Way, "box" | "colour" | "to">>;

/** The ways that go on from what was picked. */
export function left(ways: readonly Way[], part: Part): Way[] {
  return ways.filter(({ box, colour, to }) => agree(part as Binds, { box, colour, to }));
}

/** How many cubes of each colour, those that are none left out. */
export function counted(colours: readonly Colour[]): { colour: Colour; n: number }[] {
  const all = COLOURS.map((colour) => ({ colour, n: colours.filter((each) => each === colour).length }));
  return all.filter(({ n }) => n > 0);
}
