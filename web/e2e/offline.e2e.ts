/** Without a connection: the lobby, your own table and the rules can be read, and say that they're out of date. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Position } from "../src/lib/table.svelte";
import type { Sync } from "../src/lib/wire";
import { clean } from "./axe";
import { launch, node, person } from "./browsers";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Longer than the page waits for quiet before it keeps a position. */
const KEPT = 2000;

async function atATable(page: Page): Promise<string> {
  await page.goto(node(0));
  await page.getByLabel("Your name").fill("Nora");
  await page.getByRole("radio", { name: "By turns" }).check();
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("[data-ask]").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(KEPT);
  return page.url();
}

/** What all caches hold, by address; positions with their text. */
function cached(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        found[pathname] = pathname.startsWith("/positions/")
          ? ((await (await cache.match(request))?.text()) ?? "")
          : "";
      }
    }
    return found;
  });
}

test("a table, the lobby and the rules are read offline, and the table goes on by itself", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  const url = await atATable(page);
  const question = await page.locator(".asked h2").first().textContent();
  await context.setOffline(true);
  await page.reload();
  await page.getByText("You're offline. This is the table as you last saw it").waitFor();
  expect(await page.locator(".asked h2").first().textContent()).toBe(question);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await clean(page);

  await page.goto(new URL("/", url).href);
  await page.getByText("You're offline. These are your tables as you last saw them").waitFor();
  await page.getByRole("link", { name: /Open House/ }).waitFor();
  await clean(page);
  await page.getByRole("link", { name: "Read all the rules" }).click();
  await page.getByText("BS-TURN-01").first().waitFor({ state: "attached" });

  await page.goto(url);
  await page.getByText("You're offline.").waitFor();
  await context.setOffline(false);
  await page.getByText("You're offline.").waitFor({ state: "detached", timeout: 60_000 });
  await page.locator("[data-ask]").first().waitFor();
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  await context.close();
});

test("nothing of another seat and no secret is kept, and signing out leaves no position", async () => {
  const { page, context } = await person(browser, "phone");
  const url = await atATable(page);
  const table = new URL(url).pathname.split("/").pop() ?? "";
  const secret = await page.evaluate((id) => localStorage.getItem(`getaway:seat:${id}`) ?? "", table);
  const [sync, found] = [
    await page.evaluate(
      async ([id, own]) =>
        (await fetch(`/api/tables/${id}/sync`, { headers: { Authorization: `Seat ${own}` } })).json() as Promise<Sync>,
      [table, secret] as const,
    ),
    await cached(page),
  ];
  const paths = Object.keys(found);
  expect(paths.filter((path) => /^\/api\/(tables|me|session|public)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith("/positions/"))).toEqual([`/positions/${table}`]);
  const kept = JSON.parse(found[`/positions/${table}`] ?? "{}") as Position;
  expect(Object.values(found).join()).not.toContain(secret);
  expect([kept.sync.seat, kept.sync.view]).toEqual([0, sync.view]);

  await account(page, new URL("/", url).href);
  expect(Object.keys(await cached(page)).filter((path) => path.startsWith("/positions/"))).toEqual([]);
  await context.close();
});

/** Make an account, and sign out again. */
async function account(page: Page, lobby: string): Promise<void> {
  const name = `Nora ${Date.now() % 1_000_000}`;
  await page.goto(lobby);
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Account" });
  await dialog.getByRole("radio", { name: "Create account" }).check();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Password").fill("a bomb and three robots");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: `${name}'s account` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
}
