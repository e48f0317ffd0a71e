/** Looking closer at a board, also while it is hidden, and the tags at its things. */

import { describe, expect, it, test } from "vitest";
import { Glass } from "../src/board/glass.svelte";
import { tagOf } from "../src/board/spot";
import { centred, kept, MOST, moved, natural, seen, sheetOf, showing, viewBox, zoomedAt } from "../src/board/zoom";

describe("the lens", () => {
  const sheet = { x: 0, y: 0, width: 800, height: 600, ratio: 2 };
  const whole = kept({ x: 0, y: 0, zoom: 1 }, sheet);

  it("shows the whole board in the middle of a wide window", () => {
    expect(seen(sheet, 1)).toEqual({ width: 1200, height: 600 });
    expect(whole).toEqual({ x: -200, y: 0, zoom: 1 });
    expect(viewBox(whole, sheet)).toBe("-200.00 0.00 1200.00 600.00");
  });

  it("keeps the point under the finger, as long as there is board around it", () => {
    const at = { x: 400, y: 300 };
    const near = zoomedAt(whole, 3, at, sheet);
    const share = (lens: typeof near): number => (at.y - lens.y) / seen(sheet, lens.zoom).height;
    expect(share(near)).toBeCloseTo(share(whole));
  });

  it("lets the last row be brought above what covers the foot of the window, and the whole board lie above it", () => {
    const covered = sheetOf(sheet, { width: 400, height: 200 }, 50);
    const down = moved({ x: 0, y: 0, zoom: 4 }, { x: 0, y: -9999 }, covered);
    const { height } = seen(covered, 4);
    expect(down.y + height * 0.75).toBeCloseTo(600);
    expect(seen(covered, 1).height * 0.75).toBeGreaterThanOrEqual(600);
    expect(kept({ x: 0, y: 0, zoom: 1 }, covered).y).toBeCloseTo(0);
  });

  it("never leaves the board and never goes beyond its ends", () => {
    expect(moved({ x: 0, y: 0, zoom: 4 }, { x: 9999, y: 9999 }, sheet)).toEqual({ x: 0, y: 0, zoom: 4 });
    expect(moved({ x: 0, y: 0, zoom: 4 }, { x: -9999, y: -9999 }, sheet)).toEqual({ x: 500, y: 450, zoom: 4 });
    expect(zoomedAt(whole, 100, { x: 1, y: 1 }, sheet).zoom).toBe(MOST);
    expect(zoomedAt(whole, 0.1, { x: 1, y: 1 }, sheet)).toEqual(whole);
  });

  it("moves only as far as it must to show a space", () => {
    const lens = centred(4, { x: 150, y: 75 }, sheet);
    expect(showing(lens, { x: 150, y: 75 }, sheet, 20)).toEqual(lens);
    expect(showing(lens, { x: 310, y: 75 }, sheet, 20)).toEqual({ ...lens, x: 30 });
  });

  it("is magnified to the full width where the whole board would be too small to read", () => {
    expect(natural(sheet, 1200, 56)).toBe(1);
    expect(natural(sheet, 400, 56)).toBeCloseTo(1.5);
    expect(natural({ ...sheet, ratio: 8 }, 1600, 56)).toBeCloseTo(44 / 56 / (1600 / 4800));
  });
});

describe("a board that is hidden", () => {
  const whole = { x: -10, y: 20, width: 400, height: 200 };
  const sizes = [
    [0, 0],
    [300, 0],
    [0, 300],
  ] as const;

  it.each(sizes)("is seen whole in a window of %i by %i", (width, height) => {
    const sheet = sheetOf(whole, { width, height });
    expect(natural(sheet, width, 56)).toBe(1);
    expect(viewBox(centred(1, { x: 190, y: 120 }, sheet), sheet)).toBe("-10.00 20.00 400.00 200.00");
  });

  it.each(sizes)("is looked at as before once it is back from a window of %i by %i", (width, height) => {
    const glass = new Glass({ whole: () => whole, space: 56, about: () => ({ x: 100, y: 100 }) });
    const own = windowOf(200, 400);
    glass.box = own;
    glass.zoom(1.5, { x: 50, y: 50 });
    const [looked, scale] = [glass.viewBox, glass.scale];
    glass.box = windowOf(width, height);
    expect(glass.viewBox).toMatch(/^(-?[\d.]+ ?){4}$/);
    expect(glass.scale).toBeGreaterThan(0);
    glass.box = own;
    expect([glass.viewBox, glass.scale]).toEqual([looked, scale]);
  });
});

test("under a hand the drawing is moved as it is, and drawn again once it is let go", () => {
  const own = windowOf(200, 400);
  const [held, free] = [0, 1].map(() => {
    const glass = new Glass({ whole: () => ({ x: 0, y: 0, width: 800, height: 600 }), space: 56 });
    glass.box = own;
    glass.svg = { getBoundingClientRect: () => own } as SVGSVGElement;
    glass.zoom(4, { x: 400, y: 300 });
    return glass;
  }) as [Glass, Glass];
  const drawn = [held.viewBox, held.grain];
  held.hold();
  for (const glass of [held, free]) {
    glass.move({ x: 30, y: -20 });
    glass.zoom(1.5, glass.point({ clientX: 50, clientY: 80 }));
  }
  expect([held.viewBox, held.grain]).toEqual(drawn);
  expect(held.lens).toEqual(free.lens);
  expect(held.point({ clientX: 10, clientY: 20 })).toEqual(free.point({ clientX: 10, clientY: 20 }));
  // What was drawn at 50, 80 goes 30 to the right and 20 up with the hand, then away from 50, 80 by half as much again.
  const [, right, down, factor] = (/translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(held.style) ?? []).map(Number);
  expect(factor).toBeCloseTo(1.5);
  expect(right).toBeCloseTo(50 + (30 - 50) * 1.5);
  expect(down).toBeCloseTo(80 + (-20 - 80) * 1.5);
  held.release();
  expect([held.viewBox, held.grain, held.style]).toEqual([free.viewBox, free.grain, ""]);
});

function windowOf(width: number, height: number): DOMRectReadOnly {
  return { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height, toJSON: () => "" };
}

test("a tag has room for its numbers and its cost, wherever it is aligned", () => {
  const at = { x: 100, y: 0 };
  expect(tagOf("1", "", at, "start")).toMatchObject({ x: 100, width: 20, keys: 110 });
  expect(tagOf("1", "2", at, "end")).toMatchObject({ x: 60, width: 40, bar: 80, cost: 90 });
  expect(tagOf("1 2", "", at, "middle")).toMatchObject({ x: 83, width: 34, keys: 100 });
});
