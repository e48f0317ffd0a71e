/** Every option has its thing on the page, so that it can be answered there; measured over the recorded questions. */

import { expect, test } from "vitest";
import { lit } from "../src/games/burncycle/board/lit";
import { placeOf } from "../src/games/burncycle/board/spots";
import { beside, covers } from "../src/games/burncycle/board/tip";
import { exhibits } from "../src/games/burncycle/pieces/gallery";
import type { BurncycleView, Scene } from "../src/games/burncycle/view";
import { Compose, type Option } from "../src/lib/compose.svelte";
import type { Ask, Facts } from "../src/lib/wire";
import fixture from "./choices.json";
import { wordsIn } from "./texts";

interface Recorded {
  game: string;
  ask: Ask;
  view: BurncycleView;
  scene: Scene | null;
}

const RECORDED = (fixture.questions as unknown as Recorded[]).filter(({ game }) => game === "burncycle");
/** What is drawn beside the floor: the tracker, sheets, the mat, the tray. */
const BESIDE = /^(slot|reserve|card|deck|skill|node|access|ip|die):/;

function composing({ ask, view }: Recorded): Compose {
  const never = () => new Promise<never>(() => undefined);
  return new Compose({ question: ask, send: never, plan: never }, wordsIn("en", "burncycle", view as unknown as Facts));
}

function hasTarget({ places, act }: Option, { view, scene }: Recorded): boolean {
  const all = [...places, act.at ?? ""].filter(Boolean);
  return all.some((place) => BESIDE.test(place) || (scene !== null && placeOf(scene, view, place) !== null));
}

test("more than four of five options that do something have a target; going on has a button", () => {
  const found = RECORDED.flatMap((each) => composing(each).options.map((option) => ({ each, option })));
  const acting = found.filter(({ option }) => option.act.rank !== "end");
  const share = acting.filter(({ each, option }) => hasTarget(option, each)).length / acting.length;
  expect(acting.length).toBeGreaterThan(150);
  expect(share).toBeGreaterThan(0.8);
});

test("what an option starts at is lit, and a click on the acting pawn offers its move first", () => {
  const at = RECORDED.find(({ ask }) => ask.question === "act" && ask.choice?.some(({ verb }) => verb === "keypad"));
  if (!at) throw new Error("no keypad");
  const compose = composing(at);
  expect(compose.held).toBe("bot:0");
  expect(compose.at("bot:0")[0]?.act.verb).toBe("move");
  expect(compose.meantBy("bot:0")).toBeNull();
  const places = lit(compose, new Map());
  expect(places).toContain("bot:0");
  expect(places).toContain("door:11");
  expect(places.filter((place) => place.startsWith("wall:"))).toEqual([]);
});

test("nothing on the floor can be chosen while something is shown", () => {
  const at = RECORDED.find(({ ask }) => ask.question === "act");
  if (!at) throw new Error("no action");
  const compose = composing(at);
  compose.waits = true;
  expect([lit(compose, new Map()), compose.at("bot:0"), compose.matches("bot:0")]).toEqual([[], [], []]);
  expect(compose.options.length).toBeGreaterThan(0);
});

test("the free step lights the space behind the door", () => {
  const step = { verb: "step-through", at: "cell:7", count: 1, parts: [] };
  const stay = { verb: "stay", at: "seat:0", rank: "end", count: 1, parts: [] };
  const [first] = RECORDED;
  if (!first) throw new Error("no question");
  const compose = composing({ ...first, ask: { ...first.ask, choice: [step, stay] } as unknown as Ask });
  expect(lit(compose, new Map())).toEqual(["cell:7"]);
  expect(compose.meantBy("cell:7")?.act.verb).toBe("step-through");
});

test("a space that can only be walked to is lit by the reach alone", () => {
  const at = RECORDED.find(({ ask }) => ask.question === "moving");
  if (!at) throw new Error("no move");
  const compose = composing(at);
  const cells = (reach: Map<number, unknown>): string[] =>
    lit(compose, reach).filter((place) => place.startsWith("cell"));
  const all = cells(new Map());
  expect(all.length).toBeGreaterThan(1);
  expect(cells(new Map(all.map((place) => [Number(place.split(":")[1]), {}])))).toEqual([]);
});

test("a tip stays inside the stage and off the route and its end", () => {
  const [stage, tip, cell] = [{ width: 868, height: 744 }, { width: 220, height: 90 }, 62];
  for (let x = 31; x < stage.width; x += 62) {
    for (let y = 31; y < stage.height; y += 62) {
      const route = [0, 1, 2, 3].map((i) => ({ x: x < 434 ? x + 62 * i : x - 62 * i, y })).reverse();
      const at = beside(tip, stage, route, cell);
      expect(route.some((space) => covers(at, tip, space, cell))).toBe(false);
      expect(at.x >= 0 && at.y >= 0 && at.x + tip.width <= stage.width && at.y + tip.height <= stage.height).toBe(true);
    }
  }
});

test("the gallery keeps its order while bots are chosen, and says whose they are", () => {
  const pending = { kind: "card", items: ["processor", "byte", "stranger"], cite: "", about: -1 };
  const names = (view: object) => exhibits(view as BurncycleView).map(({ name, bot }) => [name, bot]);
  expect(names({ pending, bots: [] })).toEqual([
    ["processor", -1],
    ["byte", -1],
    ["stranger", -1],
  ]);
  expect(names({ pending: { ...pending, items: ["byte", "stranger"] }, bots: [{ name: "processor" }] })).toEqual([
    ["processor", 0],
    ["byte", -1],
    ["stranger", -1],
  ]);
  expect(names({ pending: null, bots: [] })).toEqual([]);
});
