/** Answering by pointer: the options of the question bar one step after the other, and cards put in order by tapping. */

import type { Page } from "playwright-core";
import { leads, type Wish } from "./advice";
import { readNews, openDrawer } from "./drawer";

const PATIENCE = 30_000;
/** After this many failed looks a wrong turn was taken. */
const LOST = 50;
const SHORT = 2000;

/** Answer the question that stands on this page: click what leads to the wish until another question stands. */
export async function answer(page: Page, wish: Wish): Promise<void> {
  if ("slots" in wish.args) return order(page, wish.args["slots"] as number[]);
  await untilAnswered(page, wish, async (asked) => {
    const found = await option(page, wish);
    return found && (() => choose(page, asked, found));
  });
}

/** Click an option of the question of this number, and of no other that comes in its place meanwhile. */
export async function choose(page: Page, asked: string | null, { verb, binds }: Chosen): Promise<void> {
  const which = `[data-verb=${JSON.stringify(verb)}][data-binds=${JSON.stringify(binds)}]`;
  await openDrawer(page);
  await page
    .locator(`.drawer[data-ask="${asked}"] button.option${which}`)
    .first()
    .click({ timeout: SHORT })
    .catch(() => {});
}

export interface Chosen {
  verb: string;
  /** What it settles, as the page has it. */
  binds: string;
}

/**
 * Take one step after the other, as long as there is one, until the question that they answer stands no more.
 * A page that changes while it is read is read again; where nothing leads on, what was chosen is taken back.
 */
export async function untilAnswered(
  page: Page,
  wish: Wish,
  next: (asked: string | null) => Promise<(() => Promise<void>) | null>,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  let asked: string | null = null; // the page may still show the question before, so what stands counts from the first step
  for (let idle = 0; asked === null || (await standing(page)) === asked; idle += 1) {
    if (Date.now() > end)
      throw new Error(`nothing leads to ${JSON.stringify(wish)} on a page with ${await shown(page)}`);
    const before = await standing(page);
    const step = await next(before);
    if (step && before === (await standing(page))) {
      asked ??= before;
      await readNews(page);
      await step();
      idle = 0;
    } else if (idle === LOST) {
      await page.keyboard.press("Backspace");
      idle = 0;
    }
    await page.waitForTimeout(40);
  }
}

/** What a page shows, to help with a test that is stuck. */
async function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const asked = document.querySelector("[data-ask]")?.getAttribute("data-ask");
    const options = [...document.querySelectorAll<HTMLButtonElement>("button.option")].map(
      ({ disabled, dataset }) => `${dataset["verb"]}${dataset["binds"]}${disabled ? " locked" : ""}`,
    );
    return `question ${asked}: ${options.join(", ")}\n${document.querySelector("main")?.textContent?.slice(-600)}`;
  });
}

/** The number of the question that this page shows; null where there is none any more. */
async function standing(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector("[data-ask]")?.getAttribute("data-ask") ?? null);
}

/** The option that leads to the wish, among those that can be clicked now; null where there is none. */
async function option(page: Page, wish: Wish): Promise<Chosen | null> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>("button.option:enabled")].map(({ dataset }) => ({
      verb: dataset["verb"] ?? "",
      binds: dataset["binds"] ?? "{}",
    })),
  );
  const fits = ({ verb, binds }: Chosen): boolean =>
    verb === wish.verb && leads(JSON.parse(binds) as Record<string, unknown>, wish);
  return found.find(fits) ?? null;
}

async function order(page: Page, wanted: readonly number[]): Promise<void> {
  await compose(page, wanted);
  await openDrawer(page);
  await page.locator("button.main").click();
}

/** Put the cards of the frame in order: what is left out is dropped, two that are tapped change places. */
export async function compose(page: Page, wanted: readonly number[]): Promise<void> {
  const cards = page.locator("li[data-slot].ordering");
  await cards.first().waitFor();
  // On a phone the list lies over the cards.
  await page
    .locator(".drawer.open button.close")
    .click({ timeout: SHORT })
    .catch(() => {});
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
