/** What is offered at a question: in the list, and by the things on the board. */

import type { Page } from "playwright-core";
import { openDrawer, unfoldOrders } from "./drawer";

export interface Offered {
  question: string;
  /** The options of the list: what is typed for each, and what it says. */
  list: string[];
  /** Those of them that a thing on the board, a card, a chip or a die offers too. */
  onBoard: string[];
  /** What a thing on the board offers though the list doesn't. */
  besides: string[];
  /** The buttons of the bar. */
  buttons: string[];
}

/** Look at the question that stands; one that isn't for this seat offers nothing. */
export async function offered(page: Page): Promise<Offered> {
  await openDrawer(page);
  await unfoldOrders(page);
  return page.evaluate(() => {
    const AROUND = ".drawer, .bar, .quick, nav, dialog";
    const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const list = all(".drawer button.option").map((option) => ({
      key: plain(option.querySelector(".number")?.textContent),
      label: plain(option.querySelector(".words")?.textContent),
      places: option.dataset["places"]?.split(" ") ?? [],
      values: Object.values(JSON.parse(option.dataset["binds"] ?? "{}") as Record<string, unknown>),
    }));
    const CLICKED = ".spot, button";
    const things = all("[data-place]").filter(
      (thing) =>
        !thing.closest(AROUND) && (thing.closest(`${CLICKED}, .reach`) ?? thing.querySelector(CLICKED)) !== null,
    );
    const places = new Set(things.map(({ dataset }) => dataset["place"] ?? ""));
    const values = new Set<unknown>(all("#board button[data-value]:enabled").map(({ dataset }) => dataset["value"]));
    const numbered = all(CLICKED).flatMap((thing) => {
      if (thing.closest(AROUND)) return [];
      const said = thing.querySelector(":scope > title, :scope > .unseen")?.textContent;
      return plain(said ?? thing.getAttribute("aria-label")).match(/(?<=^|[.;] )\w{1,2}: [^\s:;,.]+/g) ?? [];
    });
    const keys = new Set(numbered.map((name) => name.split(":", 1)[0] ?? ""));
    const isListed = (name: string): boolean =>
      list.some(({ key, label }) => `${key}: ${label}`.toLowerCase().startsWith(name.toLowerCase()));
    const stands = ({ key, places: touched, values: bound }: (typeof list)[number]): boolean =>
      keys.has(key) || touched.some((place) => places.has(place)) || bound.some((value) => values.has(value));
    return {
      question: plain(document.querySelector("section.bar h2")?.textContent),
      list: list.map(({ key, label }) => `${key}: ${label}`),
      onBoard: list.filter(stands).map(({ key, label }) => `${key}: ${label}`),
      besides: numbered.filter((name) => !isListed(name)),
      buttons: all(".quick button").map(({ textContent }) => plain(textContent)),
    };
  });
}
