/** Matches that are played before a seat at a screen while somebody looks at their questions. */

import type { Browser, Page } from "playwright-core";
import { node, person } from "./browsers";
import { lay, type Laying, playOn, sitDown } from "./laid";
import type { Size } from "./stage";

/** As many answers are looked at, and as many of a match are skipped between two looks. */
const [LOOKS, SKIPPED] = [9, 7];
const SETTLED = 400;

/** A match of each game, with this seed. */
export function matches(seed: number): Laying[] {
  return [
    { game: "burncycle", players: 2, moves: 6, seed },
    { game: "breach", players: 2, moves: 2, seed },
    { game: "bombsquad", players: 3, options: { mission: "m01", clock: "turns" }, moves: 2, seed },
  ];
}

/** Play a match before a seat at a screen, and keep what `look` finds at its questions. */
export async function looked<T>(
  browser: Browser,
  laying: Laying,
  size: Size,
  look: (page: Page) => Promise<T>,
  looks = LOOKS,
): Promise<T[]> {
  const who = await person(browser, "desktop", { viewport: size, reducedMotion: "reduce", serviceWorkers: "block" });
  const { page, context } = who;
  await context.addInitScript((text) => {
    localStorage.setItem("getaway:playback", "once");
    if (text) addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${text * 100}%`));
  }, size.text ?? 0);
  let laid = await lay(laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  const seen: T[] = [];
  for (let i = 0; i < looks && laid.seats.length; i += 1) {
    await page.waitForTimeout(SETTLED);
    seen.push(await look(page));
    laid = await playOn(laid, SKIPPED);
  }
  if (who.faults.length) throw new Error(who.faults.join("\n"));
  await context.close();
  return seen;
}
