/** The camera of the show: it goes to what acts, comes back to where the reader was, and rests in between. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Glass } from "../../src/board/glass.svelte";
import { useCamera } from "../../src/board/playback/camera.svelte";

const WHOLE = { x: 0, y: 0, width: 800, height: 600 };
let frames: FrameRequestCallback[] = [];
let asked = 0;
let time = 1;

function fly(ms: number): void {
  for (let end = time + ms; time < end;) {
    time += 16;
    const now = frames;
    frames = [];
    for (const frame of now) frame(time);
  }
}

function glass(): Glass {
  const made = new Glass({ whole: () => WHOLE, space: 56 });
  made.box = { width: 800, height: 600 } as DOMRectReadOnly;
  return made;
}

beforeEach(() => {
  [frames, asked] = [[], 0];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => (frames.push(frame), (asked += 1)));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["motion"];
});

test("it goes close to a point and back, and asks for no frame while it rests", () => {
  const seen = glass();
  seen.follow({ x: 400, y: 300 }, undefined, 350);
  fly(160);
  expect(seen.lens.zoom).toBeGreaterThan(1);
  expect(seen.lens.zoom).toBeLessThan(1.7);
  fly(400);
  expect(seen.lens.zoom).toBeCloseTo(1.7);
  expect(seen.lens.x + seen.seen.width / 2).toBeCloseTo(400);
  const before = asked;
  fly(1000);
  expect(asked).toBe(before);
  seen.follow(null, undefined, 350);
  fly(500);
  expect([seen.lens, frames]).toEqual([{ x: 0, y: 0, zoom: 1 }, []]);
});

test("what the reader looked at comes back, unless they take over", () => {
  const seen = glass();
  seen.zoom(3, { x: 700, y: 500 });
  const own = seen.lens;
  seen.follow({ x: 100, y: 100 }, undefined, 0);
  expect(seen.lens.zoom).toBe(own.zoom);
  expect(seen.lens.x).toBeLessThan(own.x);
  seen.follow(null);
  expect(seen.lens).toEqual(own);
  seen.follow({ x: 100, y: 100 }, undefined, 350);
  fly(100);
  seen.fit();
  fly(500);
  expect([seen.lens.zoom, frames]).toEqual([1, []]);
});

test("it follows what is shown, and with less motion it stays where it is", () => {
  const seen = glass();
  let point = $state.raw<{ x: number; y: number } | null>(null);
  const end = $effect.root(() => {
    useCamera(
      () => seen,
      () => point,
    );
  });
  flushSync();
  expect(asked).toBe(0);
  point = { x: 400, y: 300 };
  flushSync();
  fly(500);
  expect(seen.lens.zoom).toBeCloseTo(1.7);
  point = null;
  flushSync();
  fly(500);
  document.documentElement.dataset["motion"] = "less";
  const before = asked;
  point = { x: 400, y: 300 };
  flushSync();
  expect([seen.lens.zoom, asked]).toEqual([1, before]);
  end();
});
