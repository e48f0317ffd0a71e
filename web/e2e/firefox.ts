/** Firefox, over WebDriver BiDi. Playwright's own way there needs a newer one than Debian has. */

import puppeteer, { type Browser, type Page } from "puppeteer-core";

const PATIENCE = { timeout: 60_000, polling: 200 };

export function launchFirefox(): Promise<Browser> {
  const executablePath = process.env["GETAWAY_FIREFOX"] ?? "/usr/bin/firefox-esr";
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true });
}

/** Press the first button in there that says this, once it can be pressed. */
export async function press(page: Page, there: string, words: RegExp): Promise<void> {
  const pressed = (place: string, source: string): boolean => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${place} button`)];
    const said = ({ ariaLabel, textContent }: HTMLButtonElement): string => `${ariaLabel ?? ""} ${textContent}`;
    const found = buttons.find((button) => !button.disabled && new RegExp(source, "i").test(said(button)));
    found?.click();
    return Boolean(found);
  };
  await page.waitForFunction(pressed, PATIENCE, there, words.source);
}

/** Wait until the page says this. */
export async function says(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), PATIENCE, words);
}
