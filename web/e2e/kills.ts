/**
 * Somebody plays in a browser without a server, and the tab, its worker or the whole browser is killed. What was
 * acknowledged before must be in the log when the table is opened again: once, and with everything before it as it was.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium, type Page } from "playwright-core";
import { PROGRAM } from "./browsers";
import { follow, wander } from "./follow";
import { PATIENCE } from "./hosted";

const ROOT = new URL("../../", import.meta.url).pathname;
const LONGEST = 60_000;
/** What a table notes by itself when a seat takes a hint. */
const HINT = "hint";
/** At a random moment within these milliseconds after the first answer. */
const WITHIN = 2_000;

export const WAYS = ["crash", "renderer", "tab", "worker", "browser"] as const;
/** How it's killed: the page crashes, its process or the browser's is killed, the tab is closed, or the worker ends. */
export type Killed = (typeof WAYS)[number];

export interface Counted {
  kills: Record<Killed, number>;
  /** Answers that were sent, that were acknowledged, and that a kill cut off before anybody knew. */
  sent: number;
  acknowledged: number;
  cutOff: number;
  /** Of those cut off, how many turned out to be in the log. */
  cutOffInLog: number;
  rows: number;
  /** Acknowledged and not in the log; in the log twice; in the log and never given; rows that changed or went. */
  lost: number;
  doubled: number;
  foreign: number;
  changed: number;
  /** Matches that were played to their end, and whose file was verified. */
  verified: number;
}

export const NOTHING: Counted = {
  kills: { crash: 0, renderer: 0, tab: 0, worker: 0, browser: 0 },
  ...{ sent: 0, acknowledged: 0, cutOff: 0, cutOffInLog: 0, rows: 0 },
  ...{ lost: 0, doubled: 0, foreign: 0, changed: 0, verified: 0 },
};

declare global {
  interface Window {
    heardOf(what: "sent" | "done", id: string): Promise<void>;
    tables: Worker;
  }
}

/** Tells the test which commands the page sends to its worker, before they're sent, and which are acknowledged. */
function listen(): void {
  const { Worker: Plain } = window;
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      window.tables = this;
      this.addEventListener("message", ({ data }: MessageEvent<{ from: string; text?: string }>) => {
        if (data.from !== "line" || !data.text) return;
        const said = JSON.parse(data.text) as { type: string; id?: string };
        if (said.type === "done") void window.heardOf("done", said.id ?? "");
      });
    }
    override postMessage(message: unknown): void {
      const { to, text } = message as { to: string; text?: string };
      const said = to === "say" && text ? (JSON.parse(text) as { do?: string; id?: string }) : {};
      if (said.do) void window.heardOf("sent", said.id ?? "").then(() => super.postMessage(message));
      else super.postMessage(message);
    }
  };
  localStorage.setItem("getaway:playback", "once");
}

export class Killing {
  readonly counted: Counted;
  private readonly url: string;
  private readonly profile = mkdtempSync(join(tmpdir(), "kills-"));
  private process!: ChildProcess;
  private browser!: Browser;
  private page!: Page;
  private table = "";
  private readonly sent = new Set<string>();
  private readonly acknowledged = new Set<string>();
  private known: ReadonlySet<string> = new Set();
  private rows: string[] = [];

  constructor(url: string, counted: Counted) {
    this.url = url;
    this.counted = structuredClone(counted);
  }

  /** Open a table; the next is opened once this match is over. */
  async open(): Promise<void> {
    if (!this.process) await this.launch();
    this.page = await this.tab();
    await this.page.goto(this.url);
    await this.page.getByRole("button", { name: /burncycle: Play now/ }).click(PATIENCE);
    await this.page.waitForURL(/\?\/t\//, PATIENCE);
    this.table = new URL(this.page.url()).search.split("/").pop() ?? "";
    await this.page.locator("button.option:enabled").first().waitFor(PATIENCE); // so far it was a picture
    this.known = new Set();
    const { rows, ids } = await this.shelf();
    this.settle(rows, ids);
  }

  /** Play until a random moment after something was acknowledged, kill, open the table again and compare. */
  async kill(how: Killed): Promise<void> {
    const playing = wander(this.page).catch(() => undefined);
    for (const until = Date.now() + LONGEST; !this.acknowledged.size && Date.now() < until;) await later(10);
    await later(Math.random() * WITHIN);
    await this.strike(how);
    this.counted.kills[how] += 1;
    await this.back();
    await playing; // a page that only lost its worker plays on until it's closed
    await this.compare();
  }

  /** Play the match to its end, and verify its file. */
  async end(): Promise<void> {
    await follow(this.page, Infinity, LONGEST);
    await this.compare();
    const file = join(this.profile, "match");
    writeFileSync(file, await this.log());
    execFileSync(join(ROOT, ".venv", "bin", "getaway"), ["verify", file], { stdio: "pipe" });
    this.counted.verified += 1;
    await this.page.close();
  }

  async stop(): Promise<void> {
    await this.browser.close().catch(() => undefined);
    this.process.kill("SIGKILL");
    await later(500);
    rmSync(this.profile, { recursive: true, force: true });
  }

  // Killing

  private async strike(how: Killed): Promise<void> {
    if (how === "crash") return this.crash();
    if (how === "tab") return this.page.close();
    if (how === "worker") {
      const worker = this.page.workers().find((each) => each.url().includes("table.worker"));
      void worker?.evaluate(() => self.close()).catch(() => undefined);
      return later(100);
    }
    if (how === "browser") {
      this.process.kill("SIGKILL");
      await later(300);
      return this.launch();
    }
    const asked = await this.browser.newBrowserCDPSession();
    const { processInfo } = await asked.send("SystemInfo.getProcessInfo");
    for (const { type, id } of processInfo) if (type === "renderer") process.kill(id, "SIGKILL");
    await later(1_000); // the browser has one more in store, which is dead too
  }

  private async crash(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    void session.send("Page.crash").catch(() => undefined);
    await later(200);
  }

  private async launch(): Promise<void> {
    const where = [`--user-data-dir=${this.profile}`, "--remote-debugging-port=0"];
    const flags = [...PROGRAM.args, ...where, "--lang=en-GB", "--force-prefers-reduced-motion", "about:blank"];
    const begun = spawn(PROGRAM.executablePath, flags, { stdio: ["ignore", "ignore", "pipe"] });
    this.process = begun;
    const lines = createInterface({ input: begun.stderr });
    const address = await new Promise<string>((resolve) =>
      lines.on("line", (line) => line.includes("ws://") && resolve(line.slice(line.indexOf("ws://")))),
    );
    this.browser = await chromium.connectOverCDP(address);
  }

  private async tab(): Promise<Page> {
    const context = this.browser.contexts()[0] ?? (await this.browser.newContext());
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.exposeFunction("heardOf", (what: "sent" | "done", id: string) => {
      (what === "sent" ? this.sent : this.acknowledged).add(id);
    });
    await page.addInitScript(listen);
    return page;
  }

  /** Open the table again, as somebody who comes back does. */
  private async back(): Promise<void> {
    const before = this.page;
    this.page = await this.tab();
    await this.page.goto(`${this.url}?/t/${this.table}`);
    await this.page.locator("#question, section.end").first().waitFor(PATIENCE);
    await before.close().catch(() => undefined);
  }

  // Comparing

  /** Everything that was acknowledged is in the log, once; what was in the log still is. */
  private async compare(): Promise<void> {
    const { counted, sent, acknowledged } = this;
    const { rows, ids } = await this.shelf();
    const texts = rows.map((row) => Buffer.from(row, "base64").toString("latin1"));
    const times = (id: string): number => texts.filter((text) => text.includes(`s0:${id}`)).length;
    counted.changed += this.rows.filter((row, i) => rows[i] !== row).length;
    counted.lost += [...acknowledged].filter((id) => times(id) === 0).length;
    counted.doubled += [...sent].filter((id) => times(id) > 1).length;
    counted.foreign += ids.filter((id) => !sent.has(id) && !id.startsWith(HINT)).length;
    const cutOff = [...sent].filter((id) => !acknowledged.has(id));
    counted.sent += sent.size;
    counted.acknowledged += acknowledged.size;
    counted.cutOff += cutOff.length;
    counted.cutOffInLog += cutOff.filter((id) => times(id) > 0).length;
    counted.rows += rows.length - this.rows.length;
    this.settle(rows, ids);
  }

  /** From here on, only what is new is compared, and that this stays as it is. */
  private settle(rows: string[], ids: readonly string[]): void {
    this.rows = rows;
    this.known = new Set([...this.known, ...ids]);
    for (const each of [this.sent, this.acknowledged]) each.clear();
  }

  /** The rows of the table, in order and without gaps, and the ids of commands that are new. */
  private async shelf(): Promise<{ rows: string[]; ids: string[] }> {
    const found = await this.page.evaluate(async (table) => {
      const opened = indexedDB.open("getaway");
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const store = opened.result.transaction("shelf").objectStore("shelf");
      const within = (start: string): IDBKeyRange => IDBKeyRange.bound(`${start}/${table}/`, `${start}/${table}0`);
      const asked = [store.getAll(within("row")), store.getAllKeys(within("row")), store.getAllKeys(within("id"))];
      await new Promise((resolve) => (store.transaction.oncomplete = resolve));
      const [bodies, names, ids] = asked.map(({ result }) => result as unknown) as [Uint8Array[], string[], string[]];
      opened.result.close();
      const ends = (name: string): string => name.split("/")[2] ?? "";
      const rows = bodies.map((body) => btoa(String.fromCharCode(...body)));
      return { rows, numbers: names.map(ends).map(Number), ids: ids.map(ends) };
    }, this.table);
    if (found.numbers.some((number, i) => number !== i + 1)) throw new Error(`gaps: ${found.numbers.join(" ")}`);
    const ids = found.ids.map((id) => id.slice(id.indexOf(":") + 1)).filter((id) => !this.known.has(id));
    return { rows: found.rows, ids };
  }

  /** The file of the match. */
  private async log(): Promise<string> {
    return this.page.evaluate(async (table) => {
      const id = 1e9;
      const heard = new Promise<string>((resolve) =>
        window.tables.addEventListener("message", ({ data }: MessageEvent<{ id?: number; body?: string }>) => {
          if (data.id === id) resolve(data.body ?? "");
        }),
      );
      const secret = localStorage.getItem(`getaway:seat:${table}`) ?? "";
      window.tables.postMessage({ to: "call", id, method: "GET", path: `/tables/${table}/log`, secret, body: "" });
      return heard;
    }, this.table);
  }
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
