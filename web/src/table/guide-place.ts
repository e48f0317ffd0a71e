/** Where a lesson's card lies on the stage: close to the thing it speaks of, and over nothing that is needed. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;
/** Room for an arrow. */
const LEAD = 56;
/** Corners are tried this far apart. */
const GRID = 20;

export function overlaps(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}

/** How far apart two boxes are; 0 where they touch. */
function apart(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}

/** The place of a card on the stage; the place it has, where that still does; null where every place covers something. */
export function placeCard(card: Box, stage: Box, thing: Box, needed: readonly Box[]): Box | null {
  const free = (box: Box): boolean =>
    isInside(box, stage) && ![thing, ...needed].some((each) => overlaps(box, each, 4));
  if (free(card)) return card;
  const places: Box[] = [];
  for (let y = stage.y + GAP; y + card.height + GAP <= stage.y + stage.height; y += GRID)
    for (let x = stage.x + GAP; x + card.width + GAP <= stage.x + stage.width; x += GRID)
      places.push({ ...card, x, y });
  const found = places.filter(free);
  return found.length ? found.reduce((best, box) => (cost(box, thing) < cost(best, thing) ? box : best)) : null;
}

/** A card is best an arrow's length away, and straight beside the thing. */
function cost(box: Box, thing: Box): number {
  const [one, other] = [middle(box), middle(thing)];
  return Math.abs(apart(box, thing) - LEAD) + Math.hypot(one.x - other.x, one.y - other.y) / 10;
}

function isInside(box: Box, stage: Box): boolean {
  return (
    box.x >= stage.x &&
    box.y >= stage.y &&
    box.x + box.width <= stage.x + stage.width &&
    box.y + box.height <= stage.y + stage.height
  );
}

/** The line of an arrow from a card to a thing, bent a little; empty where they are too close for one. */
export function arrow(card: Box, thing: Box): string {
  if (apart(card, thing) < LEAD / 2) return "";
  const [from, to] = [nearest(card, middle(thing)), nearest(thing, middle(card))];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const bend = { x: from.x + across / 2 - down / 5, y: from.y + down / 2 + across / 5 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

type Point = Pick<Box, "x" | "y">;

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The point of a box, a little outside of it, that is nearest to another. */
function nearest({ x, y, width, height }: Box, to: Point): Point {
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return { x: clamp(to.x, x - 6, x + width + 6), y: clamp(to.y, y - 6, y + height + 6) };
}
