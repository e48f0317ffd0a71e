/** Opening a table and sitting down at it, by pointer. */

import type { Page } from "playwright-core";
import type { Person } from "./browsers";

export interface Opening {
  name: string;
  /** What is chosen besides what the lobby proposes, by the names of the buttons. */
  choices?: readonly string[];
  /** The title of the mission, where it is not the one that the lobby proposes. */
  mission?: string;
}

/** Open a table in the lobby; gives its id. */
export async function open({ page }: Person, url: string, { name, choices = [], mission }: Opening): Promise<string> {
  await page.goto(url);
  await page.getByLabel("Your name").fill(name);
  if (mission) await pick(page, mission);
  for (const choice of choices) await page.getByRole("radio", { name: choice, exact: true }).check();
  await page.getByRole("button", { name: /Open and copy/ }).click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

/** Follow the link to a table and sit down. */
export async function join({ page }: Person, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Your name at the table").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByText(/starts when everyone is ready/).waitFor();
}

async function pick(page: Page, mission: string): Promise<void> {
  const list = page.getByLabel("Mission", { exact: true });
  const label = await list.locator("option", { hasText: mission }).textContent();
  await list.selectOption({ label: label?.trim() ?? "" });
}
