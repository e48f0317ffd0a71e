/** How much of the screen the board has at each question, and whether everything that belongs to the question is in reach. */

import type { Page } from "playwright-core";
import { openDrawer } from "./drawer";

export interface Size {
  width: number;
  height: number;
  /** How much larger than usual the letters are. */
  text?: number;
}

/** The screens of the specification: desk, large desk, tablet, phone, the phone on its side, and letters twice as large. */
export const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900, text: 2 },
  { width: 390, height: 844, text: 2 },
];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Measured {
  question: string;
  stage: Box;
  /** Of the screen, in percent. */
  share: number;
  /** What lies over the stage though it mustn't. */
  over: string[];
  /** How far the board reaches out of the stage, in pixels. */
  cut: number;
  bar: number;
  words: number;
  buttons: number;
  /** The options that are too low for a finger, or can't be scrolled fully into view. */
  low: string[];
  hidden: string[];
}

/** What stands around the stage and never on it. */
const AROUND = ["section.bar", ".drawer.open", "aside.left", ".right", ".top", "nav", ".below"];

/** Look at the question that stands. */
export async function measure(page: Page): Promise<Measured> {
  const seen = await page.evaluate((around) => {
    const box = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });
    const board = document.querySelector("#board");
    const stage = board?.getBoundingClientRect() ?? new DOMRect();
    const meets = (one: DOMRect): boolean =>
      one.width > 2 &&
      one.height > 2 &&
      one.left < stage.right - 1 &&
      one.right > stage.left + 1 &&
      one.top < stage.bottom - 1 &&
      one.bottom > stage.top + 1;
    const over = around.filter((each) =>
      [...document.querySelectorAll(each)].some(
        (found) => !board?.contains(found) && meets(found.getBoundingClientRect()),
      ),
    );
    // Every stroke of the drawing; a ground that goes on beyond every edge isn't part of the board.
    const strokes = [...(board?.querySelectorAll("svg[role=group] :is(path, rect, circle, text, line, polygon)") ?? [])]
      .filter((each) => !each.closest("defs, clipPath, mask"))
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width * height > 0 && width * height < 2 * stage.width * stage.height);
    const cut = Math.max(
      0,
      ...strokes.map((each) =>
        Math.max(stage.left - each.left, stage.top - each.top, each.right - stage.right, each.bottom - stage.bottom),
      ),
    );
    const bar = document.querySelector("section.bar");
    return {
      question: bar?.querySelector("h2")?.textContent?.trim() ?? "",
      stage: box(stage),
      share: (100 * stage.width * stage.height) / (innerWidth * innerHeight),
      over,
      cut,
      bar: bar?.getBoundingClientRect().height ?? 0,
      words: (bar?.querySelector("h2")?.textContent?.trim() ?? "").split(/\s+/).length,
      buttons: bar?.querySelectorAll(".quick button").length ?? 0,
    };
  }, AROUND);
  return { ...seen, ...(await reach(page)) };
}

/** Which of the options a finger can't use. */
async function reach(page: Page): Promise<{ low: string[]; hidden: string[] }> {
  await openDrawer(page);
  return page.evaluate(() => {
    const [low, hidden]: [string[], string[]] = [[], []];
    for (const option of document.querySelectorAll<HTMLElement>(".drawer button.option, .drawer button.main")) {
      const name = option.textContent?.trim().slice(0, 40) ?? "";
      option.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, right, top, bottom, height } = option.getBoundingClientRect();
      if (height < 44) low.push(`${name}: ${height.toFixed(0)}`);
      const drawer = option.closest(".drawer");
      const frame = drawer?.getBoundingClientRect();
      const header = drawer?.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const fits = left >= 0 && right <= innerWidth && bottom <= innerHeight && top >= 0;
      if (!frame || !fits || top < header - 1 || bottom > frame.bottom + 1) hidden.push(name);
    }
    return { low, hidden };
  });
}
