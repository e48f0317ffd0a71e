/** Looking for faults with axe at each kind of question that is met, once. */

import type { Page } from "playwright-core";
import type { Wish } from "./advice";
import { clean } from "./axe";

/** How somebody looks at their own page before they answer: at the first question for each of these verbs. */
export function looking(verbs: readonly string[]): (page: Page, wish: Wish) => Promise<void> {
  const left = new Set(verbs);
  return async (page, { verb }) => {
    if (!left.delete(verb)) return;
    await page.locator(`button.option[data-verb="${verb}"]:enabled`).first().waitFor();
    await clean(page);
  };
}
