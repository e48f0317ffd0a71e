/** The cube sheet: where its boxes and arrows lie, and which cubes can go along which arrow. */

import type { Compose, Option } from "../../../lib/compose.svelte";
import type { Binds } from "../../../lib/shapes";
import type { PlanStep } from "../../../lib/wire";
import type { Point } from "../../../board/spot";
import type { Box, Colour, Pushes, SheetSeen, Start } from "../view";
import { agree, type Choosing, leadsTo } from "./choices";

export const BOXES: readonly Box[] = ["movement", "attack", "cache", "defense"];
export const COLOURS: readonly Colour[] = ["movement", "attack", "defense"];

/** A box is so large, boxes lie so far apart, and cubes lie so in them. */
export interface Layout {
  width: number;
  height: number;
  box: { width: number; height: number };
  /** Where the first cube lies in its box. */
  first: Point;
  /** How much room the cubes have, and how large one is at most. */
  room: { width: number; height: number };
  cube: number;
}

/** Beside the board; the names of the boxes stand in them. */
export const WIDE: Layout = {
  width: 300,
  height: 230,
  box: { width: 132, height: 101 },
  first: { x: 11, y: 37 },
  room: { width: 87, height: 58 },
  cube: 27,
};

/** On a phone, beside the hand. */
export const COMPACT: Layout = {
  width: 190,
  height: 150,
  box: { width: 83, height: 63 },
  first: { x: 8, y: 33 },
  room: { width: 68, height: 25 },
  cube: 20,
};

/** How far the two arrows between a pair of boxes are apart, and how far each end is from its box. */
const APART = 0.13;
const GAP = 4;
const CORNER = 12;
/** Between two cubes. */
const BETWEEN = 3;
/** How far a number is from its arrow. */
const TAG = 14;

/** The verbs that shift a cube of its own colour out of a box; a Push names its box itself. */
const SHIFTS: Readonly<Record<string, Colour>> = {
  move: "movement",
  attack: "attack",
  shield: "defense",
  elude: "defense",
};

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
  tag: Point;
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

/** What is drawn of a sheet: the cubes in each box, and the values of the abilities. */
export type Drawn = Pick<
  SheetSeen,
  "movement" | "attack" | "defense" | "movement_box" | "attack_box" | "defense_box" | "cache_box"
>;

/** The sheet of an Avatar as it begins. */
export function begun({ cubes, values }: Pick<Start, "cubes" | "values">): Drawn {
  const box = (colour: Colour, n: number): Colour[] => Array<Colour>(n).fill(colour);
  const [movement, attack, defense] = values;
  return {
    movement,
    attack,
    defense,
    movement_box: box("movement", cubes[0]),
    attack_box: box("attack", cubes[1]),
    defense_box: box("defense", cubes[2]),
    cache_box: [],
  };
}

/** The upper left corner of a box. */
export function cornerOf(box: Box, { width, height, box: size }: Layout = WIDE): Point {
  const right = box === "attack" || box === "defense";
  const low = box === "cache" || box === "defense";
  return { x: right ? width - size.width - 1 : 1, y: low ? height - size.height - 1 : 1 };
}

/** The cubes of a box, Movement first. */
export function inBox(sheet: Drawn, box: Box): readonly Colour[] {
  const held = {
    movement: sheet.movement_box,
    attack: sheet.attack_box,
    defense: sheet.defense_box,
    cache: sheet.cache_box,
  };
  return held[box];
}

/** The value of an ability; the Cache has none. */
export function valueOf(sheet: Drawn, box: Box): number | null {
  return box === "cache" ? null : sheet[box];
}

/** Where the cubes of a box lie: as large as their number allows, in rows. */
export function laid(colours: readonly Colour[], box: Box, layout: Layout = WIDE): Cube[] {
  const { x, y } = cornerOf(box, layout);
  const { first, room, cube } = layout;
  const { size, each } = fitted(colours.length, room, cube);
  return colours.map((colour, i) => ({
    colour,
    size,
    x: x + first.x + (i % each) * (size + BETWEEN),
    y: y + first.y + Math.floor(i / each) * (size + BETWEEN),
  }));
}

/** The largest size at which this many cubes fit, and how many then lie in a row. */
function fitted(count: number, room: Layout["room"], most: number): { size: number; each: number } {
  const across = (size: number): number => Math.max(1, Math.floor((room.width + BETWEEN) / (size + BETWEEN)));
  const down = (size: number): number => Math.floor((room.height + BETWEEN) / (size + BETWEEN));
  let size = most;
  while (size > 4 && across(size) * down(size) < count) size -= 1;
  return { size, each: across(size) };
}

/** An arrow between two boxes; where two lead to and fro they lie side by side. */
function arrow(from: Box, to: Box, both: boolean, layout: Layout): Arrow {
  const [a, b] = [cornerOf(from, layout), cornerOf(to, layout)];
  const first = BOXES.indexOf(from) < BOXES.indexOf(to);
  const apart = APART * layout.box.height;
  const side = both ? (first ? -apart : apart) : 0;
  const level = a.y === b.y;
  const [start, end] = level
    ? acrossGap(a.x < b.x, a.y + layout.box.height / 2 + side, layout)
    : throughGap(a, b, side, layout);
  const away = both && !first ? TAG : -TAG;
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  const slanted = !level && a.x !== b.x;
  const tag = level
    ? { x, y: y + away }
    : slanted
      ? { x: (3 * start.x + end.x) / 4, y: (3 * start.y + end.y) / 4 }
      : { x: x + away, y };
  return { from, to, x1: start.x, y1: start.y, x2: end.x, y2: end.y, tag };
}

/** From the left box to the right one, or back. */
function acrossGap(right: boolean, y: number, { width, box }: Layout): [Point, Point] {
  const ends: [Point, Point] = [
    { x: 1 + box.width + GAP, y },
    { x: width - box.width - 1 - GAP, y },
  ];
  return right ? ends : [ends[1], ends[0]];
}

/** From an upper box to a lower one, or back, straight or slanted. */
function throughGap(a: Point, b: Point, side: number, { height, box }: Layout): [Point, Point] {
  const [high, low] = [1 + box.height + GAP, height - box.height - 1 - GAP];
  const [from, to] = a.y < b.y ? [high, low] : [low, high];
  if (a.x === b.x)
    return [
      { x: a.x + box.width / 2 + side, y: from },
      { x: a.x + box.width / 2 + side, y: to },
    ];
  const inner = (at: Point): number => (at.x > 1 ? at.x + CORNER : 1 + box.width - CORNER) + side;
  return [
    { x: inner(a), y: from },
    { x: inner(b), y: to },
  ];
}

/** All arrows of a sheet. */
export function arrows(pairs: readonly (readonly [Box, Box])[], layout: Layout = WIDE): Arrow[] {
  const known = new Set(pairs.map(([from, to]) => `${from} ${to}`));
  return pairs.map(([from, to]) => arrow(from, to, known.has(`${to} ${from}`), layout));
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

/** The option to configure, where a Push can be made right away; null where it isn't offered, or something else is begun. */
export function configuring({ options, steps }: Pick<Compose, "options" | "steps">): Option | null {
  return steps.length ? null : (options.find(({ act }) => act.verb === "configure") ?? null);
}

/** The Pushes that configuring brings. */
export function pushesBy(option: Option | null, ways: Pushes["ways"]): Way[] {
  if (!option) return [];
  return ways.map(({ box, colour, to }) => ({ verb: "push", binds: { box, colour, to }, box, colour, to, option }));
}

/** Configure, and make this Push first. */
export function planOf({ box, colour, to }: Way): PlanStep[] {
  return [
    { wish: { verb: "configure", args: { what: "pushes" } }, foreseen: [] },
    { wish: { verb: "push", args: { box, colour, to } }, foreseen: [] },
  ];
}

/** The options that take a box as it is, not a cube out of it. */
export function boxOptions(options: readonly Option[]): Option[] {
  return options.filter(({ act }) => act.verb !== "push" && !(act.verb in SHIFTS));
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

/** The boxes that a click sends the cube to: once a cube is picked, or where only one can go anyway. */
export function targetsOf(open: readonly Way[], part: Part, atOnce: boolean): Box[] {
  if (part.to !== undefined || (part.box === undefined && !atOnce)) return [];
  if (new Set(open.map(({ box }) => box)).size > 1) return [];
  return [...new Set(open.map(({ to }) => to))];
}

/** Where a tap in a box means a cube of a colour: the box is shared out among those that can go. */
export function zonesOf(
  sheet: Drawn,
  box: Box,
  colours: readonly Colour[],
  layout: Layout,
): { colour: Colour; x: number; width: number }[] {
  const { x } = cornerOf(box, layout);
  const cubes = laid(inBox(sheet, box), box, layout);
  const middles = colours.map((colour) => {
    const own = cubes.filter((cube) => cube.colour === colour);
    return own.reduce((sum, cube) => sum + cube.x + cube.size / 2, 0) / Math.max(1, own.length);
  });
  const ends = middles.map((at, i) =>
    i + 1 < middles.length ? (at + (middles[i + 1] ?? at)) / 2 : x + layout.box.width,
  );
  return colours.map((colour, i) => {
    const start = ends[i - 1] ?? x;
    return { colour, x: start, width: (ends[i] ?? start) - start };
  });
}

/** How many cubes of each colour, those that are none left out. */
export function counted(colours: readonly Colour[]): { colour: Colour; n: number }[] {
  const all = COLOURS.map((colour) => ({ colour, n: colours.filter((each) => each === colour).length }));
  return all.filter(({ n }) => n > 0);
}
