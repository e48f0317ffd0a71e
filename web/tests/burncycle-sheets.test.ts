/** What stands around the floor: slots of the burncycle, states of bots, what they hold, and the network mat. */

import { expect, test } from "vitest";
import { accessOf, MIDDLE, nodesOf, SIZE } from "../src/games/burncycle/network/places";
import { isPicked, pick, pickable, put, takes } from "../src/games/burncycle/sheets/carrying";
import { inventory, skills } from "../src/games/burncycle/sheets/held";
import { slotState } from "../src/games/burncycle/sheets/slots";
import { botState } from "../src/games/burncycle/sheets/state";
import type { Bot, BurncycleView, NetworkMat, SheetPrint } from "../src/games/burncycle/view";
import type { Act } from "../src/lib/wire";
import { asked } from "./asked";
import { wordsIn } from "./texts";

const words = wordsIn("en", "burncycle");

const BOT = {
  name: "byte",
  cell: 4,
  chip: -1,
  keys: 0,
  cards: [],
  carries: [],
  hand: [],
  disguise: "",
} as unknown as Bot;
const PRINT: SheetPrint = { limit: 6, bank: 10, advanced: 4, elite: 1, skills: [], mods: ["gyroscope"] };

test("a slot is now, used, to come, degraded, waiting for its chip or not active", () => {
  const chip = { active: true, chip: "tech", degraded: false };
  const slots = [chip, chip, chip, { ...chip, degraded: true }, { active: false, chip: "", degraded: false }];
  const view = { slots, tracker: 1 } as unknown as BurncycleView;
  expect(slots.map((_, at) => slotState(view, at))).toEqual(["used", "now", "plain", "degraded", "inactive"]);
  const empty = { slots: [{ active: true, chip: "", degraded: false }], tracker: -1 } as unknown as BurncycleView;
  expect(slotState(empty, 0)).toBe("empty");
});

test("what matters most of a bot is its state", () => {
  expect(botState(BOT)).toBe("unseen");
  expect(botState({ ...BOT, chip: 4 })).toBe("detected");
  expect(botState({ ...BOT, chip: 3 })).toBe("unseen");
  expect(botState({ ...BOT, hidden: true })).toBe("hidden");
  expect(botState({ ...BOT, chip: 4, shut: true })).toBe("shut");
  expect(botState({ ...BOT, disguise: "hamster" })).toBe("disguised");
});

test("an inventory names keys, cards, mods with their state, and what each does", () => {
  const cards = [
    { card: "gyroscope", installed: false, face: 0 },
    { card: "grapnel", installed: false, face: 2 },
  ];
  const held = inventory({ ...BOT, keys: 2, cards, hand: ["port-scan"] }, PRINT, words);
  expect(held.map(({ name, icon, idle }) => [name, icon, idle])).toEqual([
    ["2 keys", "key", false],
    ["Gyroscope, uninstalled", "mod", true],
    ["Grapnel", "card", false],
    ["Port Scan", "network", false],
  ]);
  expect(held[2]?.about).toMatch(/roll: move 1 to 4 spaces/);
});

test("abilities to buy are listed with their price only where all are wanted", () => {
  const printed = [
    { name: "tumble-magnet", cost: 0, active: true, used: true },
    { name: "soft-landing", cost: 2, active: false, used: false },
  ];
  expect(skills(1, printed, words, false).map(({ name }) => name)).toEqual(["Tumble Magnet (used)"]);
  expect(skills(1, printed, words, true).map(({ place }) => place)).toEqual([
    "skill:1:tumble-magnet",
    "skill:1:soft-landing",
  ]);
  expect(skills(1, printed, words, true).map(({ name }) => name)).toEqual([
    "Tumble Magnet (used)",
    "Soft Landing (2 power)",
  ]);
});

test("the first place of a ring is at the top, the others follow clockwise, access points lie in the corners", () => {
  const ring = [0, 1, 2, 3, 4, 5, 6, 7];
  const mat = { layers: [ring], access: [1, 3, 5, 7] } as unknown as NetworkMat;
  const [top, , right] = nodesOf(mat);
  expect([top?.x, (top?.y ?? 0) < MIDDLE]).toEqual([MIDDLE, true]);
  expect((right?.x ?? 0) > MIDDLE).toBe(true);
  const corners = accessOf(mat);
  expect(corners.map(({ x, y }) => [x > MIDDLE, y > MIDDLE])).toEqual([
    [true, false],
    [true, true],
    [false, true],
    [false, false],
  ]);
  for (const { x, y } of corners) expect(Math.min(x, y, SIZE - x, SIZE - y)).toBeGreaterThan(15);
});

const ALTER: Act = {
  verb: "alter",
  at: "bot:0",
  count: 4,
  parts: [
    { shape: "one", name: "slot", items: [1, 3], places: ["slot:0", "slot:2"] },
    {
      shape: "rows",
      names: ["reserve", "chip"],
      rows: [
        ["team", "tech"],
        ["own", "utility"],
      ],
      places: [
        ["reserve:2", null],
        ["reserve:0", null],
      ],
    },
  ],
};
/** With it there are too many answers to list, so they are composed. */
const MOVE: Act = {
  verb: "move",
  at: "bot:0",
  count: 12,
  parts: [{ shape: "one", name: "basic", items: [...Array(12).keys()], places: Array<null>(12).fill(null) }],
};
const DONE: Act = { verb: "done", at: "bot:0", count: 1, parts: [], rank: "end" };

test("a chip is picked up and put onto a slot: two clicks alter the burncycle", () => {
  const { compose, sent } = asked(ALTER, DONE);
  const tech = { reserve: "team", bot: 2, chip: "tech" } as const;
  expect([pickable(compose, tech), pickable(compose, { reserve: "own", bot: 0, chip: "tech" })]).toEqual([true, false]);
  expect(takes(compose, 1)).toBe(false);
  pick(compose, tech);
  expect([isPicked(compose, tech), takes(compose, 1), takes(compose, 2), takes(compose, 3)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  put(compose, 3);
  expect(sent.map((each) => JSON.parse(each) as unknown)).toEqual([
    { verb: "alter", args: { slot: 3, reserve: "team", chip: "tech" } },
  ]);
});

test("a second click puts the chip back, and a slot that was chosen first takes the chip at once", () => {
  const { compose, sent } = asked(ALTER, MOVE, DONE);
  const own = { reserve: "own", bot: 0, chip: "utility" } as const;
  pick(compose, own);
  pick(compose, own);
  expect([isPicked(compose, own), takes(compose, 1)]).toEqual([false, false]);
  const [alter] = compose.at("slot:0");
  if (alter) compose.choose(alter, "slot:0");
  expect(compose.bound).toEqual({ slot: 1 });
  pick(compose, own);
  expect(sent.map((each) => JSON.parse(each) as unknown)).toEqual([
    { verb: "alter", args: { slot: 1, reserve: "own", chip: "utility" } },
  ]);
});

test("nothing is picked up during a show", () => {
  const { compose } = asked(ALTER, DONE);
  compose.waits = true;
  expect(pickable(compose, { reserve: "team", bot: 2, chip: "tech" })).toBe(false);
});

test("at a keypad a chip pays for its input with one click, and others stay where they are", () => {
  const RESOLVE: Act = {
    verb: "resolve",
    by: "input",
    count: 2,
    parts: [
      {
        shape: "rows",
        names: ["input", "reserve", "slot"],
        rows: [
          ["tech", 2, null],
          ["physical", null, 3],
        ],
        places: [
          ["input:tech", "reserve:2", null],
          ["input:physical", null, "slot:2"],
        ],
      },
    ],
  };
  const { compose, sent } = asked(RESOLVE, DONE);
  const tech = { reserve: "team", bot: 2, chip: "tech" } as const;
  expect([pickable(compose, tech), pickable(compose, { ...tech, chip: "physical" })]).toEqual([true, false]);
  pick(compose, tech);
  expect(sent.map((each) => JSON.parse(each) as unknown)).toEqual([
    { verb: "resolve", args: { input: "tech", reserve: 2 } },
  ]);
});
