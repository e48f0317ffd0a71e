/** Taps on rooms while an Avatar walks: the first shows what would happen, the second does it. */

import { expect, it } from "vitest";
import { onlyShows } from "../src/games/breach/board/fingers";

function looking(walking = true): { picked: string; walking: boolean; pick(place: string): void } {
  const found = { picked: "", walking, pick: (place: string): void => void (found.picked = place) };
  return found;
}

const by = (pointerType: string): MouseEvent => ({ pointerType }) as unknown as MouseEvent;

it("shows first, your own room and all others alike", () => {
  for (const place of ["room:4", "room:5"]) {
    const now = looking();
    expect(onlyShows(now, place, by("touch"))).toBe(true);
    expect(now.picked).toBe(place);
    expect(onlyShows(now, place, by("touch"))).toBe(false);
  }
});

it("acts at once for a mouse, which has seen it, and where nobody walks", () => {
  expect(onlyShows(looking(), "room:4", by("mouse"))).toBe(false);
  expect(onlyShows(looking(false), "room:4", by("touch"))).toBe(false);
  expect(onlyShows(looking(), "model:1", by("touch"))).toBe(false);
});
