/** Two people play a whole mission of burncycle by pointer, on a desk and on a phone, at two nodes. */

import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advice, after } from "./advice";
import { clean } from "./axe";
import { launch, node, person, type Person } from "./browsers";
import { LOOKED_AT } from "./burncycle/screens";
import { lay, sitDown } from "./laid";
import { Line, loseLine } from "./line";
import { looking } from "./looking";
import { tap } from "./things";

/** The lesson, with chance that lets it end after two rounds. */
const SHORT = { game: "burncycle", players: 2, options: { mission: "first_shift" }, seed: 97 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a whole mission on the picture, with a reload, a lost connection and an undo", async () => {
  const people = [
    await person(browser, "desktop", { colorScheme: "dark" }),
    await person(browser, "phone", { colorScheme: "light" }),
  ] as const;
  const laid = await lay(SHORT);
  const { table } = laid;
  const lines = await Promise.all(people.map((_, seat) => new Line(node(seat)).start()));
  for (const [seat, who] of people.entries()) await sitDown(who, lines[seat]?.url ?? "", laid, seat);

  const looks = people.map(() => looking(LOOKED_AT));
  let [answers, things, takenBack] = [0, 0, false];
  let now = await advice(table);
  while (now.wish) {
    const { seat, wish } = now;
    const who = people[seat] as Person;
    answers += 1;
    await looks[seat]?.(who.page, wish);
    if (answers === 20) await who.page.reload();
    if (answers === 40) await loseLine(who, lines[seat] as Line);
    things += Number(await tap(who.page, wish));
    now = await after(table, now);
    if (!takenBack && wish.verb === "step" && (await takeBack(who))) {
      now = await after(table, now);
      expect(now).toMatchObject({ seat, wish });
      takenBack = true;
    }
  }
  for (const { page, faults } of people) {
    await page.locator("section.end").waitFor();
    await clean(page);
    expect(faults).toEqual([]);
  }
  for (const line of lines) line.stop();
  expect(takenBack).toBe(true);
  expect(things).toBeGreaterThan(answers / 4);
}, 600_000);

/** Take the last answer back; false where that is no right of this seat now. */
async function takeBack({ page }: Person): Promise<boolean> {
  const button = page.getByRole("button", { name: "Undo", exact: true }).first();
  if (!(await button.count()) || (await button.getAttribute("aria-disabled")) === "true") return false;
  await button.click();
  return true;
}
