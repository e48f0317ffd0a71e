/** Two people play a whole match of The Breach by pointer, on a desk and on a phone, at two nodes. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { lay, sitDown } from "./laid";
import { Line, loseLine } from "./line";
import { looking } from "./looking";
import { tap } from "./things";

/** Chance that lets the match end after few rounds. */
const SHORT = { game: "breach", players: 2, options: { window: 0 }, seed: 154 };
/** Screens look different at these answers. */
const LOOKED_AT = ["choose-card", "choose-turn", "go", "keep", "pass", "play", "push", "target", "trace"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a whole match on the picture, with a reload, a lost connection, an undo and a standing order", async () => {
  const people = [
    await person(browser, "desktop", { colorScheme: "dark" }),
    await person(browser, "phone", { colorScheme: "light" }),
  ] as const;
  const [nora] = people;
  const lines = await Promise.all(people.map((_, seat) => new Line(node(seat)).start()));
  const laid = await lay(SHORT);
  const { table } = laid;
  for (const [seat, who] of people.entries()) await sitDown(who, lines[seat]?.url ?? "", laid, seat);

  const looks = people.map(() => looking(LOOKED_AT));
  const done = { answers: 0, things: 0, passes: 0, undone: 0, ordered: "" };
  let now = await advice(table);
  while (now.wish) {
    const { seat, wish } = now;
    const who = people[seat] as Person;
    done.answers += 1;
    await looks[seat]?.(who.page, wish);
    if (done.answers === 20) await who.page.reload();
    if (done.answers === 40) await loseLine(who, lines[seat] as Line);
    if (wish.verb === "pass" && who === nora) done.passes += 1;
    if (done.passes === 2 && !done.ordered) await order(nora, (done.ordered = "Pass"));
    else done.things += Number(await tap(who.page, wish));
    now = await after(table, now);
    if (done.ordered === "Pass" && now.seat === 0) {
      await order(nora, (done.ordered = "Ask me"));
      now = await after(table, now);
    }
    if (!done.undone && wish.args["what"] === "pushes" && (await takeBack(who))) {
      now = await after(table, now);
      expect(now).toMatchObject({ seat, wish });
      done.undone += 1;
    }
  }
  for (const { page, faults } of people) {
    await page.getByRole("heading", { name: /wins/ }).first().waitFor();
    await clean(page);
    expect(faults).toEqual([]);
  }
  for (const line of lines) line.stop();
  expect(done).toMatchObject({ undone: 1, ordered: "Ask me" });
  expect(done.things).toBeGreaterThan(done.answers / 4);
}, 300_000);

/** Give a standing order behind the bell beside the board; in a window, which has one too, it answers at once. */
async function order({ page }: Person, name: string): Promise<void> {
  await page
    .locator(".seats")
    .getByRole("button", { name: /^When you can respond: / })
    .click();
  const radio = page.getByRole("group", { name: /When you can respond/ }).getByRole("radio", { name, exact: true });
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(":popover-open").count()).toBe(0);
}

/** Take the last answer back; false where that is no right of this seat now. */
async function takeBack({ page }: Person): Promise<boolean> {
  const button = page.getByRole("button", { name: "Undo", exact: true });
  if ((await button.getAttribute("aria-disabled")) === "true") return false;
  await button.click();
  return true;
}
