/** Screenshots of burncycle and The Breach: positions with a known seed, as the seat that is asked sees them. */

import { openDrawer } from "../drawer";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person, type Person, type Screen } from "../browsers";
import { type Laid, lay, type Laying, playOn, sitDown } from "../laid";
import { ALL, type Look, PHONE, take } from "./pictures";

/** Until the last answer of the server is drawn. */
const DRAWN = 900;
/** A round of three players ends after fewer answers than this. */
const MOST = 90;
const SCREENS: readonly Screen[] = ["phone", "sideways", "tablet", "desktop"];

interface View {
  name: string;
  laid: Laid;
  /** Who looks: a seat, or else the one that is asked. */
  seat?: number;
  looks?: readonly Look[];
  /** What is done before the picture is taken; the page differs by screen. */
  act?: (page: Page, screen: Screen) => Promise<void>;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const of = (screen: Screen, looks = ALL): readonly Look[] => looks.filter(([each]) => each === screen);

/** Take the pictures of one view, in a browser of its own for each screen. */
async function view({ name, laid, seat, looks = ALL, act }: View): Promise<void> {
  for (const screen of SCREENS) {
    const wanted = of(screen, looks);
    if (!wanted.length) continue;
    const who = await seated(screen, laid, seat ?? laid.seats[0] ?? 0);
    await act?.(who.page, screen);
    await take(who.page, name, wanted);
    expect(who.faults).toEqual([]);
    await who.context.close();
  }
}

async function seated(screen: Screen, laid: Laid, seat: number, playback = "once"): Promise<Person> {
  const reducedMotion = playback === "once" ? "reduce" : "no-preference"; // with less motion nothing is shown
  const who = await person(browser, screen, { reducedMotion, serviceWorkers: "block" });
  await who.context.addInitScript((pace) => localStorage.setItem("getaway:playback", pace), playback);
  await sitDown(who, node(0), laid, seat);
  await who.page.waitForTimeout(DRAWN);
  return who;
}

/** On a phone a tab of its own, else beside the board. */
const tab =
  (name: string) =>
  async (page: Page, screen: Screen): Promise<void> => {
    if (screen === "phone" || screen === "sideways") await page.getByRole("tab", { name }).click();
  };

const rules = async (page: Page): Promise<void> => {
  await openDrawer(page);
  await page.locator(".drawer a.clause").first().click();
};

const text = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+.");
  await page
    .getByRole("heading", { name: /board|table/i })
    .first()
    .waitFor();
};

/** Choose the first thing that leads to another choice. */
const first = async (page: Page): Promise<void> => {
  await openDrawer(page);
  await page.locator("button.option:not([disabled])").first().click();
};

/** A turn that nobody plays, in the middle of being shown. */
async function playback(name: string, wanted: Laying): Promise<void> {
  for (const screen of SCREENS) {
    let laid = await lay(wanted);
    const who = await seated(screen, laid, 0, "slow");
    const pause = who.page.locator(".caption button[aria-label='Pause']");
    for (let i = 0; i < MOST && !(await pause.count()); i += 1) {
      laid = await playOn(laid, 1);
      await who.page.waitForTimeout(300);
    }
    await pause.dispatchEvent("click"); // a phone has no room for the button
    await take(who.page, name, of(screen));
    await who.context.close();
  }
}

const BURNCYCLE = { game: "burncycle", players: 3 };
const BREACH = { game: "breach", players: 2 };

interface Wanted extends Omit<View, "laid" | "name"> {
  laying: Laying;
}

const act: Laying = { ...BURNCYCLE, moves: 58, until: "act" };
const act2: Laying = { ...BREACH, moves: 60, until: "act" };
const VIEWS: Readonly<Record<string, Wanted>> = {
  "burncycle-question": { laying: act },
  "burncycle-waiting": { laying: act, seat: 0 },
  "burncycle-sheets": { laying: act, looks: PHONE, act: tab("Team") },
  "burncycle-log": { laying: act, looks: PHONE, act: tab("Log") },
  "burncycle-rules": { laying: act, act: rules },
  "burncycle-text": { laying: act, act: text },
  "burncycle-composing": { laying: { ...BURNCYCLE, moves: 60, until: "moving" } },
  "burncycle-network": { laying: { ...BURNCYCLE, moves: 86, until: "network" } },
  "burncycle-dice": { laying: { ...BURNCYCLE, moves: 40, until: "after-the-roll" } },
  "burncycle-end": { laying: { ...BURNCYCLE, players: 2, options: { team: "random" }, moves: 5000 }, seat: 0 },
  "breach-question": { laying: act2 },
  "breach-waiting": { laying: act2, seat: 0 },
  "breach-composing": { laying: act2, act: first },
  "breach-hand": { laying: act2, looks: PHONE, act: tab("Team") },
  "breach-log": { laying: act2, looks: PHONE, act: tab("Log") },
  "breach-rules": { laying: act2, act: rules },
  "breach-text": { laying: act2, act: text },
  "breach-window": { laying: { ...BREACH, moves: 80, until: "respond-to-attack" } },
  "breach-end": { laying: { ...BREACH, moves: 5000 }, seat: 0 },
};

test.each(Object.keys(VIEWS))("%s", async (name) => {
  const { laying, ...wanted } = VIEWS[name] as Wanted;
  await view({ name, laid: await lay(laying), ...wanted });
});

test("burncycle-corporation", () => playback("burncycle-corporation", { ...BURNCYCLE, moves: 110 }));
test("breach-firewall", () => playback("breach-firewall", { ...BREACH, moves: 70, until: "trace" }));
