/** The drawer with all options, which may be closed. */

import type { Page } from "playwright-core";

const SHORT = 10_000;

/** On a phone what happened meanwhile lies over the question: read it first, as a player does, unless a sheet covers it. */
export async function readNews(page: Page): Promise<void> {
  const news = page.locator(".thumb:not([inert]) .since .done");
  if (await news.isVisible()) await news.click({ timeout: SHORT }).catch(() => {});
}

/** Open it, if it isn't: it then stays open at every question. */
export async function openDrawer(page: Page): Promise<void> {
  await readNews(page);
  const all = page.locator(".bar button.all[aria-expanded=false]");
  if (await all.count()) await all.click({ timeout: SHORT }).catch(() => {});
}

/** Show the orders for later, which the list folds into one line. */
export async function unfoldOrders(page: Page): Promise<void> {
  const orders = page.locator(".drawer button.later");
  if (await orders.count()) await orders.click({ timeout: SHORT });
}
