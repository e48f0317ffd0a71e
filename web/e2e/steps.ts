/** What a page offers as the next step towards a wish: an option, or going on with several things that were picked. */

import type { Page } from "playwright-core";
import type { Value } from "../src/lib/wire";
import { leads, type Wish } from "./advice";
import type { Chosen } from "./pointer";

export interface Next {
  /** What is typed for it; `Enter` where it goes on with what was picked. */
  keys: string[];
  /** The option; null where it goes on with what was picked. */
  chosen: Chosen | null;
  /** The number under which things on the board offer it too; empty where more has to be chosen after it. */
  tag: string;
}

interface Seen extends Chosen {
  key: string;
  picked: boolean | null;
}

/** The next step that can be taken now; null where there is none. */
export async function nextStep(page: Page, wish: Wish): Promise<Next | null> {
  const seen = await options(page);
  if (seen.some(({ picked }) => picked !== null)) return nextPick(seen, wish);
  const one = seen.find((each) => each.verb === wish.verb && leads(settled(each), wish));
  if (!one) return null;
  const whole = Object.keys(wish.args).every((name) => name in settled(one));
  return { keys: keysOf(one.key, seen), chosen: one, tag: whole ? one.key : "" };
}

/** One more of several things that are picked in an order, or going on. */
function nextPick(seen: readonly Seen[], wish: Wish): Next | null {
  const wanted: Value[] = Object.values(wish.args).find(Array.isArray) ?? [];
  const item = wanted[seen.filter(({ picked }) => picked).length];
  if (item === undefined) return { keys: ["Enter"], chosen: null, tag: "" };
  const one = seen.find((each) => each.picked === false && Object.values(settled(each))[0] === item);
  return one ? { keys: keysOf(one.key, seen), chosen: one, tag: "" } : null;
}

function settled({ binds }: Chosen): Record<string, unknown> {
  return JSON.parse(binds) as Record<string, unknown>;
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
      binds: button.dataset["binds"] ?? "{}",
      picked: button.hasAttribute("aria-pressed") ? button.getAttribute("aria-pressed") === "true" : null,
    })),
  );
}
