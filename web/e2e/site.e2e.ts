/** The site without a server: played, cut off, reloaded, looked back at. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browsers";
import { hosted, type Hosted, kept, PATIENCE, served } from "./hosted";

let browser: Browser;
let site: Hosted;

beforeAll(async () => {
  site = await hosted();
  browser = await launch();
}, 300_000);

afterAll(async () => {
  await browser.close();
  site.close();
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

test("burncycle's lesson goes on without a network, over a reload, with an undo and a look back", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("blob:")) elsewhere.push(request.url());
  });
  await page.goto(site.url);
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await page.waitForURL(/\?\/t\//, PATIENCE);
  await at(page, /Step 1 of 18/);
  await choose(page, /Upgrade the command module/);
  await choose(page, /^\d+ (?=.*slot 4)(?=.*Crash \(2\))/i);
  await kept(page);

  await context.setOffline(true);
  await page.reload();
  await at(page, /Step 1 of 18/);
  await choose(page, /Upgrade your agent/);
  await choose(page, /advanced/);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByText("undoes a move").first().waitFor({ state: "attached" });
  await choose(page, /Upgrade your agent/);
  await choose(page, /advanced/);
  await choose(page, /Finish routing/);
  await at(page, /Step 2 of 18/);

  await page.goto(`${page.url()}/replay`);
  await page.getByText(/Move \d of \d/).waitFor(PATIENCE);
  expect(elsewhere).toEqual([]);
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  await context.close();
});

test("bots play a mission of Bomb Squad with a person, in two tabs", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(site.url);
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

/** What the policy of a page keeps out: a script that was put into it, and WebAssembly. */
function keptOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const told = new Set<string>(); // by the policy that the server sends and by the page's own
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => told.add(effectiveDirective));
    document.head.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = true" }));
    const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    const compiled = await WebAssembly.compile(EMPTY).then(
      () => ["compiled"],
      () => [],
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [...told, ...("ran" in globalThis ? ["ran"] : []), ...compiled];
  });
}

test("a server's own copy is played at /here/, under a policy that lets nothing else in", async () => {
  const server = await served();
  const { page, context, faults } = await person(browser, "desktop");
  const policies = new Map<string, string>();
  const calls: string[] = [];
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.url().startsWith(server)) policies.set(pathname, response.headers()["content-security-policy"] ?? "");
  });
  await page.goto(server);
  await page.getByRole("link", { name: /Play here, without a server/ }).click();
  await page.waitForURL(/\/here\/$/);
  context.on("request", (request) => void (/\/(api|ws)\//.test(request.url()) && calls.push(request.url())));
  await page.getByRole("button", { name: /burncycle: Learn/ }).click();
  await page.waitForURL(/\/here\/\?\/t\//, PATIENCE);
  await choose(page, /Upgrade the command module/);
  await choose(page, /^\d+ (?=.*slot 4)(?=.*Crash \(2\))/i);
  await choose(page, /Upgrade your agent/);
  expect(calls).toEqual([]); // the server hears nothing of what is played
  expect(faults).toEqual([]); // and the browser refused nothing
  const loose = [...policies].filter(([, policy]) => policy.includes("wasm-unsafe-eval")).map(([path]) => path);
  expect(loose.map((path) => path.replace(/-[\w-]{8}\.js$/, ""))).toEqual([
    "/here/assets/table.worker",
    "/here/assets/thinking.worker",
  ]);
  expect([...policies.values()].filter((policy) => !policy.startsWith("default-src 'none'"))).toEqual([]);
  expect(await keptOut(page)).toEqual(["script-src-elem", "script-src"]);
  await context.close();
});
