/** The site without a server, from a host that knows nothing but files: played, cut off, reloaded, looked back at. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browsers";

const ROOT = new URL("../../", import.meta.url).pathname;
const FOLDER = "/some/folder/";
const KINDS: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
/** The interpreter's start, on a machine that does other things too. */
const PATIENCE = { timeout: 120_000 };

let browser: Browser;
let server: Server;
let url: string;
/** A site that was built before, where there is one. */
const built = process.env["GETAWAY_SITE"];
const folder = built ?? mkdtempSync(join(tmpdir(), "site-"));

beforeAll(async () => {
  if (!built) execFileSync(join(ROOT, "scripts", "site"), [folder], { stdio: "inherit" });
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "", "http://host").pathname.replace(FOLDER, "/"));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const there = existsSync(file);
    response.writeHead(there ? 200 : 404, { "Content-Type": KINDS[extname(file)] ?? "application/octet-stream" });
    response.end(there ? readFileSync(file) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`;
  browser = await launch();
}, 300_000);

afterAll(async () => {
  await browser.close();
  server.close();
  if (!built) rmSync(folder, { recursive: true });
});

/** Press the option that says this, once the question takes an answer. */
async function choose(page: Page, option: RegExp): Promise<void> {
  const all = page.getByRole("region", { name: "All options" });
  await all.getByRole("button", { name: option, disabled: false }).first().focus(PATIENCE);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(250);
}

async function at(page: Page, step: RegExp): Promise<void> {
  await page.getByRole("heading", { name: step }).waitFor(PATIENCE);
}

/** A bot has done something on its turn. */
async function acted(page: Page): Promise<void> {
  const log = page.getByRole("listitem").filter({ hasText: /Player [23] (?!holds|takes)/ });
  await log.first().waitFor({ ...PATIENCE, state: "attached" });
}

/** The page is kept for a visit without a network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("burncycle's lesson goes on without a network, over a reload, with an undo and a look back", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("blob:")) elsewhere.push(request.url());
  });
  await page.goto(url);
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await page.waitForURL(/\?\/t\//, PATIENCE);
  await at(page, /Step 1 of 12/);
  await choose(page, /Upgrade the command module/);
  await choose(page, /^\d+ (?=.*slot 4)(?=.*Crash \(2\))/i);
  await kept(page);

  await context.setOffline(true);
  await page.reload();
  await at(page, /Step 1 of 12/);
  await choose(page, /Upgrade your agent/);
  await choose(page, /advanced/);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByText("undoes a move").first().waitFor({ state: "attached" });
  await choose(page, /Upgrade your agent/);
  await choose(page, /advanced/);
  await choose(page, /Finish routing/);
  await at(page, /Step 2 of 12/);

  await page.goto(`${page.url()}/replay`);
  await page.getByText(/Move \d of \d/).waitFor(PATIENCE);
  expect(elsewhere).toEqual([]);
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  await context.close();
});

test("bots play a mission of Bomb Squad with a person, in two tabs", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(url);
  await page.getByRole("button", { name: /Bomb Squad: Play now/ }).click();
  await page.waitForURL(/\?\/t\//, PATIENCE);
  await page.locator("button:visible", { hasText: "Start the timer" }).first().click(PATIENCE);
  await acted(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await acted(other);
  expect(faults).toEqual([]);
  await context.close();
});
