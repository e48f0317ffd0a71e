/** A lesson's card lies beside what it speaks of and over nothing that is needed. */

import { expect, test } from "vitest";
import { arrow, type Box, overlaps, placeCard } from "../src/table/guide-place";

const STAGE = { x: 268, y: 56, width: 868, height: 744 };
const CARD = { x: 0, y: 0, width: 300, height: 120 };
const DOOR = { x: 700, y: 400, width: 40, height: 40 };

const around = (box: Box): Box[] => [
  { ...box, x: box.x - 60 },
  { ...box, x: box.x + 60 },
  { ...box, y: box.y + 60 },
];

test("the card is close to the thing, inside the stage and off every unit", () => {
  const units = around(DOOR);
  const placed = placeCard(CARD, STAGE, DOOR, units);
  expect(placed).not.toBeNull();
  for (const box of [DOOR, ...units]) expect(overlaps(placed as Box, box)).toBe(false);
  expect(placed?.x).toBeGreaterThanOrEqual(STAGE.x);
  expect(placed?.y).toBeLessThan(DOOR.y);
});

test("it stays where it is as long as that place is free", () => {
  const placed = placeCard(CARD, STAGE, DOOR, []) as Box;
  expect(placeCard(placed, STAGE, { ...DOOR, x: 300 }, [])).toEqual(placed);
  expect(placeCard(placed, STAGE, DOOR, [placed])).not.toEqual(placed);
});

test("it has no place where every one covers something that is needed", () => {
  expect(placeCard(CARD, STAGE, DOOR, [STAGE])).toBeNull();
});

test("an arrow leads from the card to a thing that isn't beside it", () => {
  expect(arrow({ ...CARD, x: 300, y: 60 }, DOOR)).toMatch(/^M\S+ \S+Q/);
  expect(arrow({ ...CARD, x: DOOR.x - CARD.width - 10, y: DOOR.y }, DOOR)).toBe("");
});
