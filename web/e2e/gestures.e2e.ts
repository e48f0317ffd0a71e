/** Looking closer with fingers, on a phone: two magnify, one moves, two taps do both; only a tap chooses, and the page stays. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, type Person, type Screen, SCREENS } from "./browsers";
import { type At, Fingers } from "./fingers";
import { lay, type Laying, sitDown } from "./laid";

const BOARDS: readonly Laying[] = [
  { game: "burncycle", players: 3, moves: 20, until: "moving" },
  { game: "breach", players: 2, moves: 14, until: "move" },
];
const DRAWING = "#board svg[role=group]";
/** Milliseconds after which a tap has shown what it does; two taps within less are a double tap. */
const SHOWN = 700;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function seated(laying: Laying, screen: Screen = "phone"): Promise<Person & { fingers: Fingers }> {
  const who = await person(browser, screen, { isMobile: screen === "phone", serviceWorkers: "block" });
  await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
  const laid = await lay(laying);
  await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
  await who.page.locator(`${DRAWING} .spot`).first().waitFor();
  return { ...who, fingers: await Fingers.on(who.page) };
}

test.each(BOARDS)("the board of $game is looked at with fingers", async (laying) => {
  const { page, fingers, faults } = await seated(laying);
  const asked = await question(page);
  const still = await pageOf(page);

  await whole(page, fingers);
  const all = await seen(page);
  await pinchedOut(page, fingers);
  await dragged(page, fingers);
  await pinchedIn(page, fingers);
  expect(await seen(page)).toEqual(all);
  await doubleTapped(page, fingers);
  expect(await seen(page)).toEqual(all);
  await draggedOnThings(page, fingers);

  expect(await question(page)).toBe(asked);
  expect(await pageOf(page)).toEqual(still);
  await chosen(page, fingers, asked);
  expect(faults).toEqual([]);
});

test.each(BOARDS)("the board of $game is looked at with wheel, keys, mouse and clicks", async (laying) => {
  const { page, faults } = await seated(laying, "desktop");
  await wholeByClicks(page);
  const [asked, all, { middle }] = [await question(page), await seen(page), await grip(page)];
  await page.mouse.move(middle.x, middle.y);
  for (let i = 0; i < 3; i += 1) await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await seen(page)).width).toBeLessThan(all.width * 0.6);
  const near = await seen(page);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 6 });
  await page.mouse.up();
  const moved = await seen(page);
  expect((near.y - moved.y) * (await scale(page))).toBeCloseTo(40, 0); // across there may be no more of the board to see
  await page.locator(`${DRAWING} .spot`).first().focus();
  await page.keyboard.press("+");
  expect((await seen(page)).width).toBeCloseTo(moved.width / 1.4, 0);
  await page.keyboard.press("-");
  expect((await seen(page)).width).toBeCloseTo(moved.width, 0);
  await doubleClick(page);
  expect(await seen(page)).toEqual(all);
  await doubleClick(page);
  expect((await seen(page)).width).toBeCloseTo(all.width / 2, 0);
  await doubleClick(page);
  expect(await seen(page)).toEqual(all);
  expect(await question(page)).toBe(asked);
  expect(faults).toEqual([]);
});

test.each(BOARDS)("the board of $game comes back as it was after it was hidden", async (laying) => {
  const { page, faults } = await seated(laying);
  const before = await seen(page);
  for (const hidden of ["display", "width", "height"]) {
    await page.locator(DRAWING).evaluate((svg, name) => {
      const board = svg.closest<HTMLElement>(".board") ?? document.body;
      for (const part of [board, svg as SVGElement])
        part.style.setProperty(name, name === "display" ? "none" : "0", "important");
    }, hidden);
    await page.waitForTimeout(100);
    expect(await page.locator(DRAWING).getAttribute("viewBox")).toMatch(/^(-?[\d.]+ ?){4}$/);
    await page.locator(DRAWING).evaluate((svg, name) => {
      const board = svg.closest<HTMLElement>(".board") ?? document.body;
      for (const part of [board, svg as SVGElement]) part.style.removeProperty(name);
    }, hidden);
    await expect.poll(() => seen(page)).toEqual(before);
  }
  for (const tab of ["Log", "Table"]) await page.getByRole("tab", { name: tab }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForTimeout(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(DRAWING).waitFor();
  expect(faults).toEqual([]);
});

// What the mouse does

/** Two clicks beside what can be chosen. */
async function doubleClick(page: Page): Promise<void> {
  const { x, y } = await beside(page);
  await page.waitForTimeout(500); // longer than two clicks may lie apart
  await page.mouse.dblclick(x, y);
}

/** A board may begin near the acting piece: then the first two clicks show all of it. */
async function wholeByClicks(page: Page): Promise<void> {
  const before = await seen(page);
  await doubleClick(page);
  if ((await seen(page)).width < before.width) await doubleClick(page);
  expect((await seen(page)).width).toBeGreaterThanOrEqual(before.width);
}

// What the fingers do

async function whole(page: Page, fingers: Fingers): Promise<void> {
  const { near, far } = await grip(page);
  await fingers.go([far[0], near[0]], [far[1], near[1]]);
  await fingers.go([far[0], near[0]], [far[1], near[1]]);
}

/** What lies between the fingers stays there and grows as they part. */
async function pinchedOut(page: Page, fingers: Fingers): Promise<void> {
  const { near, far, middle } = await grip(page);
  const before = { seen: await seen(page), at: await pointAt(page, middle) };
  await fingers.go([near[0], far[0]], [near[1], far[1]]);
  const now = { seen: await seen(page), at: await pointAt(page, middle) };
  const [grown, parted] = [before.seen.width / now.seen.width, (far[1].y - far[0].y) / (near[1].y - near[0].y)];
  expect(grown / parted).toBeGreaterThan(0.8);
  expect(grown / parted).toBeLessThan(1.2);
  const tip = 40 / (await scale(page));
  expect(Math.abs(now.at.x - before.at.x)).toBeLessThan(tip);
  expect(Math.abs(now.at.y - before.at.y)).toBeLessThan(tip);
}

/** The board goes with the finger. */
async function dragged(page: Page, fingers: Fingers): Promise<void> {
  const { middle } = await grip(page);
  const before = await pointAt(page, middle);
  const to = { x: middle.x - 40, y: middle.y - 30 };
  const [still, drawn] = [await window(page), await seen(page)];
  await fingers.drag(middle, to, async () => {
    const moved = await window(page);
    expect(Math.abs(moved.x - still.x + 40)).toBeLessThan(10);
    expect(Math.abs(moved.y - still.y + 30)).toBeLessThan(10);
    expect(await seen(page)).toEqual(drawn); // it is drawn again only once the finger is up
  });
  expect(await window(page)).toEqual(still);
  const now = await pointAt(page, to);
  const tip = 10 / (await scale(page));
  expect(Math.abs(now.x - before.x)).toBeLessThan(tip);
  expect(Math.abs(now.y - before.y)).toBeLessThan(tip);
}

async function pinchedIn(page: Page, fingers: Fingers): Promise<void> {
  const before = await seen(page);
  await whole(page, fingers);
  expect((await seen(page)).width).toBeGreaterThan(before.width);
}

async function doubleTapped(page: Page, fingers: Fingers): Promise<void> {
  const before = await seen(page);
  await fingers.doubleTap(await beside(page));
  expect((await seen(page)).width).toBeCloseTo(before.width / 2, 0);
  await fingers.doubleTap(await beside(page));
}

/** On things that can be chosen, one finger that moves and two that part choose nothing. */
async function draggedOnThings(page: Page, fingers: Fingers): Promise<void> {
  const aside = ({ x, y }: At, by: number): At => ({ x: x + by, y });
  let at = await thing(page);
  await fingers.go([at, aside(at, 30)]);
  const before = await seen(page);
  await fingers.go([aside(at, -10), aside(at, -25)], [aside(at, 10), aside(at, 25)]);
  expect((await seen(page)).width).toBeLessThan(before.width);
  at = await thing(page);
  await fingers.go([at, aside(at, at.x > SCREENS.phone.width / 2 ? -30 : 30)]);
  expect(await page.locator(":popover-open").count()).toBe(0);
}

/** A tap on a thing, once it is large enough, or a second one where the first shows what would happen. */
async function chosen(page: Page, fingers: Fingers, asked: string | null): Promise<void> {
  const isChosen = async (): Promise<boolean> =>
    (await question(page)) !== asked || (await page.locator(":popover-open").count()) > 0;
  await fingers.tap(await thing(page));
  await page.waitForTimeout(SHOWN);
  if (!(await isChosen())) await fingers.tap(await thing(page));
  await expect.poll(isChosen).toBe(true);
}

// What the page shows

interface Seen extends At {
  width: number;
  height: number;
}

/** The part of the board that is seen. */
async function seen(page: Page): Promise<Seen> {
  const [x = 0, y = 0, width = 0, height = 0] = ((await page.locator(DRAWING).getAttribute("viewBox")) ?? "")
    .split(" ")
    .map(Number);
  return { x, y, width, height };
}

async function window(page: Page): Promise<Seen> {
  return (await page.locator(DRAWING).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function scale(page: Page): Promise<number> {
  return (await window(page)).width / (await seen(page)).width;
}

/** A place of the screen in board units. */
async function pointAt(page: Page, { x, y }: At): Promise<At> {
  const [part, box, per] = [await seen(page), await window(page), await scale(page)];
  return { x: part.x + (x - box.x) / per, y: part.y + (y - box.y) / per };
}

async function question(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector("[data-ask]")?.getAttribute("data-ask") ?? null);
}

/** Where the page is scrolled, and how far it is magnified. */
async function pageOf(page: Page): Promise<unknown> {
  return page.locator(DRAWING).evaluate((svg) => {
    const above: number[] = [];
    for (let each = svg.parentElement; each; each = each.parentElement) above.push(each.scrollTop, each.scrollLeft);
    return { above, scale: visualViewport?.scale, top: visualViewport?.pageTop };
  });
}

/** Two places above one another on the board, close together and far apart, and their middle; all of them on the drawing. */
async function grip(page: Page): Promise<{ near: [At, At]; far: [At, At]; middle: At }> {
  const { x, y, width, height } = await window(page);
  const middle = { x: x + width / 2, y: y + height / 2 };
  for (const slant of [1, -1, 0]) {
    const at = (by: number): [At, At] => [
      { x: middle.x - by * slant, y: middle.y - by },
      { x: middle.x + by * slant, y: middle.y + by },
    ];
    const found = { near: at(height * 0.15), far: at(height * 0.4), middle };
    if (await isDrawing(page, [...found.near, ...found.far])) return found;
  }
  throw new Error("something lies over the board wherever two fingers would go");
}

/** Whether a finger meets the drawing at all of these places, and not what lies over it. */
async function isDrawing(page: Page, places: readonly At[]): Promise<boolean> {
  return page
    .locator(DRAWING)
    .evaluate((svg, all) => all.every(({ x, y }) => svg.contains(document.elementFromPoint(x, y))), places);
}

/** A place of the drawing where nothing can be chosen. */
const beside = (page: Page): Promise<At> => place(page, false);
/** The middle of a thing that can be chosen. */
const thing = (page: Page): Promise<At> => place(page, true);

async function place(page: Page, choosable: boolean): Promise<At> {
  const found = await page.locator(DRAWING).evaluate((svg, wanted) => {
    const box = svg.getBoundingClientRect();
    const fits = (x: number, y: number): boolean => {
      const under = document.elementFromPoint(x, y);
      return under !== null && svg.contains(under) && (under.closest(".spot") !== null) === wanted;
    };
    const middles = [...svg.querySelectorAll(".spot .edge")].map((edge) => edge.getBoundingClientRect());
    const steps = [...Array(19).keys()].map((i) => (i + 1) / 20);
    const places = wanted
      ? middles.map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      : steps.flatMap((down) =>
          steps.map((across) => ({ x: box.left + box.width * across, y: box.top + box.height * down })),
        );
    return places.find(({ x, y }) => x > box.left + 40 && x < box.right - 40 && fits(x, y)) ?? null;
  }, choosable);
  if (!found) throw new Error(`no place ${choosable ? "to choose" : "beside what can be chosen"} in sight`);
  return found;
}
