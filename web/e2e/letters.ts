/** What is wrong with the letters on a page: words that break inside, titles that are cut, and letters too small to read. */

import type { Page } from "playwright-core";

export interface Letters {
  broken: string[];
  cut: string[];
  /** How far the page can be scrolled sideways, in pixels. */
  sideways: number;
  /** The letters of the board that are drawn smaller than this many pixels. */
  small: string[];
}

/** Nothing on a board is drawn smaller, in pixels; the browser rounds. */
const SMALLEST = 10.9;

/** Look at the letters that stand on the page now. */
export async function letters(page: Page): Promise<Letters> {
  return page.evaluate((smallest) => {
    const shown = (each: Element): boolean =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest(".unseen, .drawer:not(.open)") &&
      each.getBoundingClientRect().width > 2;
    const broken = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const part = document.createRange();
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      if (!text.parentElement || !shown(text.parentElement)) continue;
      for (const word of text.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        part.setStart(text, word.index);
        part.setEnd(text, word.index + word[0].length);
        const tops = [...part.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.add(word[0]);
      }
    }
    const cut = [...document.querySelectorAll<HTMLElement>("h1")]
      .filter((each) => {
        const line = Number.parseFloat(getComputedStyle(each).fontSize) / 2;
        const over = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + line;
        return shown(each) && (over || each.getBoundingClientRect().top < 0);
      })
      .map((each) => each.textContent?.trim() ?? "");
    const small = [...document.querySelectorAll<SVGTextElement>("#board svg[role=group] text")]
      .filter((each) => each.textContent?.trim() && shown(each))
      .flatMap((each) => {
        const matrix = each.getScreenCTM();
        const px = Number.parseFloat(getComputedStyle(each).fontSize) * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0);
        return px < smallest ? [`${each.textContent?.trim()}: ${px.toFixed(1)}`] : [];
      });
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return { broken: [...broken], cut, sideways, small: [...new Set(small)] };
  }, SMALLEST);
}
