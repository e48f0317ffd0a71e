/** What the client weighs, keeps and takes: bytes, heap, and times beside those of a page with nothing on it. */

import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { node, person, SCREENS } from "./browsers";
import { type Laid, lay, type Laying, playOn, sitDown } from "./laid";

/** A position of each game that its picture shows whole. */
export const BOARDS: Readonly<Record<string, Laying>> = {
  bombsquad: { game: "bombsquad", players: 3, options: { mission: "m01", clock: "turns" }, moves: 14 },
  burncycle: { game: "burncycle", players: 3, moves: 58, until: "act" },
  breach: { game: "breach", players: 2, moves: 60, until: "act" },
};
/** What is drawn last on each board. */
export const DRAWN: Readonly<Record<string, string>> = {
  bombsquad: "#board svg[role=group]",
  burncycle: "#board svg[role=group]",
  breach: "#board svg[role=group]",
};
/** The answers of three hours of a table that answers every eight seconds. */
export const LONG = 1350;
/** A match that isn't over by then. */
export const LONG_MATCH = { game: "burncycle", players: 4, seed: 7 } as const;
/** A page of one line, without script. */
export const EMPTY = "/health";

export interface Weight {
  name: string;
  bytes: number;
}

/**
 * The scripts that a browser with an empty cache asks for before it shows something, with the bytes that come over the line.
 * The page's own clock says what came before: a busy machine sees the page later than the page stood.
 */
export async function scripts(browser: Browser, url: string, wanted: string): Promise<Weight[]> {
  const context = await browser.newContext({ viewport: SCREENS.phone, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  const weights = await weighed(await context.newCDPSession(page));
  await page.addInitScript(noteWhenShown, wanted);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("shown").length > 0);
  const before = await page.evaluate(askedBeforeShown);
  await context.close();
  return before.map((path) => ({ name: named(path), bytes: weights.get(path) ?? 0 }));
}

/** The bytes of every script that comes over the line from now on, by its path. */
async function weighed(line: CDPSession): Promise<ReadonlyMap<string, number>> {
  const paths = new Map<string, string>();
  const weights = new Map<string, number>();
  line.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type === "Script") paths.set(requestId, new URL(response.url).pathname);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) weights.set(path, encodedDataLength);
  });
  await line.send("Network.enable");
  return weights;
}

/** In the page: mark the time at which something first stands in it. */
function noteWhenShown(wanted: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(wanted)) return;
    performance.mark("shown");
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: the paths of the scripts that it asked for before that time. */
function askedBeforeShown(): string[] {
  const shown = performance.getEntriesByName("shown")[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < shown)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith(".js"));
}

/** A script without the mark of this build. */
function named(path: string): string {
  return path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1");
}

/** Milliseconds from the start of each visit until something is drawn, told by the page's own clock. */
export async function visits(page: Page, url: string, wanted: string, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) {
    await page.goto("about:blank");
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(wanted).first().waitFor({ state: "attached" });
    found.push(
      await page.evaluate(() => new Promise<number>((drawn) => requestAnimationFrame(() => drawn(performance.now())))),
    );
  }
  return found.sort((one, other) => one - other);
}

/** Make a page slow, and let it keep nothing. */
export async function slowed(page: Page, rate: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate });
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** What is below so large a part of the times. */
export function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

// A long match

interface Spied {
  heard: { rev: number; times: number[] };
}

/** On the page: note each update that comes by the socket, and how long it takes until it is painted. */
function spy(): void {
  const heard = { rev: 0, times: [] as number[] };
  Object.assign(window, { heard });
  const painted = (begun: number): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => heard.times.push(performance.now() - begun);
    requestAnimationFrame(() => port2.postMessage(0));
  };
  const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(this: WebSocket, on: ((event: MessageEvent) => void) | null) {
      plain?.set?.call(
        this,
        on &&
          ((event: MessageEvent) => {
            const begun = performance.now();
            on.call(this, event);
            const { type, rev } = JSON.parse(String(event.data)) as { type: string; rev?: number };
            heard.rev = rev ?? heard.rev;
            if (type === "update") painted(begun);
          }),
      );
    },
  });
}

/** How long a page with nothing on it takes to paint one changed word. */
async function emptyPaints(context: BrowserContext, times: number): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${node(0)}${EMPTY}`);
  const found = await page.evaluate(async (count) => {
    const all: number[] = [];
    for (let i = 0; i < count; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const begun = performance.now();
      document.body.textContent = String(i);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      all.push(performance.now() - begun);
    }
    return all;
  }, times);
  await page.close();
  return found;
}

export interface Watched {
  updates: number;
  /** Bytes that are alive after the first tenth, and at the end. */
  early: number;
  late: number;
  /** Milliseconds from an update to the paint of it, one update after the other, and those of an empty page. */
  paints: number[];
  empty: number[];
}

const PART = 25;
/** Between two answers while paints are timed: the bot that answers computes on the same machine, and mustn't meanwhile. */
const CALM_MS = 200;

/** Watch a whole long match from a seat: the first tenth of it calmly, the rest as fast as the page can follow. */
export async function watched(browser: Browser, wanted: Laying, moves: number): Promise<Watched> {
  const who = await person(browser, "desktop", { serviceWorkers: "block" });
  const { page, context } = who;
  await context.addInitScript(spy);
  await context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  let laid = await lay(wanted);
  const before = laid.revs[0] ?? 0;
  await sitDown(who, node(0), laid, 0);
  const line = await context.newCDPSession(page);
  const end = laid.moves + moves;
  while (laid.moves - (end - moves) < moves / 10) laid = await followed(page, laid, CALM_MS);
  const paints = await page.evaluate(() => (window as unknown as Spied).heard.times);
  const early = await alive(page, line);
  while (laid.seats.length && laid.moves < end) laid = await followed(page, laid);
  const late = await alive(page, line);
  const found = { updates: (laid.revs[0] ?? 0) - before, early, late, paints, empty: await emptyPaints(context, 40) };
  await context.close();
  if (who.faults.length) throw new Error(who.faults.join("\n"));
  return found;
}

/** Some more answers, until the page has heard of all of them. */
async function followed(page: Page, laid: Laid, pause = 0): Promise<Laid> {
  const now = await playOn(laid, PART, pause);
  await page.waitForFunction((rev) => (window as unknown as Spied).heard.rev >= rev, now.revs[0] ?? 0, { polling: 20 });
  return now;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/**
 * The bytes that something still holds on to, without what the browser has compiled: of that there is the more the
 * longer a page is played with.
 */
async function alive(page: Page, line: CDPSession): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void parts.push(chunk);
  line.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await line.send("HeapProfiler.collectGarbage");
  await line.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  line.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const { snapshot, nodes } = JSON.parse(parts.join("")) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size, code] = [fields.indexOf("type"), fields.indexOf("self_size"), types[0].indexOf("code")];
  let bytes = 0;
  for (let i = 0; i < nodes.length; i += fields.length) if (nodes[i + kind] !== code) bytes += nodes[i + size] ?? 0;
  return bytes;
}

// Motion

const REST_MS = 5000;
/** As often a board is dragged across its stage, in this many steps. */
const [DRAGS, STEPS] = [6, 30];

/** A board that nobody touches: what still moves on it, and how much of a processor it takes. */
export async function atRest(browser: Browser, wanted: Laying): Promise<{ moving: number; busy: number }> {
  const who = await person(browser, "desktop", { serviceWorkers: "block" });
  const laid = await lay(wanted);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  await who.page.waitForTimeout(REST_MS);
  const line = await who.context.newCDPSession(who.page);
  await line.send("Performance.enable");
  const before = await worked(line);
  await who.page.waitForTimeout(REST_MS);
  const busy = ((await worked(line)) - before) / (REST_MS / 1000);
  const moving = await who.page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  await who.context.close();
  return { moving, busy };
}

/** Seconds that a page has worked so far. */
async function worked(line: CDPSession): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Milliseconds between the frames while a phone's board is dragged to and fro on a slow processor, and on an empty page. */
export async function panned(browser: Browser, rate: number): Promise<{ frames: number[]; empty: number[] }> {
  const who = await person(browser, "phone", { serviceWorkers: "block" });
  await slowed(who.page, rate);
  const laid = await lay(BOARDS["burncycle"] as Laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  await who.page.locator(DRAWN["burncycle"] ?? "").waitFor();
  await who.page.waitForTimeout(REST_MS);
  const frames = await dragged(who.page);
  await who.page.goto(`${node(0)}${EMPTY}`);
  const empty = await dragged(who.page);
  await who.context.close();
  return { frames, empty };
}

async function dragged(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const note = (now: number): void => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { times });
  });
  const { width, height } = SCREENS.phone;
  for (let i = 0; i < DRAGS; i += 1) {
    const [from, to] = i % 2 ? [0.8, 0.2] : [0.2, 0.8];
    await page.mouse.move(width * from, height * 0.3);
    await page.mouse.down();
    await page.mouse.move(width * to, height * 0.3, { steps: STEPS });
    await page.mouse.up();
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times.slice(1));
}
