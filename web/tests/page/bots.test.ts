/** Bots by seat: chosen in the lobby, and by the host at the table. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Compose } from "../../src/lib/compose.svelte";
import { Desk } from "../../src/lib/desk.svelte";
import { speaker } from "../../src/lib/say";
import { TableState } from "../../src/lib/table.svelte";
import type { Game, Intent } from "../../src/lib/wire";
import { LobbyState } from "../../src/lobby/lobby.svelte";
import SeatRow from "../../src/lobby/SeatRow.svelte";
import SeatList from "../../src/table/SeatList.svelte";
import { wordsIn } from "../texts";
import Within from "./Within.svelte";

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) throw new Error("nothing to choose");
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

test("each seat beside your own has a bot of its own level", () => {
  const lobby = new LobbyState();
  lobby.game = {
    name: "breach",
    levels: ["regular", "newcomer", "expert"],
    strengths: [{ level: "expert", percent: 61, matches: 300 }],
    players: [2, 4],
  } as unknown as Game;
  lobby.players = 3;
  shown = mount(SeatRow, { target: document.body, props: { lobby, words: wordsIn("en", "breach"), name: "Ada" } });
  const selects = [...document.querySelectorAll("select")];
  expect(selects.map((each) => each.closest("label")?.textContent.trim().split(":")[0])).toEqual([
    "Player 2",
    "Player 3",
  ]);
  choose(selects[1], "expert");
  expect(Array.from(lobby.levels, (level) => level ?? "")).toEqual(["", "", "expert"]);
  expect([...document.querySelectorAll(".strength")].map(({ textContent }) => textContent)).toEqual([
    "Expert Wins 61 of 100 two-player matches against a Regular (300 measured)",
  ]);
  lobby.bots = "newcomer";
  flushSync();
  expect(selects.map(({ value }) => value)).toEqual(["newcomer", "expert"]);
});

class Table extends TableState {
  readonly sent: Intent[] = [];
  override send(intent: Intent): Promise<never> {
    this.sent.push(intent);
    return new Promise(() => undefined);
  }
}

function listed(host: number): Table {
  const table = new Table("t1", "s");
  const seats = [
    { kind: "person", name: "Ada", away: false, asked: 0, stop: "new", level: "regular" },
    { kind: "bot", name: "", away: false, asked: 0, stop: "new", level: "regular" },
  ];
  table.seat = 0;
  table.table = {
    game: "breach",
    stage: "playing",
    host,
    seats,
    levels: ["regular", "expert"],
  } as unknown as Table["table"];
  const words = wordsIn("en", "breach");
  const parts = { table, words, compose: new Compose(table, words), desk: new Desk("breach"), say: speaker(words) };
  shown = mount(Within, { target: document.body, props: { parts, part: SeatList } as never });
  return table;
}

test("the host chooses the level of a bot, not of a person", () => {
  const table = listed(0);
  const selects = [...document.querySelectorAll("select")];
  expect(selects).toHaveLength(1);
  choose(selects[0], "expert");
  expect(table.sent).toEqual([{ do: "level", seat: 1, level: "expert" }]);
});

test("a guest has nothing to choose", () => {
  listed(1);
  expect(document.querySelectorAll("select")).toHaveLength(0);
});
