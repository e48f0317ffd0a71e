/** The moves of a replay: those to come name what isn't on the table yet, so they are told by the table at its end. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSecret } from "../../src/lib/storage";
import type { Facts, TableView } from "../../src/lib/wire";
import { Words } from "../../src/lib/words.svelte";
import Moves from "../../src/replay/Moves.svelte";
import { Look, type Study } from "../../src/replay/visit.svelte";

vi.mock("../../src/games/speech", () => ({
  gameWords: (game: string, lang: string, look: () => Facts | null) => {
    const words = new Words(game, look);
    words.use(lang, "event-woken = { $bot } wakes up.\nvalue-bot = { $bot }");
    return Promise.resolve(words);
  },
}));

const SHEET = { id: "t1", game: "toy", stage: "over", seats: [{ name: "Ada" }] } as unknown as TableView;
const ends: (() => void)[] = [];
beforeEach(() => {
  keepSecret("t1", "s");
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path === "/api/tables/t1" ? Response.json(SHEET) : new Response("{}", { status: 500 })),
  );
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function opened(): Promise<Study> {
  const look = new Look("t1");
  await look.begin();
  if (!look.study) throw new Error("nothing to study");
  return look.study;
}

test("a bot that isn't there yet has its name in the list of moves", async () => {
  const study = await opened();
  study.replay.state.view = { named: { bot: ["nobody yet"] } };
  study.replay.live.view = { named: { bot: ["Processor"] } };
  study.replay.live.table = SHEET;
  const items = [{ item: "told", rev: 1, event: { event: "Woken", bot: 0 }, cites: [] }];
  study.replay.story = {
    ...{ seat: 0, of: 0, first: 1, last: 1, over: true, more: false },
    moments: [{ number: 1, items }],
  } as unknown as Study["replay"]["story"];
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(Moves, { target, props: { study } });
  ends.push(() => (void unmount(mounted), target.remove()));
  flushSync();
  expect(target.querySelector(".line")?.textContent).toBe("Processor wakes up.");
});
