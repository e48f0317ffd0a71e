// @vitest-environment jsdom
/** What waits for us is counted, called and heard; what was won is the best of all; the worker names what it keeps. */

import { beforeEach, expect, test, vi } from "vitest";
import { worker } from "../tools/worker";
import { ago } from "../src/lib/ago";
import type { TableView } from "../src/lib/wire";
import { best } from "../src/account/progress.svelte";
import { badge, icon, titled } from "../src/notify/badge.svelte";
import { soundOf } from "../src/notify/heed.svelte";
import { isAsked, Turns } from "../src/notify/turns.svelte";
import { reader } from "../src/lib/reader.svelte";

function table(id: string, asked: number, more: Partial<TableView> = {}): TableView {
  return { id, stage: "playing", paused: false, seats: [{ asked }], ...more } as TableView;
}

beforeEach(() => {
  reader.turn("calls", true);
  reader.turn("sounds", false);
});

function turns() {
  const called: string[] = [];
  return { turns: new Turns(({ id }) => called.push(id)), called };
}

test("each table that asks notifies once, and once more when it asks again", () => {
  const { turns: now, called } = turns();
  now.hear(table("a", 5), 0);
  now.hear(table("a", 5), 0);
  now.hear(table("b", 6), 0);
  expect([called, badge.count]).toEqual([["a", "b"], 2]);
  now.hear(table("a", 0), 0);
  expect(badge.count).toBe(1);
  now.hear(table("a", 9), 0);
  expect(called).toEqual(["a", "b", "a"]);
});

test("nobody is called by the first look, while the table is before their eyes, or who does not want it", () => {
  const { turns: now, called } = turns();
  now.hear(table("a", 5), 0, true);
  now.here = "b";
  now.hear(table("b", 5), 0);
  reader.turn("calls", false);
  now.hear(table("c", 5), 0);
  expect(called).toEqual([]);
  expect(Object.keys(now.asked)).toEqual(["a", "b", "c"]);
});

test("a table that is paused, over or not begun asks nobody", () => {
  expect(isAsked(table("a", 7), 0)).toBe(7);
  expect(isAsked(table("a", 7, { paused: true }), 0)).toBe(0);
  expect(isAsked(table("a", 7, { stage: "over" }), 0)).toBe(0);
  expect(isAsked(table("a", 7), 3)).toBe(0);
});

test("a look asks the server of every table but the one on the page, and of none that is over", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const id = path.split("/").pop() ?? "";
    return Promise.resolve(new Response(JSON.stringify(table(id, 3, id === "c" ? { stage: "over" } : {}))));
  });
  for (const id of ["a", "b", "c"]) {
    localStorage.setItem(`getaway:seat:${id}`, "secret");
    localStorage.setItem(`getaway:table:${id}`, JSON.stringify({ id, seat: 0, seen: 1 }));
  }
  const { turns: now, called } = turns();
  now.here = "b";
  await now.look();
  expect(asked.sort()).toEqual(["/api/tables/a", "/api/tables/c"]);
  await now.look();
  expect(asked).toHaveLength(3);
  expect(called).toEqual(["a"]);
  localStorage.removeItem("getaway:seat:a");
  await now.look();
  expect(now.asked).toEqual({});
  vi.unstubAllGlobals();
});

test("a table that is gone is not asked for again; one that is only not heard is", async () => {
  localStorage.clear();
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path.endsWith("gone")) return Promise.resolve(new Response("{}", { status: 404 }));
    return Promise.reject(new TypeError("offline"));
  });
  for (const id of ["gone", "away"]) {
    localStorage.setItem(`getaway:seat:${id}`, "secret");
    localStorage.setItem(`getaway:table:${id}`, JSON.stringify({ id, seat: 0, seen: 1 }));
  }
  const { turns: now } = turns();
  await now.look();
  await now.look();
  expect(asked.sort()).toEqual(["/api/tables/away", "/api/tables/away", "/api/tables/gone"]);
  vi.unstubAllGlobals();
});

test("title and icon say how many wait", () => {
  expect([titled("getaway", 0), titled("getaway", 3)]).toEqual(["getaway", "(3) getaway"]);
  expect(decodeURIComponent(icon(12))).toContain(">9+<");
});

test("our turn, somebody's move and the end sound; coming to a table does not", () => {
  const now = { since: 0, rev: 5, over: false };
  expect(soundOf(null, { ...now, since: 3 })).toBeNull();
  expect(soundOf(now, { ...now, rev: 6, since: 3 })).toBe("turn");
  expect(soundOf(now, { ...now, rev: 6 })).toBe("move");
  expect(soundOf({ ...now, since: 3 }, { ...now, since: 3, rev: 6 })).toBeNull();
  expect(soundOf(now, { ...now, rev: 6, over: true })).toBe("end");
  expect(soundOf({ ...now, over: true }, { ...now, rev: 7, over: true })).toBeNull();
});

test("the best of a mission counts, on any level", () => {
  const at = (mission: string, won: boolean, stars: number) => ({
    game: "bombsquad",
    mission,
    level: "epic",
    won,
    stars,
  });
  const results = { a: at("m01", false, 0), b: at("m01", true, 4), c: at("m01", true, 2), d: at("m02", false, 0) };
  expect(best(results, "bombsquad", "m01")).toEqual({ won: true, stars: 4 });
  expect(best(results, "bombsquad", "m02")).toEqual({ won: false, stars: 0 });
  expect(best(results, "burncycle", "m01")).toBeNull();
});

test("how long ago is said in the reader's language", () => {
  const now = 1_000_000_000;
  expect([ago("en", now - 5000, now), ago("en", now - 180_000, now)]).toEqual(["now", "3 minutes ago"]);
  expect(ago("it", now - 2 * 86_400_000, now)).toBe("l’altro ieri");
});

test("the worker knows every part of the client, and another client makes another worker", () => {
  const source = 'const VERSION = "__VERSION__"; const FILES = ["__FILES__"];';
  const one = worker(source, ["assets/b.js", "assets/a.css", "index.html"], "<p>");
  expect(one).toContain('["/","/assets/a.css","/assets/b.js","/manifest.webmanifest"');
  expect(one).not.toContain("__");
  expect(worker(source, ["assets/b.js", "assets/a.css"], "<p>")).toBe(one);
  expect(worker(source, ["assets/b.js"], "<p>")).not.toBe(one);
});

test("the worker of the site takes what one game needs only when it's used", () => {
  const source = 'const VERSION = "__VERSION__"; const FILES = ["__FILES__"]; const LATER = ["__LATER__"];';
  const built = worker(source, ["assets/game.js", "assets/page.js"], "<p>", "./", ["assets/game.js"]);
  expect(built).toContain('FILES = ["./","./assets/page.js","./manifest.webmanifest"');
  expect(built).toContain('LATER = ["./assets/game.js"]');
});
