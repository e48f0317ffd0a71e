/** A hint at every game: an answer with its reason, lit on the board, given with one more click. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice } from "./advice";
import { clean } from "./axe";
import { launch, node, person } from "./browsers";
import { lay, type Laying, sitDown } from "./laid";

const MOMENTS: readonly (Laying & { screen: "desktop" | "phone" })[] = [
  { game: "burncycle", players: 2, moves: 8, until: "act", seed: 5, screen: "desktop" },
  { game: "burncycle", players: 2, moves: 8, until: "act", seed: 5, screen: "phone" },
  { game: "breach", players: 2, moves: 40, until: "act", seed: 3, screen: "desktop" },
  {
    game: "bombsquad",
    players: 3,
    options: { mission: "m01", clock: "turns" },
    moves: 6,
    seed: 3,
    screen: "desktop",
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.for(MOMENTS)(
  "a hint in $game on a $screen says what and why, and Do it does it",
  async ({ screen, ...moment }) => {
    const who = await person(browser, screen, { reducedMotion: "reduce", serviceWorkers: "block" });
    await who.context.addInitScript(() => localStorage.setItem("getaway:playback", "once"));
    const laid = await lay(moment);
    await sitDown(who, node(0), laid, laid.seats[0] ?? 0);
    const { seq } = await advice(laid.table);
    await who.page.getByRole("button", { name: "What would you do?" }).click();
    const panel = who.page.getByRole("region", { name: "What I would do" });
    await panel.locator(".first h4").waitFor();
    expect((await panel.locator(".first .why").innerText()).length).toBeGreaterThan(10);
    expect((await panel.locator(".first h4").innerText()).length).toBeGreaterThan(3);
    await clean(who.page);
    expect((await advice(laid.table)).seq - seq).toBe(1); // the log notes it
    await panel.getByRole("button", { name: "Do it" }).click();
    await expect.poll(async () => (await advice(laid.table)).seq - seq).toBeGreaterThan(1);
    expect(await panel.count()).toBe(0);
    await who.context.close();
  },
);
