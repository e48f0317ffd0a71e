/** The parts of the show on the page: the caption, the recap, the card for somebody who comes back, the mute button. */

import { flushSync, mount, tick, type Component, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Beat, type Kind, MOTION } from "../../src/board/playback/beats";
import { SIGNS, SOUNDS } from "../../src/board/playback/icons";
import Marks from "../../src/board/playback/Marks.svelte";
import { Playback } from "../../src/board/playback/playback.svelte";
import { CORPORATION_TURN } from "../../src/games/burncycle/playback/acts";
import type { Game } from "../../src/games/burncycle/view";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { reader } from "../../src/lib/reader.svelte";
import { speaker } from "../../src/lib/say";
import { keepSecrets, liking } from "../../src/lib/storage";
import { TableState } from "../../src/lib/table.svelte";
import type { Item } from "../../src/lib/wire";
import Mute from "../../src/sounds/Mute.svelte";
import { play } from "../../src/sounds/sounds";
import { VOICES } from "../../src/sounds/voices";
import Caption from "../../src/table/Caption.svelte";
import Recap from "../../src/table/Recap.svelte";
import Since from "../../src/table/Since.svelte";
import { framed, laid, line } from "../framed";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

const TOLD = framed("corporation");
const ends: (() => void)[] = [];

async function seated(): Promise<{ table: TableState; page: (part: unknown, given?: object) => HTMLElement }> {
  const table = new TableState("t1", "s");
  table.seat = 0;
  table.view = TOLD.before;
  table.items = [line({ event: "CorporationTurn", part: "security" })];
  const words = wordsIn("en", "burncycle", TOLD.after, ["Nora", "Ilias"]);
  const parts = {
    table,
    words,
    compose: new Compose(table, words),
    desk: new Desk("burncycle"),
    say: speaker(words),
  };
  ends.push(new Playback<Game>(table, CORPORATION_TURN).use());
  await tick();
  const page = (part: unknown, given: object = {}): HTMLElement => {
    const target = document.body.appendChild(document.createElement("div"));
    const props = { parts, part: part as Component<Record<string, unknown>>, given: given as Record<string, unknown> };
    const mounted = mount(Within, { target, props });
    ends.push(() => (void unmount(mounted), target.remove()));
    flushSync();
    return target;
  };
  return { table, page };
}

function corporation(table: TableState): void {
  table.view = TOLD.after;
  table.frames = laid(TOLD);
  table.items = [...table.items, ...TOLD.update.items];
  flushSync();
}

const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();
const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  flushSync();
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the caption tells the act at hand, and Space and Escape skip", async () => {
  const { table, page } = await seated();
  const caption = page(Caption);
  expect(caption.querySelector("section")).toBeNull();
  corporation(table);
  expect(textOf(caption)).toMatch(/^Corporation, 1 of \d+ Walker 4 patrols/);
  press(" ");
  expect(textOf(caption)).toMatch(/^Corporation, 2 of \d+ Walker 4 moves 4 spaces/);
  press("Escape");
  expect(caption.querySelector("section")).toBeNull();
});

test("the recap stays after the show, and each line shows its act again", async () => {
  const { table, page } = await seated();
  const [caption, recap] = [page(Caption), page(Recap)];
  corporation(table);
  press("Escape");
  const lines = [...recap.querySelectorAll("button")];
  expect(lines.map(textOf)).toEqual(["Threat +3", expect.stringMatching(/^Threat level 8/)]);
  lines[0]?.click();
  flushSync();
  expect(textOf(caption)).toMatch(/Threat \+2, now 9/);
});

test("somebody who comes back reads what happened, and puts the card away", async () => {
  const { table, page } = await seated();
  const since = page(Since);
  const own: Item = { item: "did", rev: 1, seat: 0, wish: { verb: "pass", args: {} } };
  const other: Item = { ...own, rev: 2, seat: 1 };
  const seen = line({ event: "Detected", bot: 1, cell: 40, unit: 4 });
  table.items = [own, other, line({ event: "DoorUnlocked", door: 2 }), seen];
  flushSync();
  expect([...since.querySelectorAll("li")].map(textOf)).toEqual([
    expect.stringMatching(/^1Door/),
    expect.stringMatching(/^2.*is detected/),
  ]);
  since.querySelector<HTMLButtonElement>(".done")?.click();
  flushSync();
  expect(textOf(since)).toBe("");
});

test("a player who has all seats isn't told what happened since", async () => {
  const { table, page } = await seated();
  keepSecrets("t1", ["s", "s2"]);
  const since = page(Since);
  const own: Item = { item: "did", rev: 1, seat: 0, wish: { verb: "pass", args: {} } };
  table.items = [own, line({ event: "DoorUnlocked", door: 2 }), line({ event: "Detected", bot: 1, cell: 40, unit: 4 })];
  flushSync();
  expect(textOf(since)).toBe("");
  localStorage.clear();
});

test("a beat is drawn with its way, its ring and its stamp, and says nothing to a screen reader", async () => {
  const { page } = await seated();
  const beat: Beat = {
    kind: "seen",
    weight: 7,
    who: "unit:4",
    from: "",
    to: "bot:0",
    way: [],
    place: "bot:0",
    sum: "",
    by: 0,
    stamp: "detected",
    rev: 1,
    first: 1,
    event: {},
    act: [],
  };
  const points: Record<string, { x: number; y: number }> = { "unit:4": { x: 0, y: 0 }, "bot:0": { x: 112, y: 0 } };
  const at = (place: string) => points[place] ?? null;
  const marks = page(Marks, { beat, at, space: 56, words: wordsIn("en", "burncycle") });
  expect(marks.querySelector(".ray")?.getAttribute("d")).toBe("M0 0L112 0");
  expect(marks.querySelector("text")?.textContent).toBe("DETECTED");
  expect(marks.querySelector(".marks")?.getAttribute("aria-hidden")).toBe("true");
});

test("sounds are on until somebody mutes them, and the browser remembers that", async () => {
  const { page } = await seated();
  const button = page(Mute).querySelector("button");
  expect([reader.sounds, button?.ariaPressed ?? button?.getAttribute("aria-pressed")]).toEqual([true, "false"]);
  button?.click();
  flushSync();
  expect([reader.sounds, liking("sounds"), button?.getAttribute("aria-pressed")]).toEqual([false, "off", "true"]);
  button?.click();
  flushSync();
  expect(liking("sounds")).toBe("on");
});

test("a sound is made once the page was touched, and not while it is muted", () => {
  const made: string[] = [];
  const node = { connect: (to: unknown) => to, gain: param(), frequency: param(), start: vi.fn(), stop: vi.fn() };
  function param(): object {
    return { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  }
  const maker = (name: string) =>
    function () {
      made.push(name);
      return node;
    };
  vi.stubGlobal("GainNode", maker("gain"));
  vi.stubGlobal("OscillatorNode", maker("tone"));
  vi.stubGlobal("AudioBufferSourceNode", maker("hiss"));
  vi.stubGlobal("BiquadFilterNode", maker("filter"));
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      sampleRate = 100;
      resume = (): Promise<void> => Promise.resolve();
      createBuffer = (): object => ({ getChannelData: () => new Float32Array(50) });
    },
  );
  const touched = { hasBeenActive: false };
  vi.stubGlobal("navigator", { userActivation: touched });
  play("ping");
  expect(made).toEqual([]);
  touched.hasBeenActive = true;
  play("ping");
  expect(made.filter((each) => each === "tone")).toHaveLength(1);
  reader.turn("sounds", false);
  play("ping");
  reader.turn("sounds", true);
  expect(made.filter((each) => each === "tone")).toHaveLength(1);
  play("move");
  play("hit");
  vi.advanceTimersByTime(500);
  expect(made.filter((each) => each === "tone")).toHaveLength(2);
});

test("every kind of beat has a sign, and sounds that can be told apart", () => {
  const kinds = Object.keys(MOTION) as Kind[];
  expect(new Set(kinds.map((kind) => SIGNS[kind])).size).toBe(kinds.length);
  const heard = kinds.flatMap((kind) => SOUNDS[kind] ?? []);
  expect(new Set(heard).size).toBe(heard.length);
  const made = Object.values(VOICES).map((voices) => JSON.stringify(voices));
  expect(new Set(made).size).toBe(made.length);
});
