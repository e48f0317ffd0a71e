/** What lies beside the Database: a click on what can't be used explains it, and cubes are pushed with two taps. */

import { type Component, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Cheats from "../../src/games/breach/hand/Cheats.svelte";
import Rewards from "../../src/games/breach/hand/Rewards.svelte";
import CubeSheet from "../../src/games/breach/sheet/CubeSheet.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import { composing, position, wordsOf } from "../desks";
import Within from "./Within.svelte";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
beforeEach(() => {
  HTMLElement.prototype.showPopover = HTMLElement.prototype.hidePopover = () => {};
});

function shown(part: unknown, name: string, given: object = {}): { page: HTMLElement; sent: unknown[] } {
  const at = position(name);
  const words = wordsOf(at);
  const { compose, sent } = composing(at);
  const parts = { table: new TableState("t1", "s"), words, compose, desk: new Desk("breach"), say: speaker(words) };
  const sheet = at.view.sheets[0];
  const all = { sheet, desk: at.desk, seat: 0, words, compose, several: () => {}, ...given };
  const page = document.body.appendChild(document.createElement("div"));
  const props = { parts, part: part as Component<Record<string, unknown>>, given: all };
  const mounted = mount(Within, { target: page, props });
  ends.push(() => (void unmount(mounted), page.remove()));
  flushSync();
  return { page, sent };
}

async function explained(part: unknown, title: string): Promise<string> {
  const { page } = shown(part, "act");
  page.querySelector<HTMLElement>(`li[title^="${title}"] button`)?.click();
  await tick();
  return page.querySelector("[role=status]")?.textContent ?? "";
}

test("a Cheat without a cube says what it does, and why it can't be used", async () => {
  const told = await explained(Cheats, "Slide");
  expect(told).toContain("needs a development cube");
  expect(told).toContain("use Develop to put a cube on it");
  expect(told).toContain("BR-CHEAT-05");
});

test("a Reward that is too dear says what it does, and what it costs", async () => {
  const told = await explained(Rewards, "Data Broker");
  expect(told).toContain("partial Information");
  expect(told).toContain("You don't have enough Credits: it costs 3.");
  expect(told).toContain("BR-BUY-03");
});

function tap(thing: Element | null | undefined): void {
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

test("a cube is pushed by tapping its box and the box it goes to", () => {
  const { arrows } = position("push").desk.seats[0] ?? {};
  const { page, sent } = shown(CubeSheet, "push", { pairs: arrows });
  expect(page.querySelectorAll(".target")).toHaveLength(0);
  const zones = [...page.querySelectorAll("g[aria-hidden] > rect.hit")];
  expect(zones).toHaveLength(4); // two colours in Movement, one in Attack, one in the Cache
  tap(zones[3]);
  const [target] = page.querySelectorAll(".target");
  expect(target).toBeDefined();
  tap(target);
  expect(sent).toMatchObject([{ verb: "push", args: { box: "cache", colour: "movement" } }]);
});
