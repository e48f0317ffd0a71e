/** What the client may weigh and keep; what it takes in time is told beside an empty page, since machines differ. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, node, person } from "./browsers";
import { lay, type Laying } from "./laid";
import { atRest, BOARDS, DRAWN, EMPTY, LONG, LONG_MATCH, scripts, share, slowed, visits, watched } from "./measures";

const SCRIPT_BYTES = 150 * 1024;
const MORE_HEAP = 1.1;
const SLOWER = 4;
const BOARD_MS = 1500;
const PAINT_MS = 50;
const MOST_OF = 0.95;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const whole = (value: number): string => Math.round(value).toLocaleString("en");

test("the script before the lobby is not too heavy", async () => {
  const bytes = await heavy("the lobby", node(0), "#open");
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
});

test.each(Object.keys(BOARDS))("the script before the first board of %s is not too heavy", async (game) => {
  const { table, secrets } = await lay(BOARDS[game] as Laying);
  const bytes = await heavy(game, `${node(0)}/t/${table}#seat=${secrets[0]}`, DRAWN[game] ?? "");
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
});

async function heavy(what: string, url: string, wanted: string): Promise<number> {
  const found = await scripts(browser, url, wanted);
  const bytes = found.reduce((sum, each) => sum + each.bytes, 0);
  console.info(`${what}: ${whole(bytes)} of at most ${whole(SCRIPT_BYTES)} bytes, from ${found.length} scripts`);
  return bytes;
}

test("how long a slow machine takes to the first board", async () => {
  const { page, context } = await person(browser, "phone", { serviceWorkers: "block" });
  const { table, secrets } = await lay(BOARDS["burncycle"] as Laying);
  await slowed(page, SLOWER);
  const [empty] = await visits(page, `${node(0)}${EMPTY}`, "body", 1);
  const [board] = await visits(page, `${node(0)}/t/${table}#seat=${secrets[0]}`, DRAWN["burncycle"] ?? "", 1);
  console.info(`first board ${whole(board ?? 0)} ms of ${BOARD_MS} wished for; an empty page ${whole(empty ?? 0)} ms`);
  await context.close();
});

test.each(Object.keys(BOARDS))("nothing moves on a board of %s that nobody touches", async (game) => {
  const { moving, busy } = await atRest(browser, BOARDS[game] as Laying);
  console.info(`${game}: busy ${whole(100 * busy)} % of the time`);
  expect(moving).toBe(0);
});

test("a long match leaves nothing behind", async () => {
  const { updates, early, late, paints, empty } = await watched(browser, LONG_MATCH, LONG);
  console.info(
    `${whole(updates)} updates; alive after the first tenth ${whole(early)} bytes, at the end ${whole(late)}`,
  );
  console.info(
    `painted within ${whole(share(paints, MOST_OF))} ms (95 of 100) of ${PAINT_MS} wished for; an empty page ${whole(share(empty, MOST_OF))} ms`,
  );
  expect(updates).toBeGreaterThan(1000);
  expect(late).toBeLessThanOrEqual(early * MORE_HEAP);
});
