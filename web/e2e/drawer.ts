/** The drawer with all options, which may be closed. */

import type { Page } from "playwright-core";

const SHORT = 10_000;

/** Open it, if it isn't: it then stays open at every question. */
export async function openDrawer(page: Page): Promise<void> {
  const all = page.locator(".bar button.all[aria-expanded=false]");
  if (await all.count()) await all.click({ timeout: SHORT }).catch(() => {});
}
