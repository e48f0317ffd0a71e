/** Looking for faults with axe at each kind of question that is met, once. */

import type { Page } from "playwright-core";
import type { Wish } from "../advice";
import { clean } from "../axe";

/** Screens look different at these answers. */
const VERBS = ["upgrade", "choose-cell", "alter", "resolve", "roll", "assign", "step", "netcard", "ip-move"];

/** How somebody looks at their own page, before they answer. */
export function looking(): (page: Page, wish: Wish) => Promise<void> {
  const left = new Set(VERBS);
  return async (page, { verb }) => {
    if (!left.delete(verb)) return;
    await page.locator(`button.option[data-verb="${verb}"]`).first().waitFor();
    await clean(page);
  };
}
