/** The phone's tab with what lies around the board: what the players are after comes before who they are. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import type { Ask } from "../../src/lib/wire";
import PhoneTable from "../../src/table/PhoneTable.svelte";
import { picture } from "../lots/picture";
import { wordsIn } from "../texts";
import Goal from "./Goal.svelte";
import Within from "./Within.svelte";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

test("the goal stands above the seats", () => {
  const table = new TableState("t1", "s");
  [table.seat, table.connection] = [0, "live"];
  table.view = { lot: 12, coins: [7, 9] };
  table.question = { item: "ask", rev: 1, seats: [1], question: "bid", cites: [], facts: {} } as unknown as Ask;
  table.table = {
    game: "toy",
    stage: "playing",
    seats: [{ name: "Ada" }, { name: "Bob" }],
  } as unknown as TableState["table"];
  const words = wordsIn("en", "toy");
  const parts = { table, words, compose: new Compose(table, words), desk: new Desk("toy"), say: speaker(words) };
  const target = document.body.appendChild(document.createElement("div"));
  const given = { picture: { ...picture, Foot: Goal }, openMenu: () => undefined };
  const part = PhoneTable as unknown as Component<Record<string, unknown>>;
  const mounted = mount(Within, { target, props: { parts, part, given } });
  ends.push(() => (void unmount(mounted), target.remove()));
  flushSync();
  expect(target.textContent).not.toContain("the goal");
  target.querySelector<HTMLElement>("[data-tab=hands]")?.click();
  flushSync();
  const text = target.textContent ?? "";
  const order = ["the goal", "Bob: 9"].map((each) => text.indexOf(each));
  expect(order[0]).toBeGreaterThan(0);
  expect(order[1]).toBeGreaterThan(order[0] ?? 0);
});
