import { expect, test } from "vitest";
import type { Best } from "../src/account/progress.svelte";
import type { Game, TableView } from "../src/lib/wire";
import { heightOf, missionSetting, placesOf, stagesOf } from "../src/lobby/campaign";
import { following, isAlone } from "../src/table/end/following";

const game: Game = {
  ...{
    name: "bombsquad",
    players: [2, 6],
    languages: ["en"],
    complete: true,
    cooperative: true,
    secrets: true,
    words: [],
    minutes: 20,
  },
  settings: [{ name: "mission", values: ["alpha", "bravo", "m01", "m02"] }],
  ...{
    first_match: null,
    alone: null,
    campaign: "mission",
    levels: [],
    strengths: [],
    phases: [],
    lessons: [],
    stars: 5,
  },
  stages: ["alpha", "bravo", "m01", "m02"],
};
const WON: Best = { won: true, stars: 3 };
const LOST: Best = { won: false, stars: 0 };

function standings(known: Readonly<Record<string, Best>>): string[] {
  return stagesOf(game, (mission) => known[mission] ?? null).map(({ standing }) => standing);
}

test("the next mission is the first that was not won, and later ones may be played before it", () => {
  expect(standings({})).toEqual(["next", "later", "later", "later"]);
  expect(standings({ alpha: WON, m01: LOST })).toEqual(["won", "next", "played", "later"]);
  expect(standings({ alpha: LOST })).toEqual(["next", "later", "later", "later"]);
  expect(standings({ alpha: WON, bravo: WON, m01: WON, m02: WON })).toEqual(["won", "won", "won", "won"]);
});

test("a mission has the stars of its best match", () => {
  expect(stagesOf(game, (mission) => (mission === "alpha" ? WON : null)).map(({ stars }) => stars)).toEqual([
    3, 0, 0, 0,
  ]);
});

test.each([320, 390, 680, 1000])("on a map of %i pixels no mission lies on another or beyond the edge", (width) => {
  const places = placesOf(14, width);
  for (const [i, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(60);
    expect(one.x).toBeLessThanOrEqual(width - 60);
    expect(one.y).toBeLessThan(heightOf(places) - 90);
    for (const other of places.slice(i + 1)) {
      expect(Math.abs(one.x - other.x) >= 128 || Math.abs(one.y - other.y) >= 110).toBe(true);
    }
  }
});

test("the way goes there and back again, so that neighbours lie beside each other", () => {
  const places = placesOf(8, 600);
  const far = places.slice(1).map((to, i) => Math.hypot(to.x - (places[i]?.x ?? 0), to.y - (places[i]?.y ?? 0)));
  expect(Math.max(...far)).toBeLessThan(200);
});

test("the setting of the missions is the campaign's, or the one of that name", () => {
  expect(missionSetting({ ...game, campaign: "heap" })).toBe("heap");
  expect(missionSetting({ ...game, campaign: "" })).toBe("mission");
});

const table = (mission?: string, kinds: readonly string[] = ["person"]): TableView => {
  const seats = kinds.map((kind) => ({ kind, name: "", away: false, asked: 0, stop: "new" }));
  return { game: "bombsquad", options: mission ? { mission } : {}, seats } as Partial<TableView> as TableView;
};

test("after a mission comes the one that follows in the order of play", () => {
  expect(following(game, table("bravo"))).toEqual({ setting: "mission", mission: "m01" });
  expect(following(game, table())).toEqual({ setting: "mission", mission: "bravo" });
});

test("nothing comes after the last mission, after one from elsewhere, or where there are none", () => {
  expect(following(game, table("m02"))).toBeNull();
  expect(following(game, table("my own"))).toBeNull();
  expect(following({ ...game, stages: [], settings: [], campaign: "" }, table())).toBeNull();
});

test("the next match starts at once where nobody else has to come along", () => {
  expect(isAlone(table("alpha", ["person", "bot"]), 0)).toBe(true);
  expect(isAlone(table("alpha", ["person", "person"]), 2)).toBe(true);
  expect(isAlone(table("alpha", ["person", "person"]), 0)).toBe(false);
});
