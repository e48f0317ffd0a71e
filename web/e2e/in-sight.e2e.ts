/** What a question, a result or a visitor needs is in sight on every screen, and nothing lies half over it. */

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, SCREENS, type Screen } from "./browsers";
import { lay, type Laying, sitDown } from "./laid";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const ALL = Object.keys(SCREENS) as Screen[];
const ROLLED: Laying = { game: "burncycle", players: 3, moves: 40, until: "after-the-roll" };
const CAME_BACK: Laying = { game: "breach", players: 2, moves: 60, until: "act" };
const ENDED: Laying = { game: "breach", players: 2, moves: 5000 };

/** Look at a table as the seat that is asked, on each of these screens. */
async function on(screens: readonly Screen[], laying: Laying, look: (page: Page) => Promise<void>): Promise<void> {
  const laid = await lay(laying);
  for (const screen of screens) {
    const who = await person(browser, screen, { reducedMotion: "reduce", serviceWorkers: "block" });
    await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
    await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
    await look(who.page);
    expect(who.faults).toEqual([]);
    await who.context.close();
  }
}

/** Whether a thing can be seen whole: inside the window, and with nothing over its middle or its corners. */
async function isWhole(thing: Locator): Promise<boolean> {
  await thing.waitFor();
  return thing.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 6;
    const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
      [top + inset, (top + bottom) / 2, bottom - inset].map((y) => document.elementFromPoint(x, y)),
    );
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return inside && points.every((each) => each !== null && (element.contains(each) || each.contains(element)));
  });
}

test("the dice of a roll, and the way to the network on a tablet", async () => {
  await on(ALL, ROLLED, async (page) => {
    await expect.poll(() => isWhole(page.locator(".tray .faces").first())).toBe(true);
  });
  await on(["tablet"], ROLLED, async (page) => {
    await page.getByRole("button", { name: "Show the network on the board" }).click();
    await page.locator("#board .net").waitFor();
  });
});

test("the tools of the top bar and the figures", async () => {
  await on(ALL, ROLLED, async (page) => {
    for (const tool of await page.locator("header .tools button:visible").all())
      await expect.poll(() => isWhole(tool)).toBe(true);
    await expect.poll(() => isWhole(page.locator(".meters .threat"))).toBe(true);
  });
});

test("the way on after the end", async () => {
  await on(ALL, ENDED, async (page) => {
    await page.locator(".ways .main").waitFor();
    for (const way of await page.locator(".ways > *").all()) await expect.poll(() => isWhole(way)).toBe(true);
  });
});

test("what happened meanwhile stands in the place of the question on a phone, and beside it elsewhere", async () => {
  await on(ALL, CAME_BACK, async (page) => {
    const done = page.locator(".since .done");
    await expect.poll(() => isWhole(done)).toBe(true);
    const question = page.locator("section.bar");
    const covered = await question.evaluate((bar) => {
      const [one, other] = [bar, document.querySelector(".since")].map((each) => each?.getBoundingClientRect());
      if (!one || !other) return "missing";
      const apart =
        one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;
      const inside = one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
      return apart ? "apart" : inside ? "whole" : "half";
    });
    expect(["apart", "whole"]).toContain(covered);
    await done.click();
    await expect.poll(() => isWhole(question)).toBe(true);
  });
});
