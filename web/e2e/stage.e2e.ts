/**
 * The board is the interface: at every kind of question it keeps its rectangle, has its share of the screen, and every
 * option is in reach. Which match is looked at is chosen by the commit; `scripts/figures/stage` looks at many.
 */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browsers";
import { SAMPLE } from "./commit";
import { looked, matches } from "./looked";
import { measure, type Size, SIZES } from "./stage";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** As many buttons stand in the bar; everything else is on the board or in the list. */
const MOST_BUTTONS = 3;

/** The least share of the screen, in percent. */
function least(game: string, { width }: Size): number {
  if (width === 390) return { burncycle: 50, breach: 44, bombsquad: 25 }[game] ?? 0;
  return 45;
}

test.for(matches(SAMPLE).flatMap((laying) => SIZES.map((size) => ({ laying, size }))))(
  "the stage of $laying.game at $size.width×$size.height, letters × $size.text",
  async ({ laying, size }) => {
    const seen = await looked(browser, laying, size, measure);
    for (const { question, stage } of seen) expect({ question, stage }).toEqual({ question, stage: seen[0]?.stage });
    for (const { question, share, over, cut, bar, buttons, low, hidden } of seen) {
      expect({ question, over, low, hidden }).toEqual({ question, over: [], low: [], hidden: [] });
      expect(buttons, question).toBeLessThanOrEqual(MOST_BUTTONS);
      if (!size.text) expect(share, question).toBeGreaterThanOrEqual(least(laying.game, size));
      if (!size.text) expect(bar, question).toBeLessThanOrEqual(size.width === 390 ? 74 : 68);
      if (size.width >= 820 && size.height > 500 && !size.text) expect(cut, question).toBeLessThanOrEqual(1);
    }
  },
);
