import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../src/lib/wire";

const game: Game = {
  name: "bombsquad",
  players: [2, 6],
  languages: ["en"],
  complete: true,
  cooperative: true,
  secrets: true,
  settings: [
    { name: "mission", values: ["alpha", "m01"] },
    { name: "clock", values: ["real", "turns"], daily: "turns" },
    { name: "roles", values: [null, "none", "choose"] },
  ],
  words: [{ lang: "en", title: "Bomb Squad", about: "One robot.", first: "The first training", first_about: "A bot" }],
  minutes: 20,
  first_match: { players: 2, options: { clock: "turns" }, guided: false },
  alone: { players: 2, options: { clock: "turns" }, guided: false },
  stages: ["alpha", "m01"],
  stars: 5,
  campaign: "mission",
  levels: [],
  strengths: [],
  phases: [],
  lessons: [],
};

interface Call {
  path: string;
  body: { players: number; options: Record<string, unknown> };
  answer(status: number, body?: unknown): void;
}

let calls: Call[];
/** The tables that were asked for. */
let tables: { absent?: string }[];

/** A server that answers when the test says so. */
function server(path: string, init?: RequestInit): Promise<Response> {
  return new Promise((settle) => {
    const answer = (status: number, body: unknown = null): void =>
      settle(new Response(status === 204 ? null : JSON.stringify(body), { status }));
    if (path.endsWith("/try")) calls.push({ path, body: JSON.parse(String(init?.body)) as Call["body"], answer });
    else if (path.endsWith("/api/tables")) {
      tables.push(JSON.parse(String(init?.body)) as (typeof tables)[number]);
      answer(200, { table: "t1", seat: 0, secret: "s" });
    } else answer(200, path.includes("/rules/") ? [] : "");
  });
}

beforeEach(() => {
  calls = [];
  tables = [];
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

async function opened() {
  const { LobbyState } = await import("../src/lobby/lobby.svelte");
  const lobby = new LobbyState();
  const picked = lobby.pick(game);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(204);
  await picked;
  return lobby;
}

test("what is usual is chosen, and what is left to the game is left out", async () => {
  expect((await opened()).options).toEqual({ mission: "alpha", clock: "real" });
});

test("at one move a day another value may be usual, until the table chooses itself", async () => {
  const lobby = await opened();
  lobby.pace = "daily";
  expect(lobby.options.clock).toBe("turns");
  void lobby.choose(game.settings[1]!, "real");
  expect(lobby.options.clock).toBe("real");
});

test("a refusal stands with its clause until something else is chosen", async () => {
  const lobby = await opened();
  const asked = lobby.choose(game.settings[2]!, "none");
  calls[1]?.answer(409, { type: "no", id: "", clause: "BS-SETUP-18", facts: {} });
  await asked;
  expect([calls[1]?.body.options.roles, lobby.refused?.clause]).toEqual(["none", "BS-SETUP-18"]);
  const again = lobby.choose(game.settings[2]!, null);
  calls[2]?.answer(204);
  await again;
  expect(lobby.refused).toBeNull();
});

test("a late answer to older options does not count", async () => {
  const lobby = await opened();
  const first = lobby.seat(7);
  const second = lobby.seat(3);
  calls[2]?.answer(204);
  calls[1]?.answer(409, { type: "no", id: "", clause: "BS-INTRO-01", facts: {} });
  await Promise.all([first, second]);
  expect(lobby.refused).toBeNull();
});

test("where only the number of seats is refused, the nearest that the game allows is taken", async () => {
  const lobby = await opened();
  const asked = lobby.choose(game.settings[0]!, "m01");
  calls[1]?.answer(409, { type: "no", id: "", clause: "BR-SOLO-01", facts: { players: 3 } });
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  calls[2]?.answer(409, { type: "no", id: "", clause: "BR-SOLO-01", facts: { players: 2 } });
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  calls[3]?.answer(204);
  await asked;
  expect(calls.slice(2).map(({ body }) => body.players)).toEqual([2, 4]);
  expect([lobby.players, lobby.refused, lobby.fitted]).toEqual([4, null, true]);
});

test("bots stand in for people who are away, but not for someone who has all seats and thinks", async () => {
  const lobby = await opened();
  lobby.standIn = true;
  await lobby.lay("Ada", false);
  await lobby.lay("Ada", true);
  expect(tables.map(({ absent }) => absent)).toEqual(["bot", undefined]);
});

test("a card speaks the reader's language, or the game's first", async () => {
  const { cardOf } = await import("../src/lib/titles");
  expect(cardOf(game, "en").title).toBe("Bomb Squad");
  expect(cardOf(game, "fr").first).toBe("The first training");
  expect(cardOf({ ...game, words: [] }, "en").title).toBe("bombsquad");
});
