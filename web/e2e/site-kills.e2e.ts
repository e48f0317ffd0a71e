/** A tab without a server is killed in three ways while somebody plays; `scripts/figures/site_kills` does it 200 times. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { hosted, type Hosted } from "./hosted";
import { Killing, NOTHING, type Killed } from "./kills";

let site: Hosted;
beforeAll(async () => {
  site = await hosted();
}, 300_000);
afterAll(() => site.close());

test("what was acknowledged is there after a kill, and nothing twice", async () => {
  const killing = new Killing(site.url, NOTHING);
  await killing.open();
  for (const how of ["worker", "renderer", "browser"] satisfies Killed[]) await killing.kill(how);
  await killing.end();
  await killing.stop();
  const { acknowledged, lost, doubled, foreign, changed, verified } = killing.counted;
  expect({ lost, doubled, foreign, changed, verified }).toEqual({
    lost: 0,
    doubled: 0,
    foreign: 0,
    changed: 0,
    verified: 1,
  });
  expect(acknowledged).toBeGreaterThan(9);
});
