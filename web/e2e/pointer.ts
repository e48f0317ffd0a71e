/** Answering by pointer: the options of the question bar one step after the other, and cards put in order by tapping. */

import type { Page } from "playwright-core";
import { leads, type Wish } from "./advice";

const PATIENCE = 30_000;
/** After so many looks in vain a wrong turn was taken. */
const LOST = 50;

/** Answer the question that stands on this page: click what leads to the wish until another question stands. */
export async function answer(page: Page, wish: Wish): Promise<void> {
  if (wish.verb === "order") return order(page, wish.args["slots"] as number[]);
  await untilAnswered(page, wish, async () => {
    const place = await option(page, wish);
    if (place < 0) return null;
    return () => page.locator("button.option").nth(place).click({ timeout: 2000 }).catch(() => {});
  });
}

/**
 * Take one step after the other, as long as there is one, until the question that they answer stands no more.
 * A page that changes while it is read is read again; where nothing leads on, what was chosen is taken back.
 */
export async function untilAnswered(page: Page, wish: Wish, next: () => Promise<(() => Promise<void>) | null>): Promise<void> {
  const end = Date.now() + PATIENCE;
  let asked: string | null = null; // the page may still show the question before, so what stands counts from the first step
  for (let idle = 0; asked === null || (await standing(page)) === asked; idle += 1) {
    if (Date.now() > end) throw new Error(`nothing on the page leads to ${JSON.stringify(wish)}`);
    const before = await standing(page);
    const step = await next();
    if (step && before === (await standing(page))) {
      asked ??= before;
      await step();
      idle = 0;
    } else if (asked !== null && idle === LOST) {
      await page.keyboard.press("Backspace");
      idle = 0;
    }
    await page.waitForTimeout(40);
  }
}

/** The number of the question that this page shows; null where there is none any more. */
async function standing(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector("[data-ask]")?.getAttribute("data-ask") ?? null);
}

/** The place of the option that leads to the wish, among those that can be clicked now; -1 where there is none. */
async function option(page: Page, wish: Wish): Promise<number> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>("button.option")].map(({ disabled, dataset }) => ({
      verb: disabled ? "" : dataset["verb"],
      binds: JSON.parse(dataset["binds"] ?? "{}") as Record<string, unknown>,
    })),
  );
  return found.findIndex(({ verb, binds }) => verb === wish.verb && leads(binds, wish));
}

async function order(page: Page, wanted: readonly number[]): Promise<void> {
  await compose(page, wanted);
  await page.locator("button.main").click();
}

/** Put the cards of the frame in order: what is left out is dropped, two that are tapped change places. */
export async function compose(page: Page, wanted: readonly number[]): Promise<void> {
  const cards = page.locator("li[data-slot].ordering");
  await cards.first().waitFor();
  for (const card of await cards.all()) {
    const slot = Number(await card.getAttribute("data-slot"));
    if (!wanted.includes(slot)) await card.locator("button.drop").click();
  }
  for (const [place, slot] of wanted.entries()) {
    const there = Number(await cards.nth(place).getAttribute("data-slot"));
    if (there === slot) continue;
    await cards.nth(place).locator("button.card").click();
    await page.locator(`li[data-slot="${slot}"] button.card`).click();
  }
}
