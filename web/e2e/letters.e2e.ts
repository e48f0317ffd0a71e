/** Letters can be read at every size: no word breaks inside, no title is cut, nothing on the board is too small. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "./browsers";
import { letters } from "./letters";
import { looked, matches } from "./looked";

const SIZES = [
  { width: 1440, height: 900, text: 2 },
  { width: 390, height: 844 },
  { width: 390, height: 844, text: 2 },
  { width: 360, height: 740 },
];
const SEED = 7;
const LOOKS = 3;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.for(matches(SEED).flatMap((laying) => SIZES.map((size) => ({ laying, size }))))(
  "the letters of $laying.game at $size.width×$size.height, letters × $size.text",
  async ({ laying, size }) => {
    const seen = await looked(browser, laying, size, letters, LOOKS);
    for (const { small, ...rest } of seen) {
      expect(rest).toEqual({ broken: [], cut: [], sideways: 0 });
      if (laying.game === "breach") expect(small).toEqual([]);
    }
  },
);

test.for(["en", "it", "fr"])("the lobby of a small phone: %s", async (locale) => {
  const { page, context } = await person(browser, "phone", { viewport: { width: 360, height: 740 }, locale });
  await page.goto(node(0));
  await page.locator("li h3").first().waitFor();
  const { broken, sideways } = await letters(page);
  expect({ broken, sideways }).toEqual({ broken: [], sideways: 0 });
  await context.close();
});
