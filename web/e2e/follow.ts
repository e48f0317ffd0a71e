/** Playing by hints, as fast as a page gives them: the clicks are the page's own, so no time is lost between them. */

import type { Page } from "playwright-core";

export interface Followed {
  /** How long each hint took to come, in milliseconds. */
  took: number[];
  over: boolean;
}

/** A page of any of the browsers. */
interface Evaluating {
  evaluate: (inPage: typeof followed, asked: Asked) => Promise<Followed>;
}

interface Asked {
  most: number;
  longest: number;
}

/** Ask for a hint and do what it says, this often or to the end of the match. */
export function follow(page: Evaluating, most: number, longest: number): Promise<Followed> {
  return page.evaluate(followed, { most, longest });
}

/** What does it, in the page. */
async function followed({ most, longest }: Asked): Promise<Followed> {
  const took: number[] = [];
  const OPENING = 1_000;
  const seen = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what);
  const isOver = (): boolean => seen("section.end") !== null;
  const until = async (so: () => unknown): Promise<void> => {
    for (const end = Date.now() + longest; !so(); await new Promise((resolve) => setTimeout(resolve, 15)))
      if (Date.now() > end) throw new Error(`nothing happens: ${document.querySelector("#question")?.textContent}`);
  };
  const bulb = (): HTMLElement | null => seen('button[aria-label^="What would you do?"]:not([aria-disabled="true"])');
  while (took.length < most) {
    await until(() => isOver() || (bulb() && !seen(".hint")));
    if (isOver()) return { took, over: true };
    const begun = performance.now();
    bulb()?.click();
    const gone = (): boolean => !seen(".hint") && performance.now() - begun > OPENING; // others answered first
    await until(() => seen(".hint .do") ?? gone());
    if (seen(".hint .do")) took.push(performance.now() - begun);
    seen(".hint .do")?.click();
    await until(() => !seen(".hint"));
  }
  return { took, over: false };
}

/** Answer somehow, again and again, until the page is gone or its match over. */
export async function wander(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
    for (; !document.querySelector("section.end"); await pause()) {
      const all = [...document.querySelectorAll<HTMLElement>("button.option:enabled")];
      const one = all[Math.floor(Math.random() * all.length)];
      const goesOn = one?.hasAttribute("aria-pressed") && Math.random() < 0.5;
      if (goesOn) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      else one?.click();
    }
  });
}
