/** Around the table: opening one in three clicks, finding partners, being called, and settings that change at once. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Until the last element has the new colours. */
const REPAINTED = 200;

async function lobby({ page }: Person, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(url);
  await page.getByLabel("Your name").waitFor();
}

test.each([
  { game: /^burncycle/, title: "Pillar of Panic" },
  { game: /^The Breach/, title: "Competitive" },
  { game: /^Bomb Squad/, title: "Open House" },
])("$title is opened with two clicks and no letter typed", async ({ game, title }) => {
  const nora = await person(browser, "desktop");
  await lobby(nora, node(0));
  await nora.page.getByRole("radio", { name: game }).check();
  await clean(nora.page);
  await nora.page.getByRole("button", { name: /Open and copy/ }).click();
  await nora.page.waitForURL(/\/t\//);
  await nora.page.getByRole("heading", { name: title }).waitFor();
  await nora.page.getByText("Guest").first().waitFor();
  expect(nora.faults).toEqual([]);
  await nora.context.close();
});

test.each(["desktop", "tablet", "phone"] as const)(
  "a newcomer on a %s is told what getaway is, and starts a match with one click",
  async (screen) => {
    const { page, context, faults } = await person(browser, screen);
    await lobby({ page, context, faults }, node(0));
    await page.getByRole("heading", { name: /at a table that knows every rule/ }).waitFor();
    const alone = page.getByRole("button", { name: /: Play now, alone/ });
    expect(await alone.count()).toBeGreaterThanOrEqual(3);
    const bottom = await alone.first().evaluate((button) => button.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
    await clean(page);
    await page.getByRole("button", { name: /^Bomb Squad: Play now, alone/ }).click();
    await page.waitForURL(/\/t\//);
    await page.locator("#question").waitFor();
    await page.goto(node(0));
    await page.getByRole("heading", { name: "Missions" }).waitFor();
    expect(await alone.count()).toBeGreaterThanOrEqual(3);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("each choice says in a sentence what it means, and the seats fit the mode", async () => {
  const { page, context, faults } = await person(browser, "tablet");
  await page.goto(node(0));
  await page.getByRole("radio", { name: /^The Breach/ }).check();
  await page.getByLabel("Mode").selectOption({ label: "Solo: 1 player against the Firewall" });
  await page.getByText("Just you against the Firewall.").waitFor();
  await page.getByText("With these settings, the game needs one seat.").waitFor();
  await clean(page);
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("[data-ask]").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a stranger finds a table that anyone may join, sits down with one click, and frees the seat again", async () => {
  const nora = await person(browser, "desktop");
  const ilias = await person(browser, "phone");
  await lobby(nora, node(0));
  await nora.page.getByLabel("Your name").fill("Nora");
  await nora.page.getByRole("radio", { name: "One move a day" }).check();
  await nora.page.getByLabel("Anyone can join").check();
  await nora.page.getByRole("button", { name: /Open and copy/ }).click();
  await nora.page.waitForURL(/\/t\//);
  await expect.poll(() => nora.page.getByLabel("Anyone can join").isChecked()).toBe(true);
  await clean(nora.page);

  await lobby(ilias, node(1));
  const row = ilias.page.getByRole("listitem").filter({ hasText: "with Nora" });
  await row.getByText("2 of 3 seats free").waitFor();
  await row.getByText("One move a day").waitFor();
  await row.getByText("English").waitFor();
  await clean(ilias.page);
  await row.getByRole("button", { name: /^Join/ }).click();
  await ilias.page.getByText("Nora starts when everyone is ready.").waitFor();
  await nora.page.getByText("Guest").first().waitFor();
  await clean(ilias.page);
  await ilias.page.getByRole("button", { name: /^Leave/ }).click();
  await row.getByText("2 of 3 seats free").waitFor();
  await expect.poll(() => ilias.page.getByRole("link", { name: "Go to the table" }).count()).toBe(0);

  await nora.page.getByLabel("Anyone can join").uncheck();
  await lobby(ilias, node(1));
  await ilias.page.getByText("Nobody is looking for players right now.").waitFor();
  for (const { faults, context } of [nora, ilias]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("the tab and the list say that it is our turn, and since when", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(node(0));
  await page.getByRole("radio", { name: "By turns" }).check();
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("[data-ask]").first().waitFor();
  expect(await page.title()).toMatch(/^\(1\) ● /);
  await page.goto(node(0));
  await page.getByText("Your turn").waitFor();
  await page.getByText("asked now").waitFor();
  await expect.poll(() => page.title()).toBe("(1) getaway");
  expect(await page.locator("link[rel=icon]").getAttribute("href")).toMatch(/^data:image\/svg/);
  await clean(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("a player who wants to be notified is, when the table asks in another tab", async () => {
  const ada = await person(browser, "desktop", { permissions: ["notifications"] });
  await ada.context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    ServiceWorkerRegistration.prototype.showNotification = (title, more) =>
      Promise.resolve(void seen.push(`${title}: ${more?.body}`));
  });
  await lobby(ada, node(0));
  await settings(ada.page);
  await ada.page.getByLabel("Notify me when it's my turn").check();
  await ada.page.getByLabel("Sounds").check();
  await clean(ada.page);
  await ada.page.getByRole("button", { name: "Close" }).click();
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  const other = await ada.context.newPage();
  await other.goto(node(0));
  await other.getByRole("radio", { name: "By turns" }).check();
  await other.getByRole("button", { name: "Play alone" }).click();
  await other.locator("[data-ask]").first().waitFor();
  await ada.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => ada.page.evaluate("seen")).toEqual(["Open House: Your turn"]);
  expect(ada.faults).toEqual([]);
  await ada.context.close();
});

test("settings change the page at once and are there the next time", async () => {
  const { page, context, faults } = await person(browser, "phone");
  await page.goto(node(0));
  await settings(page);
  const dialog = page.getByRole("dialog");
  const root = page.locator("html");
  for (const [name, attribute, value] of [
    ["Paper", "data-theme", "light"],
    ["Colour-blind friendly", "data-palette", "distinct"],
    ["High contrast", "data-palette", "contrast"],
    ["As little as possible", "data-motion", "less"],
  ] as const) {
    await dialog.getByRole("radio", { name }).check();
    expect(await root.getAttribute(attribute)).toBe(value);
    await page.waitForTimeout(REPAINTED);
    await clean(page);
  }
  await dialog.getByRole("radio", { name: "Instant" }).check();
  await dialog.getByLabel("Single-key shortcuts at the table").uncheck();
  await dialog.getByText("See and change the keys").click();
  await dialog.getByRole("radio", { name: "Italiano" }).check();
  await page.getByRole("heading", { name: "Impostazioni" }).waitFor();
  await clean(page);
  await page.reload();
  await page.getByRole("button", { name: "Impostazioni" }).click();
  expect(await page.getByRole("radio", { name: "Istantanea" }).isChecked()).toBe(true);
  expect(await page.getByLabel("Scorciatoie a tasto singolo al tavolo").isChecked()).toBe(false);
  expect(await root.getAttribute("data-palette")).toBe("contrast");
  expect(faults).toEqual([]);
  await context.close();
});

test("a key is changed by keyboard alone: a taken one is refused, the new one works, and all go back", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(node(0));
  await page.getByLabel("Your name").waitFor();
  await settings(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("See and change the keys").focus();
  await page.keyboard.press("Enter");
  const own = dialog.getByRole("button", { name: /^Go to the log: / });
  await own.focus();
  await page.keyboard.press("Enter");
  await clean(page);
  await page.keyboard.press("r");
  await dialog.getByText("r is taken: Open the rules.").waitFor();
  await page.keyboard.press("4");
  await dialog.getByText("4 is taken: Choose an option.").waitFor();
  await clean(page);
  await page.keyboard.press("Escape");
  expect(await own.getAttribute("aria-label")).toMatch(/: l\./);
  await page.keyboard.press("Enter");
  await page.keyboard.press("j");
  await dialog.getByText("Go to the log: now j.").waitFor();
  expect(await own.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Play alone" }).click();
  await page.locator("[data-ask]").first().waitFor();
  const log = page.locator("[data-tab=log]");
  await page.keyboard.press("l");
  expect(await log.evaluate((tab) => tab === document.activeElement)).toBe(false);
  await page.keyboard.press("j");
  await expect.poll(() => log.evaluate((tab) => tab === document.activeElement)).toBe(true);

  await page.keyboard.press("Control+.");
  await page.getByText("Keys", { exact: true }).click();
  await page.getByRole("button", { name: "Go to the log: j. Change the key." }).waitFor();
  await page.getByRole("button", { name: "Reset all keys" }).click();
  await page.getByRole("button", { name: "Go to the log: l. Change the key." }).waitFor();
  await clean(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("at a running table the language changes at once", async () => {
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(node(0));
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.locator("[data-ask]").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await settings(page);
  await page.getByRole("dialog", { name: "Settings" }).getByRole("radio", { name: "Français" }).check();
  await page.getByRole("heading", { name: "Réglages" }).waitFor();
  await page.getByText("c'est à vous", { exact: false }).first().waitFor({ state: "attached" });
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(faults).toEqual([]);
  await context.close();
});

interface Seated {
  table: string;
  secret: string;
}

/** A call of a seat, without a browser. */
async function ask<T>(path: string, body?: unknown, secret = ""): Promise<T> {
  const headers = { "Content-Type": "application/json", ...(secret ? { Authorization: `Seat ${secret}` } : {}) };
  const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${node(0)}/api${path}`, sent)).json() as Promise<T>;
}

/** A whole match of two who know what to do, up to its end; the first seat of it. */
async function won(): Promise<Seated> {
  const options = { mission: "alpha", clock: "turns" };
  const first = await ask<Seated>("/tables", { game: "bombsquad", players: 2, name: "Nora", options });
  const secrets = [first.secret, (await ask<Seated>(`/tables/${first.table}/seats`, { name: "Ilias" })).secret];
  await ask(`/tables/${first.table}/do`, { do: "start", id: "start" }, first.secret);
  for (let now = await advice(first.table); now.wish; now = await advice(first.table)) {
    const secret = secrets[now.seat] ?? "";
    const { question } = await ask<{ question: { rev: number } }>(`/tables/${first.table}/sync`, undefined, secret);
    const answer = { do: "answer", id: `answer-${now.seq}`, ask: question.rev, wish: now.wish };
    await ask(`/tables/${first.table}/do`, answer, secret);
  }
  return first;
}

test("a mission that was won is remembered with its stars, also when the table is off the list", async () => {
  const { table, secret } = await won();
  const { page, context, faults } = await person(browser, "desktop");
  await page.goto(`${node(0)}/t/${table}#seat=${secret}`);
  await page.locator(".end").waitFor();
  await page.goto(node(0));
  const row = page.getByRole("listitem").filter({ hasText: "Open House" });
  await row.getByText(/over · \d stars/).waitFor();
  await clean(page);
  await row.getByRole("button", { name: "Remove Open House from the list" }).click();
  await page.getByText("Open House is off the list on this device.").waitFor();
  await page.reload();
  await page.getByText(/Won so far: 1 of 14, \d stars\./).waitFor();
  expect(await page.getByLabel("Mission", { exact: true }).locator("option").first().textContent()).toMatch(
    /^Alpha: Open House · \d stars$/,
  );
  expect(faults).toEqual([]);
  await context.close();
});

async function settings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
}
