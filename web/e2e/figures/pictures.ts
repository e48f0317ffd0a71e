/** Pictures of a page as it looks on the screens that people have, on paper and on blueprint, in three languages. */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { SCREENS, type Screen } from "../browsers";
import { inPalette } from "./palette";

const FOLDER = new URL("../../../build/screens/", import.meta.url).pathname;
/** The few pictures that a page shows. */
const SHOWN = new URL("../../../docs/screens/", import.meta.url).pathname;
/** Longer than anything on the page moves. */
const SETTLED = 700;

export type Scheme = "dark" | "light";
export type Look = readonly [Screen, Scheme];

export const ALL: readonly Look[] = (["phone", "sideways", "tablet", "desktop"] as const).flatMap((screen) => [
  [screen, "dark"] as const,
  [screen, "light"] as const,
]);

/** On a phone: what is a page of its own there, and stands beside the board on larger screens. */
export const PHONE: readonly Look[] = ALL.filter(([screen]) => screen === "phone");

/** Take a picture of what stands on a page, once for each look, with `shown` in sight; the page then has its own size again. */
export async function take(page: Page, name: string, looks: readonly Look[] = ALL, shown?: Locator): Promise<void> {
  const size = page.viewportSize();
  mkdirSync(FOLDER, { recursive: true });
  for (const [screen, scheme] of looks) {
    await page.setViewportSize(SCREENS[screen]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.mouse.move(SCREENS[screen].width - 1, 0); // off every board
    await shown?.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLED);
    const picture = await inPalette(page.context(), await page.screenshot({ caret: "hide" }));
    const file = `${name}-${SCREENS[screen].width}-${scheme}.png`;
    writeFileSync(`${FOLDER}${file}`, picture);
    if (existsSync(`${SHOWN}${file}`)) writeFileSync(`${SHOWN}${file}`, picture);
  }
  if (size) await page.setViewportSize(size);
}

/** The same page in another language, then in English again. */
export async function inLanguage(page: Page, lang: string, then: () => Promise<void>): Promise<void> {
  await speak(page, lang);
  await then();
  await speak(page, "en");
}

async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem("getaway:lang", wanted), lang);
  await page.reload();
  await page.locator("[data-ask]").first().waitFor();
}
