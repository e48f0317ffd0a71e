/** Playing alone: one person has every seat, and goes on to the next mission with all of them. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSecret, keepSecrets, keptTables, secretOf, secretsOf } from "../../src/lib/storage";
import { TableState } from "../../src/lib/table.svelte";
import type { Game, Intent, TableView } from "../../src/lib/wire";
import { LobbyState } from "../../src/lobby/lobby.svelte";
import { visitAll } from "../../src/lobby/mine";
import { playAlone, start, type Way } from "../../src/lobby/opening";
import { Onward } from "../../src/table/end/onward.svelte";

interface Sent {
  path: string;
  body: Record<string, unknown>;
  secret: string;
}

let sent: Sent[];
let answers: (path: string, body: Record<string, unknown>) => unknown;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  sent = [];
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const body = JSON.parse(String(init.body ?? "{}")) as Record<string, unknown>;
    const secret = new Headers(init.headers).get("authorization")?.replace("Seat ", "") ?? "";
    sent.push({ path, body, secret });
    return Promise.resolve(new Response(JSON.stringify(answers(path, body)), { status: 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const game = { name: "bombsquad", settings: [], players: [2, 6] } as Partial<Game> as Game;
const match = { players: 2, options: { clock: "turns" }, guided: false };

test("one click opens the match, takes every seat, starts it and goes there", async () => {
  answers = (path, body) =>
    path.endsWith("/do")
      ? { type: "done", id: body["id"] }
      : { table: "t1", seat: body["seat"] ?? 0, secret: body["secret"] };
  await playAlone(new LobbyState(), game, match, "Guest", { mission: "m02" });
  expect(sent.map(({ path }) => path)).toEqual(["/api/tables", "/api/tables/t1/seats", "/api/tables/t1/do"]);
  expect(sent[0]?.body).toMatchObject({ game: "bombsquad", players: 2, options: { clock: "turns", mission: "m02" } });
  expect(sent[1]?.body).toMatchObject({ name: "Guest 2", seat: 1 });
  expect(sent[2]).toMatchObject({ body: { do: "start" }, secret: secretOf("t1") });
  expect(secretsOf("t1")).toEqual([sent[0]?.body["secret"], sent[1]?.body["secret"]]);
  expect(secretOf("t1")).toBe(secretsOf("t1")[0]);
  expect(location.pathname).toBe("/t/t1");
});

test("alone at an opened table, one person has every seat where all win or lose together", async () => {
  answers = (path, body) =>
    path.endsWith("/do")
      ? { type: "done", id: body["id"] }
      : { table: "t1", seat: body["seat"] ?? 0, secret: body["secret"] };
  const seatsTaken = async (cooperative: boolean, way: Way = "alone"): Promise<number> => {
    sent = [];
    const lobby = new LobbyState();
    lobby.game = { ...game, cooperative };
    await start(lobby, "Guest", way);
    expect(sent.at(-1)?.body).toMatchObject({ do: "start" });
    return sent.filter(({ path }) => path.endsWith("/seats")).length;
  };
  expect(await seatsTaken(true)).toBe(2);
  expect(secretsOf("t1")).toHaveLength(3);
  expect(await seatsTaken(false)).toBe(0); // the others are bots'
  expect(await seatsTaken(true, "bots")).toBe(0);
});

test("where bots keep you company, one click takes one seat", async () => {
  answers = (path, body) =>
    path.endsWith("/do") ? { type: "done", id: body["id"] } : { table: "t1", seat: 0, secret: body["secret"] };
  await playAlone(new LobbyState(), game, { ...match, players: 3, bots: true }, "Guest");
  expect(sent.map(({ path }) => path)).toEqual(["/api/tables", "/api/tables/t1/do"]);
  expect(secretsOf("t1")).toEqual([]);
});

test("a match for one keeps one secret", async () => {
  answers = (path, body) =>
    path.endsWith("/do") ? { type: "done", id: body["id"] } : { table: "t1", seat: 0, secret: body["secret"] };
  await playAlone(new LobbyState(), game, { ...match, players: 1 }, "Guest");
  expect(sent).toHaveLength(2);
  expect(secretsOf("t1")).toEqual([]);
});

class Ended extends TableState {
  readonly wanted: Intent[] = [];
  override send(intent: Intent): Promise<never> {
    this.wanted.push(intent);
    return Promise.resolve({ type: "done", id: "" }) as Promise<never>;
  }
}

function over(kinds: readonly string[], rematch = ""): TableView {
  const seats = kinds.map((kind) => ({ kind, name: "Nora", away: false, asked: 0, stop: "new" }));
  const sheet = { id: "old", game: "bombsquad", title: "mission-alpha", options: {}, stage: "over", seats, rematch };
  return sheet as Partial<TableView> as TableView;
}

function ended(kinds: readonly string[]): Ended {
  const table = new Ended("old", "mine");
  table.seat = 0;
  table.table = over(kinds);
  keepSecret("old", "mine");
  return table;
}

test("the next mission starts at once for somebody who has all seats, and they are all kept", async () => {
  answers = (_, body) => ({ type: "done", id: body["id"] });
  const table = ended(["person", "person"]);
  keepSecrets("old", ["mine", "too"]);
  const onward = new Onward(table);
  await onward.ask(true);
  expect(table.wanted).toEqual([{ do: "rematch", next: true }]);
  await onward.follow("new");
  expect(sent).toMatchObject([{ path: "/api/tables/new/do", body: { do: "start" }, secret: "mine" }]);
  expect([secretOf("new"), secretsOf("new"), location.pathname]).toEqual(["mine", ["mine", "too"], "/t/new"]);
});

test("with others the host starts when everybody is there", async () => {
  const onward = new Onward(ended(["person", "person"]));
  await onward.ask(false);
  await onward.follow("new");
  expect(sent).toEqual([]);
  expect(location.pathname).toBe("/t/new");
});

test("somebody else's rematch is on the list of everybody who sat there, without its link", async () => {
  const table = ended(["person", "person"]);
  new Onward(table).inherit("new");
  expect(keptTables().map(({ id, seat }) => ({ id, seat }))).toEqual([{ id: "new", seat: 0 }]);
  expect(secretOf("new")).toBe("mine");
});

test("the lobby finds a rematch that was opened while the page was closed", async () => {
  keepSecret("old", "mine");
  const lobby = { ...over(["person"]), id: "new", stage: "lobby" };
  answers = (path) =>
    path.endsWith("/tables/old")
      ? over(["person"], "new")
      : path.endsWith("/tables/new")
        ? lobby
        : path.includes("/rules")
          ? []
          : "";
  const found = await visitAll([{ id: "old", game: "bombsquad", title: "", seat: 0, seen: 1 }]);
  expect(found.map(({ table }) => table.id)).toEqual(["old", "new"]);
  expect(secretOf("new")).toBe("mine");
});
