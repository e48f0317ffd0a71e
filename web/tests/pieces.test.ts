/** Piece first: what a piece offers, what a click on a thing means, and which answers have a button. */

import { expect, test } from "vitest";
import { sideOf } from "../src/board/fan";
import { take } from "../src/board/taking";
import { apart, halves } from "../src/lib/labels";
import type { Act } from "../src/lib/wire";
import { needsList } from "../src/table/needs-list";
import { held, inSight, ledBy, quick, standsOut, taught } from "../src/table/quick";
import { asked } from "./asked";

const act = (verb: string, at: string, rank?: Act["rank"], places: string[] = []): Act => ({
  verb,
  at,
  count: Math.max(1, places.length),
  parts: places.length ? [{ shape: "one", name: "cell", items: places.map((_, i) => i), places }] : [],
  ...(rank && { rank }),
});

const CELLS = Array.from({ length: 14 }, (_, i) => `cell:${i}`);
const MOVE = act("move", "bot:1", "usual", CELLS);
const STRIKE = act("strike-wall", "bot:1", undefined, CELLS.slice(0, 2));
const DOOR = act("try-keypad", "door:4");
const PASS = act("pass", "bot:1", "end");
const RARE = act("alter", "bot:1", "rare");

test("the piece of the usual act is selected until another is", () => {
  const { compose } = asked(DOOR, MOVE);
  expect(compose.held).toBe("bot:1");
  compose.hold("door:4");
  expect(compose.held).toBe("door:4");
  expect([compose.release(), compose.held, compose.release()]).toEqual([true, "", false]);
});

test("a piece offers its verbs, the usual first, going on last, what is rare not at all", () => {
  const { compose } = asked(PASS, RARE, STRIKE, MOVE, DOOR);
  expect(compose.verbsOf("bot:1").map((option) => option.act.verb)).toEqual(["move", "strike-wall", "pass"]);
  expect(compose.matches("door:4").map((option) => option.act.verb)).toEqual(["try-keypad"]);
  expect(compose.verbsOf("door:4").map((option) => option.act.verb)).toEqual(["try-keypad"]);
});

test("a click on a space means the usual act there; where it means nothing usual, what can be done is shown", () => {
  const { compose, sent } = asked(MOVE, STRIKE, DOOR, PASS);
  let opened = 0;
  take(compose, "cell:1", compose.matches("cell:1"), () => (opened += 1));
  expect([opened, sent]).toEqual([0, ['{"verb":"move","args":{"cell":1}}']]);
  const other = asked(STRIKE, act("look", "bot:1", undefined, CELLS), PASS);
  take(other.compose, "cell:1", other.compose.matches("cell:1"), () => (opened += 1));
  expect([opened, other.sent]).toEqual([1, []]);
});

test("a question that has just come takes no click", () => {
  const { compose, sent } = asked(MOVE, PASS);
  compose.settled = false;
  take(compose, "cell:3", compose.matches("cell:3"), () => undefined);
  expect(sent).toEqual([]);
  compose.settled = true;
  take(compose, "cell:3", compose.matches("cell:3"), () => undefined);
  expect(sent).toHaveLength(1);
});

test("the bar has at most three buttons: the most usual and going on", () => {
  const verbs = (...acts: Act[]): string[] => quick(asked(...acts).compose.foremost).map((option) => option.act.verb);
  expect(verbs(PASS, STRIKE, RARE, DOOR, MOVE)).toEqual(["move", "strike-wall", "pass"]);
  expect(verbs(MOVE)).toEqual([]); // which space is chosen on the board
  expect(verbs(PASS)).toEqual(["pass"]);
});

test("one button stands out: the usual act, else the first, or going on where that is all that is usual", () => {
  const main = (...acts: Act[]): string | undefined => {
    const { foremost } = asked(...acts).compose;
    return standsOut(quick(foremost), foremost)?.act.verb;
  };
  expect(main(PASS, STRIKE, RARE, DOOR, MOVE)).toBe("move");
  expect(main(PASS, STRIKE, DOOR)).toBe("try-keypad");
  expect(main(PASS, RARE)).toBe("pass");
  expect(main(PASS, { ...DOOR, free: true })).toBe("pass"); // a card can be played at other times, too
  const warned = { wish: { verb: "try-keypad", args: {} }, clause: "BC-KEYPAD-01" };
  expect(
    standsOut(
      asked(DOOR).compose.foremost.map((option) => ({ ...option, warned })),
      [],
    ),
  ).toBeUndefined();
  expect(main(PASS, STRIKE)).toBeUndefined(); // the walls are lit, and passing isn't what is meant
  const { foremost } = asked(RARE, PASS).compose;
  expect(quick(foremost).map(({ act }) => act.verb)).toEqual(["pass", "alter"]);
});

test("what a lesson says to do is the first button, and going on the last", () => {
  const { foremost } = asked(PASS, STRIKE, RARE, DOOR, MOVE).compose;
  const led = (...verbs: string[]): string[] => {
    const option = taught({ verbs, things: [] }, foremost);
    return ledBy(option, quick(foremost), 3).map(({ act }) => act.verb);
  };
  expect(led("terminal", RARE.verb, "move")).toEqual(["alter", "move", "pass"]);
  expect(led("try-keypad")).toEqual(["try-keypad", "move", "pass"]);
  expect(led("pass")).toEqual(["pass", "move", "strike-wall"]);
  expect(led("terminal")).toEqual(quick(foremost).map(({ act }) => act.verb));
});

test("of several targets a lesson means the thing it names, and none where it names none", () => {
  const { foremost } = asked(STRIKE).compose;
  const walls = foremost.flatMap(({ places }) => places);
  expect(walls.length).toBeGreaterThan(1);
  const last = walls.at(-1) ?? "";
  expect(taught({ verbs: ["strike-wall"], things: [last] }, foremost)?.places).toContain(last);
  expect(taught({ verbs: ["strike-wall"], things: [] }, foremost)).toBeUndefined();
  const twice = [...foremost, ...foremost]; // paid in two ways, as upgrades are
  expect(taught({ verbs: ["strike-wall"], things: [last] }, twice)).toBeUndefined();
});

test("at the thumb the button that stands out and going on come first", () => {
  const { foremost } = asked(PASS, STRIKE, DOOR, MOVE).compose;
  const all = quick(foremost, 6);
  const verbs = inSight(all, standsOut(all, foremost)).map(({ act }) => act.verb);
  expect(verbs.slice(0, 2)).toEqual(["move", "pass"]);
});

test("at the thumb a piece that is held leaves a way to go on", () => {
  const END = act("end-turn", "seat:0", "end");
  const { compose } = asked(MOVE, STRIKE, END);
  const verbs = (most: number): string[] => {
    const all = held(compose.verbsOf("bot:1"), compose.foremost, most);
    return all.map((option) => option.act.verb);
  };
  expect([verbs(2).at(-1), verbs(6).at(-1)]).toEqual(["end-turn", "end-turn"]);
  expect(verbs(2)).toHaveLength(2);
});

test("one of several targets of a verb is lit where it lies and has no button, however many there are", () => {
  const { compose } = asked(STRIKE, PASS, DOOR);
  const verbs = (most?: number): string[] => quick(compose.foremost, most).map(({ act }) => act.verb);
  expect(verbs()).toEqual(["try-keypad", "pass"]);
  expect(verbs(6)).toEqual(["strike-wall", "strike-wall", "try-keypad", "pass"]); // at the thumb there is room
});

test("the list opens by itself where neither a button nor the board can answer", () => {
  const said = act("say", "seat:0");
  expect(needsList(asked(MOVE, PASS).compose)).toBe(false);
  const many = [said, DOOR, STRIKE, act("tell", "seat:0"), act("hint", "seat:0")];
  expect(needsList(asked(...many).compose)).toBe(true);
  const four = [act("tell", "card:1"), act("ask", "card:2"), act("show", "card:3"), act("give", "card:4")];
  expect(needsList(asked(...four).compose)).toBe(false);
  expect(needsList(asked(...four).compose, { listed: () => true })).toBe(true);
});

test("a few things that aren't drawn have buttons, as if they had no place", () => {
  const { compose } = asked(act("take", "seat:0", undefined, ["reserve:bio", "reserve:science"]));
  const listed = (place: string): boolean => place.startsWith("reserve:");
  expect(quick(compose.foremost)).toEqual([]);
  expect(quick(compose.foremost, 3, listed)).toHaveLength(2);
  expect(needsList(compose, { listed })).toBe(false);
});

test("short names tell options apart", () => {
  expect(apart(["Move: 3 AP", "Pass"])).toEqual(["Move", "Pass"]);
  const paid = (by: string): string => `Upgrade: slot 4: one more chip; paid by ${by} (2)`;
  expect(apart([paid("Crash"), paid("Bit"), "Stop"])).toEqual(["Paid by Crash (2)", "Paid by Bit (2)", "Stop"]);
  expect(apart(["Roll: no dice", "Roll: 1 die"])).toEqual(["No dice", "1 die"]);
});

test("a label is cut at a colon, but not inside brackets", () => {
  expect(halves("Gnaw (Worm: Attack +1): you may respond")).toEqual(["Gnaw (Worm: Attack +1)", "you may respond"]);
  expect(halves("Attaque : 2 dégâts")).toEqual(["Attaque", "2 dégâts"]);
  expect(halves("At 12:30")).toEqual(["At 12:30", ""]);
});

test("the fan opens where it covers the fewest lit things, and never the piece", () => {
  const at = { left: 300, top: 300, width: 60, height: 60 };
  const size = { width: 200, height: 150 };
  const window = { width: 1440, height: 900 };
  const right = [0, 1, 2].map((i) => ({ left: 370 + 60 * i, top: 300, width: 60, height: 60 }));
  expect(sideOf(at, size, [], window).side).toBe("right");
  expect(sideOf(at, size, right, window).side).toBe("left");
  expect(sideOf({ ...at, left: 1370 }, size, [], window)).toMatchObject({ side: "left", left: 1162 });
});

test("an option that names another thing doesn't start at this one", () => {
  const buy: Act = { ...act("buy", "", "usual", ["reward:a", "reward:b"]), by: "cell" };
  const { compose, sent } = asked(buy);
  expect(compose.at("reward:b").map(({ binds }) => binds["cell"])).toEqual([1]);
  take(compose, "reward:b", compose.at("reward:b"), () => expect.fail("no fan"));
  expect(sent).toHaveLength(1);
});
