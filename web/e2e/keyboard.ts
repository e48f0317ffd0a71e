/** Answering by keyboard alone: digits choose, Tab and arrows order the cards, Enter does it. */

import type { Page } from "playwright-core";
import type { Wish } from "./advice";
import { untilAnswered } from "./pointer";
import { nextStep } from "./steps";

const MOST_TABS = 300;

export async function type(page: Page, wish: Wish): Promise<void> {
  if ("slots" in wish.args) return order(page, wish.args["slots"] as number[]);
  await number(page, wish);
}

/** By the numbers of the options alone, also where several things are picked or put in an order. */
export async function number(page: Page, wish: Wish): Promise<void> {
  await untilAnswered(page, wish, async () => {
    const next = await nextStep(page, wish);
    if (!next && "order" in wish.args) return () => unfold(page);
    if (!next) return null;
    return async () => {
      for (const key of next.keys) await page.keyboard.press(key);
    };
  });
}

/** What counts later is folded away in the list. */
async function unfold(page: Page): Promise<void> {
  if (!(await page.locator(".fold").count())) return;
  await tabTo(page, ".fold");
  await page.keyboard.press("Enter");
}

/** Go from card to card with Tab, bring each to its place with the arrows, leave out with Delete. */
async function order(page: Page, wanted: readonly number[]): Promise<void> {
  await page.locator("li[data-slot].ordering").first().waitFor();
  for (const slot of await cardsNow(page)) {
    if (!wanted.includes(slot)) {
      await tabTo(page, `li[data-slot="${slot}"] button.card`);
      await page.keyboard.press("Delete");
    }
  }
  for (const [place, slot] of wanted.entries()) {
    const at = (await cardsNow(page)).indexOf(slot);
    if (at === place) continue;
    await tabTo(page, `li[data-slot="${slot}"] button.card`);
    for (let i = at; i > place; i -= 1) await page.keyboard.press("ArrowLeft");
    if ((await cardsNow(page)).indexOf(slot) !== place)
      throw new Error(`the arrows do not bring card ${slot} to place ${place}`);
  }
  await tabTo(page, "button.main");
  await page.keyboard.press("Enter");
}

async function cardsNow(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("li[data-slot]:not(.out)")].map(({ dataset }) =>
      Number(dataset["slot"]),
    ),
  );
}

/** Press Tab, or Shift and Tab, until the focus is there; a page without a way there fails. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_TABS; i += 1) {
    const way = await wayTo(page, selector);
    if (way === "there") return;
    await page.keyboard.press(way === "before" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Where something is, seen from what has the focus. */
async function wayTo(page: Page, selector: string): Promise<"there" | "before" | "behind"> {
  return page.evaluate((wanted) => {
    const { activeElement: at, body } = document;
    if (at?.matches(wanted)) return "there";
    const found = document.querySelector(wanted);
    if (!at || at === body || !found) return "behind";
    return at.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "behind";
  }, selector);
}

/** Press Tab until what has the focus is called so, then Enter. */
export async function tabOn(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < MOST_TABS; i += 1) {
    const here = await page.evaluate(() => {
      const { activeElement: at } = document;
      return (at?.querySelector(":scope > title") ?? at)?.textContent?.trim() ?? "";
    });
    if (name.test(here)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}
