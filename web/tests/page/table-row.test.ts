/** A row of your own tables: it leads to the table, and isn't lost by one wrong click. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { TableView } from "../../src/lib/wire";
import type { Mine } from "../../src/lobby/mine";
import TableRow from "../../src/lobby/TableRow.svelte";
import { wordsIn } from "../texts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function row(stage: string, dropped = false) {
  const seats = [{ kind: "person", name: "Nora", away: false, asked: 0, stop: "new" }];
  const table = { id: "t1", game: "bombsquad", stage, seats } as Partial<TableView> as TableView;
  const mine: Mine = { table, seat: 0, title: "Open House", game: "Bomb Squad", since: 0, question: "", old: false };
  const done: string[] = [];
  const target = document.body.appendChild(document.createElement("ul"));
  const props = {
    ...{ mine, words: wordsIn("en", "bombsquad"), standing: "over", dropped },
    ...{ drop: () => void done.push("drop"), undo: () => void done.push("undo") },
  };
  const mounted = mount(TableRow, { target, props });
  ends.push(() => (void unmount(mounted), target.remove()));
  flushSync();
  const press = (name: string): void => {
    const all = [...target.querySelectorAll("button")];
    all.find((button) => (button.getAttribute("aria-label") ?? button.textContent)?.includes(name))?.click();
    flushSync();
  };
  return { target, done, press };
}

test("it leads to the table", () => {
  expect(row("playing").target.querySelector("a")?.getAttribute("href")).toBe("/t/t1");
});

test("a match that has ended is taken off at once, and that can be undone", () => {
  const { done, press } = row("over");
  press("Remove Open House from the list");
  expect(done).toEqual(["drop"]);
  const gone = row("over", true);
  expect(gone.target.querySelector("a")).toBeNull();
  gone.press("Undo");
  expect(gone.done).toEqual(["undo"]);
});

test("a table where one sits asks first", () => {
  const { target, done, press } = row("playing");
  press("Remove Open House from the list");
  expect(done).toEqual([]);
  expect(target.textContent).toContain("You still have a seat at this table.");
  press("Keep it");
  expect(target.querySelector("a")).not.toBeNull();
  press("Remove Open House from the list");
  press("Take it off");
  expect(done).toEqual(["drop"]);
});
