/**
 * Lessons in the browser, taken by what they suggest: by pointer, by keyboard alone and in text mode, in three languages,
 * at a server and with the engine in the page. The commit chooses one lesson of each game, and one of them without a
 * server; EVERY_LESSON=1 takes them all.
 */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { advice, type Wish } from "./advice";
import { launch, node, person } from "./browsers";
import { play } from "./hand";
import { hosted, type Hosted, PATIENCE } from "./hosted";
import { number, type } from "./keyboard";
import { SAMPLE } from "./commit";

const GAMES = ["bombsquad", "breach", "burncycle"] as const;
const WAYS = ["pointer", "keyboard", "text"] as const;
const LANGUAGES = ["en", "it", "fr"] as const;
const FINISHED = { en: /You've finished/, it: /Hai finito/, fr: /Vous avez terminé/ };
const MOST = 250;

interface Lesson {
  key: string;
  title: string;
  seat: number;
  steps: { says: string }[];
}

interface Sheet {
  stage: string;
  lesson: { done: number; wish: Wish | null } | null;
}

/** On the page: the last that the worker said of a table, and how far the match was then. */
declare global {
  var lastSheet: Sheet | undefined;
  var lastRev: number | undefined;
}

let browser: Browser;
let site: Hosted | null = null;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  site?.close();
});

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${node(0)}/api${path}`)).json()) as T;
}

/** On the page: listen to what the worker says of the table. */
function overhear(): void {
  const Before = globalThis.Worker;
  globalThis.Worker = class extends Before {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener("message", ({ data }: MessageEvent<{ text?: string }>) => {
        const { table, rev } = JSON.parse(data.text ?? "{}") as { table?: Sheet; rev?: number };
        if (table) globalThis.lastSheet = table;
        if (rev !== undefined) globalThis.lastRev = rev;
      });
    }
  };
}

/** The table as everybody sees it. */
async function sheetOf(page: Page): Promise<Sheet | undefined> {
  if (site && page.url().startsWith(site.url)) return page.evaluate(() => globalThis.lastSheet);
  return read<Sheet>(`/tables/${page.url().split("/").at(-1) ?? ""}`);
}

/** What the table suggests, once it does, or the end of the match or lesson. */
async function suggested(page: Page, steps: number): Promise<Sheet> {
  const until = Date.now() + PATIENCE.timeout;
  for (;;) {
    const sheet = await sheetOf(page);
    const lesson = sheet?.lesson;
    if (sheet && (!lesson || lesson.wish || lesson.done >= steps || sheet.stage === "over")) return sheet;
    if (Date.now() > until) {
      const question = await page.locator("#question").first().textContent();
      throw new Error(
        `nothing is suggested at step ${(lesson?.done ?? 0) + 1}, where this is asked: ${question ?? ""}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Answer as the lesson suggests. */
async function give(page: Page, game: string, way: (typeof WAYS)[number], wish: Wish): Promise<void> {
  if (way === "keyboard") return type(page, wish);
  if (way === "text") return number(page, wish);
  const bare = { seq: 0, seat: 0, wish, said: null, places: [], ends: false, walk: null };
  const told = site && page.url().startsWith(site.url) ? bare : await advice(page.url().split("/").at(-1) ?? "");
  await play(page, told, game === "burncycle"); // there a click walks on to its end, another answer
}

/** Take a lesson from the page of lessons to its end. */
async function take(
  game: string,
  way: (typeof WAYS)[number],
  lang: (typeof LANGUAGES)[number],
  lesson: Lesson,
  home: string,
) {
  const who = await person(browser, "desktop", { reducedMotion: "reduce" });
  const { page, context } = who;
  await context.addInitScript(overhear);
  await context.addInitScript(
    ([spoken, text]) => {
      localStorage.setItem("getaway:lang", spoken ?? "en");
      localStorage.setItem("getaway:playback", "once");
      if (text) localStorage.setItem("getaway:mode", "text");
    },
    [lang, way === "text" ? "text" : ""],
  );
  await page.goto(`${home}/learn/${game}`);
  await page.getByRole("button", { name: lesson.title }).click();
  await page.waitForURL(/\/t\//);
  const says = (step: number) =>
    page
      .getByText(lesson.steps[step]?.says ?? "")
      .first()
      .waitFor(PATIENCE);
  await says(0);
  await clean(page);
  for (let i = 0; i < MOST; i += 1) {
    const { lesson: now } = await suggested(page, lesson.steps.length);
    if (!now?.wish || now.done >= lesson.steps.length) break;
    await says(now.done);
    const before = await page.evaluate(() => globalThis.lastRev);
    await give(page, game, way, now.wish);
    if (before !== undefined) await page.waitForFunction((rev) => (globalThis.lastRev ?? 0) > rev, before);
  }
  await page.getByRole("heading", { name: FINISHED[lang] }).waitFor();
  expect(who.faults).toEqual([]);
  await context.close();
}

const chosen = GAMES.flatMap((game, i) => WAYS.map((way, j) => ({ game, way, lang: LANGUAGES[(i + j) % 3] ?? "en" })));
const every = process.env["EVERY_LESSON"] === "1";
const others = (_: unknown, i: number): boolean =>
  i % WAYS.length === (SAMPLE + Math.floor(i / WAYS.length)) % WAYS.length;

test.for(every ? chosen : chosen.filter(others))(
  "a lesson of $game, by $way, in $lang",
  { timeout: 1_800_000 },
  async ({ game, way, lang }) => {
    const all = await read<Lesson[]>(`/rules/${game}/lessons?lang=${lang}`);
    for (const lesson of every ? all : [all[SAMPLE % all.length]])
      if (lesson) await take(game, way, lang, lesson, node(0));
  },
);

test("lessons without a server", { timeout: 3_600_000 }, async () => {
  site = await hosted();
  for (const [i, game] of GAMES.entries()) {
    if (!every && i !== SAMPLE % GAMES.length) continue;
    for (const [j] of (await read<Lesson[]>(`/rules/${game}/lessons`)).entries()) {
      const [way, lang] = [WAYS[j % WAYS.length], LANGUAGES[(i + Math.floor(j / WAYS.length) + j) % LANGUAGES.length]];
      const lesson = (await read<Lesson[]>(`/rules/${game}/lessons?lang=${lang}`))[j];
      if (!lesson || !way || !lang || (!every && j !== 1)) continue;
      await take(game, way, lang, lesson, `${site.url}?`);
    }
  }
});
