// @vitest-environment jsdom
/** Response windows of The Breach: what all may hear of them, how long they last, and standing orders. */

import { describe, expect, it } from "vitest";
import { happening, openWindow, orderOf, orderOption, ORDERS, timeLeft } from "../src/games/breach/windows/windows";
import { composing, position, wordsOf } from "./desks";

const full = position("with a card");
const empty = position("without a card");

describe("a window", () => {
  it("tells who attacks whom, the same whatever the hand holds", () => {
    const told = [full, empty].map((at) => {
      const window = openWindow(at.view);
      return window && happening(wordsOf(at), window, at.ask.facts ?? {});
    });
    expect(told[0]).toBe("Sturm (Nora) attacks Vitruvian (Ilias), 4 against 2.");
    expect(told[1]).toBe(told[0]);
  });

  it("has Pass as its first option, with cards and without", () => {
    expect([full, empty].map((at) => composing(at).compose.options[0]?.wish)).toEqual(
      Array(2).fill({ verb: "pass", args: {} }),
    );
  });

  it("says how much of its time is left, and nothing where there is no limit", () => {
    const window = openWindow(full.view);
    expect(window && timeLeft(window, full.view.window_ms, 45_000)).toEqual({ time: 15_000, share: 0.25 });
    expect(window && timeLeft(window, full.view.window_ms, 90_000)).toEqual({ time: 0, share: 0 });
    expect(window && timeLeft({ ...window, closes: 0 }, 0, 0)).toBeNull();
  });

  it("is over once its time is up", () => {
    const window = full.view.window;
    expect(window && openWindow({ ...full.view, window: { ...window, lapsed: true } })).toBeNull();
    expect(openWindow(position("act").view)).toBeNull();
  });
});

describe("standing orders", () => {
  it("are given by one option each", () => {
    const { compose, sent } = composing(full);
    const option = orderOption(compose.options, "pass-unless-attacked");
    if (option) compose.choose(option);
    expect(sent).toEqual([{ verb: "order", args: { order: "pass-unless-attacked" } }]);
    expect(ORDERS.every((order) => orderOption(compose.options, order))).toBe(true);
  });

  it("are left out of the list where the picture offers them", () => {
    const { compose } = composing(full);
    const all = compose.later.length;
    compose.besides = ["order"];
    expect(all - compose.later.length).toBe(3);
    expect(compose.shown.map(({ key }) => key)).toContain("1");
  });

  it("are listed apart from what answers the question", () => {
    const { compose } = composing(full);
    expect([...new Set(compose.later.map(({ act }) => act.verb))]).toEqual(["order", "secret-order"]);
    expect(compose.shown.filter(({ act }) => act.verb.endsWith("order"))).toEqual([]);
    expect(compose.shown.length + compose.later.length).toBe(compose.options.length);
  });

  it("cannot be given in the middle of an own action", () => {
    expect(orderOption(composing(position("push")).compose.options, "pass")).toBeNull();
  });

  it("are those that all see", () => {
    const view = { ...full.view, orders: ["pass", "ask"] };
    expect([orderOf(view, 0), orderOf(view, 1), orderOf(view, 5)]).toEqual(["pass", "ask", "ask"]);
  });
});
