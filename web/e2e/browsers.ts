/** Chromium, and the screens people have. */

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

export const SCREENS = {
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Screen = keyof typeof SCREENS;

/** How Chromium is started. */
export const PROGRAM = {
  executablePath: process.env["GETAWAY_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
};

export async function launch(): Promise<Browser> {
  return chromium.launch(PROGRAM);
}

/** Where the nodes are; odd people go to the second. */
export function node(which: number): string {
  const urls = inject("urls");
  return urls[which % urls.length] ?? "";
}

export interface Person {
  page: Page;
  context: BrowserContext;
  /** What went wrong on the page; a test that ends well has nothing here. */
  faults: string[];
}

/** Somebody with a browser of their own. */
export async function person(browser: Browser, screen: Screen, more: object = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    hasTouch: screen !== "desktop",
    locale: "en-GB",
    ...more,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isAnswered(message.text())) faults.push(message.text());
  });
  return { page, context, faults };
}

/** A browser tells its console that it is offline, or that a clause refused a call; the page answers both to the reader. */
function isAnswered(text: string): boolean {
  return /status of 409|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|WebSocket connection/.test(
    text,
  );
}
