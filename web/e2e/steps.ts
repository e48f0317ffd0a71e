/** What a page offers as the next step towards a wish: an option, or going on with several things that were picked. */

import type { Page } from "playwright-core";
import { leads, type Wish } from "./advice";

export interface Next {
  /** What is typed for it; `Enter` where it goes on with what was picked. */
  keys: string[];
  /** Its place among the options that can be clicked; -1 where it goes on with what was picked. */
  place: number;
  /** The number under which things on the board offer it too; empty where more has to be chosen after it. */
  tag: string;
}

interface Seen {
  key: string;
  verb: string;
  binds: Record<string, unknown>;
  picked: boolean | null;
}

/** The next step that can be taken now; null where there is none. */
export async function nextStep(page: Page, wish: Wish): Promise<Next | null> {
  const seen = await options(page);
  if (seen.some(({ picked }) => picked !== null)) return nextPick(seen, wish);
  const place = seen.findIndex(({ verb, binds }) => verb === wish.verb && leads(binds, wish));
  const one = seen[place];
  if (!one) return null;
  const whole = Object.keys(wish.args).every((name) => name in one.binds);
  return { keys: keysOf(one.key, seen), place, tag: whole ? one.key : "" };
}

/** One more of several things that are picked in an order, or going on. */
function nextPick(seen: readonly Seen[], wish: Wish): Next | null {
  const wanted = Object.values(wish.args).find(Array.isArray) ?? [];
  const item = wanted[seen.filter(({ picked }) => picked).length];
  if (item === undefined) return { keys: ["Enter"], place: -1, tag: "" };
  const place = seen.findIndex(({ picked, binds }) => picked === false && Object.values(binds)[0] === item);
  return place < 0 ? null : { keys: keysOf(seen[place]?.key ?? "", seen), place, tag: "" };
}

/** A number with which a longer one begins is ended by Enter. */
function keysOf(key: string, seen: readonly Seen[]): string[] {
  const longer = seen.some((other) => other.key !== key && other.key.startsWith(key));
  return longer ? [...key, "Enter"] : [...key];
}

async function options(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>("button.option:enabled")].map((button) => ({
      key: button.querySelector(".number")?.textContent?.trim() ?? "",
      verb: button.dataset["verb"] ?? "",
      binds: JSON.parse(button.dataset["binds"] ?? "{}") as Record<string, unknown>,
      picked: button.hasAttribute("aria-pressed") ? button.getAttribute("aria-pressed") === "true" : null,
    })),
  );
}
