/** An account: made in one browser, where a table is opened; in another, signing in brings back the table and the seat. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { answer } from "./pointer";

const PASSWORD = "a bomb and three robots";
const NAME = `Nora ${Date.now() % 1_000_000}`;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a table is found again, and played on, in another browser", async () => {
  const desktop = await person(browser, "desktop");
  await desktop.page.goto(node(0));
  await make(desktop.page);
  const table = await startAlone(desktop.page);
  expect(desktop.faults).toEqual([]);
  await desktop.context.close();

  const phone = await person(browser, "phone");
  await phone.page.goto(node(1));
  await hasNoTables(phone.page);
  await wrongPassword(phone);
  await phone.page.getByLabel("Password").fill(PASSWORD);
  await phone.page.keyboard.press("Enter");
  await phone.page.getByText("Your turn").waitFor();
  await clean(phone.page);
  await phone.page.getByRole("link", { name: "Go to the table" }).click();
  await phone.page.waitForURL(`**/t/${table}`);
  await phone.page.locator("[data-ask]").first().waitFor();
  const now = await advice(table);
  if (!now.wish) throw new Error("nothing is asked at the table");
  await answer(phone.page, now.wish);
  await after(table, now);

  await phone.page.goto(node(1));
  await signOut(phone.page);
  await hasNoTables(phone.page);
  expect(phone.faults).toEqual([]);
});

/** Somebody without tables is told what this is, and nothing is listed. */
async function hasNoTables(page: Page): Promise<void> {
  await page.getByRole("heading", { name: /^Heist board games/ }).waitFor();
  expect(await page.locator(".own").getByRole("listitem").count()).toBe(0);
}

async function make(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Account" });
  await clean(page);
  await dialog.getByRole("radio", { name: "Create account" }).check();
  await dialog.getByLabel("Name").fill(NAME);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await clean(page);
  expect(await dialog.getByLabel("Password").getAttribute("autocomplete")).toBe("new-password");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expectFocus(page, `${NAME}'s account`);
}

/** Start a table with bots, and wait until the account keeps the seat. */
async function startAlone(page: Page): Promise<string> {
  await page.getByLabel("Your name").fill("Nora");
  await page.getByRole("radio", { name: "By turns" }).check();
  const kept = page.waitForResponse((heard) => heard.request().method() === "PUT" && heard.ok());
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.waitForURL(/\/t\//);
  await kept;
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

/** A refusal is shown by its clause; the browser also logs the response in its console, which isn't the page's fault. */
async function wrongPassword({ page, faults }: Person): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Name", { exact: true }).fill(NAME.toLowerCase());
  await page.getByLabel("Password").fill("another one");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("GT-ACCOUNT-02").waitFor();
  await clean(page);
  expect(faults.splice(0)).toEqual([expect.stringContaining("401")]);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: `${NAME}'s account` }).click();
  await page.getByLabel(/Forget these seats/).check();
  await clean(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expectFocus(page, "Sign in");
}

/** The dialog is gone, and the focus is back on what had opened it. */
async function expectFocus(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
}
