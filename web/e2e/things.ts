/** Answering on the picture: things on the board, cubes, cards and tokens are tapped where they offer the answer. */

import type { Page } from "playwright-core";
import type { Wish } from "./advice";
import { openDrawer } from "./drawer";
import { choose, untilAnswered } from "./pointer";
import { nextStep } from "./steps";

const SHORT = 2000;

/** Answer the question that stands on this page; whether something other than the list of options was tapped. */
export async function tap(page: Page, wish: Wish): Promise<boolean> {
  const tapped = new Set<string>();
  await untilAnswered(page, wish, async (asked) => {
    const next = await nextStep(page, wish);
    if (!next) return null;
    const thing = next.tag ? await findThing(page, next.tag, [...tapped]) : null;
    if (thing) {
      tapped.add(thing.name);
      return () => page.mouse.click(thing.x, thing.y);
    }
    const { chosen } = next;
    if (chosen) return () => choose(page, asked, chosen);
    return async () => {
      await openDrawer(page);
      await page
        .locator("button.main")
        .click({ timeout: SHORT })
        .catch(() => {});
    };
  });
  return tapped.size > 0;
}

interface Thing {
  name: string;
  x: number;
  y: number;
}

/** A thing on the picture that offers the option of this number and was not tapped yet, and where a tap meets it. */
async function findThing(page: Page, key: string, tapped: readonly string[]): Promise<Thing | null> {
  return page.evaluate(
    ([wanted, done]) => {
      const offered = new RegExp(`(^|[.;] )${wanted}: `);
      const inList = [...document.querySelectorAll<HTMLElement>(":popover-open button")];
      const listed = inList.find((button) => button.querySelector("b")?.textContent === wanted);
      const things = [
        ...document.querySelectorAll<Element>(
          ".spot, #board button, .seats button, .below button, .foot button, .over button",
        ),
      ];
      for (const thing of listed ? [listed] : inList.length ? [] : things) {
        const words = thing.querySelector(":scope > title, :scope > .unseen")?.textContent ?? "";
        const name = thing === listed ? `list ${wanted}` : words || (thing.getAttribute("aria-label") ?? "");
        if ((thing !== listed && !offered.test(name)) || done.includes(name)) continue;
        thing.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const [across, down] of [
          [5, 5],
          [2, 2],
          [8, 2],
          [2, 8],
          [8, 8],
          [5, 1],
          [5, 9],
          [1, 5],
          [9, 5],
        ] as const) {
          const at = { x: left + (width * across) / 10, y: top + (height * down) / 10 };
          if (thing.contains(document.elementFromPoint(at.x, at.y))) return { name, ...at };
        }
      }
      return null;
    },
    [key, tapped] as const,
  );
}
