/** People around one screen: who has the device, whom it goes to, and what is kept of it. */

import { beforeEach, expect, test, vi } from "vitest";
import { Around } from "../../src/lib/around.svelte";
import { aroundOf, inheritSeat, keepAround, secretOf } from "../../src/lib/storage";
import type { Ask, TableView } from "../../src/lib/wire";

const SECRETS = ["ada", "bob", "", "dan"];
let entered: string[];

beforeEach(() => {
  localStorage.clear();
  entered = [];
});

function around(open = false): Around {
  keepAround("t1", { secrets: SECRETS, open });
  const found = Around.at("t1", (secret) => entered.push(secret));
  if (!found) throw new Error("nobody is around");
  return found;
}

function table(asked: readonly number[], stage = "playing"): TableView {
  const seats = SECRETS.map((secret, seat) => ({
    ...{ kind: secret ? "person" : "bot", name: secret, away: false },
    asked: asked.includes(seat) ? 1 : 0,
  }));
  return { id: "t1", stage, seats } as Partial<TableView> as TableView;
}

const ask = (...seats: number[]): Ask => ({ item: "ask", seats }) as Partial<Ask> as Ask;

test("nobody's seat is open before they say that they are there", () => {
  const those = around();
  those.begin(table([1]));
  expect([those.holder, those.next, entered]).toEqual([-1, 1, [""]]);
  those.take();
  expect([those.holder, entered]).toEqual([1, ["", "bob"]]);
});

test("after the end, and where nothing is hidden, nobody has to look away", () => {
  const ended = around();
  ended.begin(table([], "over"));
  expect([ended.holder, entered]).toEqual([0, ["ada"]]);
  const open = around(true);
  open.begin(table([3]));
  open.pass(1);
  expect([open.holder, entered]).toEqual([1, ["ada", "dan", "bob"]]);
});

test("between two people the page is a spectator's", () => {
  const those = around();
  those.begin(table([0]));
  those.take();
  those.pass(3);
  expect([those.holder, those.last, those.next, entered.at(-1)]).toEqual([-1, 0, 3, ""]);
  those.instead(1);
  those.take();
  expect([those.holder, entered.at(-1)]).toEqual([1, "bob"]);
});

test("the device goes to the next one who is asked, never to a bot", () => {
  const those = around();
  those.begin(table([1]));
  those.take();
  expect(those.wanted(ask(1, 3), table([1, 3]))).toBe(-1);
  expect(those.wanted(ask(0, 3), table([0, 3]))).toBe(3);
  expect(those.wanted(ask(0), table([0]))).toBe(0);
  expect(those.wanted(ask(2), table([2]))).toBe(-1);
  those.pass(2);
  expect(those.holder).toBe(1);
});

test("a rematch is for the same people around the same screen, and keeps nobody's seat open", () => {
  keepAround("t1", { secrets: SECRETS, open: false, paused: true });
  inheritSeat({ id: "t1", game: "breach", title: "", seat: 0, seen: 1 }, "t2");
  expect(aroundOf("t2")).toEqual({ secrets: SECRETS, open: false, paused: false });
  expect(secretOf("t2")).toBe("");
});

/** What the table hears for which seat. */
function told(those: Around): string[] {
  const heard: string[] = [];
  vi.spyOn(those, "tell").mockImplementation((seat, intent) => {
    heard.push(`${seat} ${intent.do}`);
    return Promise.resolve();
  });
  return heard;
}

/** The table with a bot on these seats too. */
function without(gone: readonly number[], asked: readonly number[]): TableView {
  const { seats, ...rest } = table(asked);
  return { ...rest, seats: seats.map((each, seat) => (gone.includes(seat) ? { ...each, kind: "bot" } : each)) };
}

test("a bot takes the seat of somebody who's away, with the word of somebody who isn't", async () => {
  const those = around();
  const heard = told(those);
  those.begin(table([1]));
  await those.replace(1, without([0], [1]));
  expect(heard).toEqual(["1 leave", "3 hand"]);
  expect(those.next).toBe(3);
  await those.replace(3, without([0, 1], [3]));
  expect([heard.length, those.next]).toEqual([2, 3]); // somebody has to stay
});

test("the clock waits while the device goes to somebody whose seat a bot has", async () => {
  const those = around();
  const heard = told(those);
  those.begin(table([3]));
  those.take();
  those.pass(0);
  await those.hold(without([0], [3]));
  expect(heard).toEqual(["3 pause"]);
  those.take();
  await those.release();
  expect(heard).toEqual(["3 pause", "0 resume"]);
  expect(aroundOf("t1")?.paused).toBe(false);
});
