/** Opening a table and going there. */

import { pictureOf } from "../games";
import { home, wholeLink } from "../lib/home";
import { address } from "../lib/address.svelte";
import { Failed, RefusedCall } from "../lib/api-calls";
import { open, sitToo } from "../lib/asking";
import { copy } from "../lib/clipboard";
import { carriedOut } from "../lib/outbox";
import { reader } from "../lib/reader.svelte";
import { dropSecret, keepAround, keepSecrets } from "../lib/storage";
import type { Say } from "../lib/say";
import { take } from "../lib/taking";
import type { Facts, FirstMatch, Game } from "../lib/wire";
import type { LobbyState } from "./lobby.svelte";

/**
 * How to begin: with the link in the clipboard where the browser allows it, or at once. `alone`, one person has every seat
 * of a game in which all win or lose together; in any other, and with `bots`, the rest are bots'. `here`, several people
 * play around this screen.
 */
export type Way = "" | "alone" | "bots" | "here";

/** Open what was chosen. */
export async function start(lobby: LobbyState, usual: string, way: Way): Promise<void> {
  const name = lobby.name.trim();
  reader.call(name);
  await tried(lobby, async () => {
    const { table, secret } = await lobby.lay(name || usual, way !== "");
    if (way === "alone" && lobby.game?.cooperative) await takeAll(table, secret, name || usual, lobby.players);
    if (way === "here") await gather(lobby, table, secret, usual);
    if (way) await carriedOut(table, { do: "start" }, secret);
    else await copy(wholeLink(`/t/${table}`));
    address.go(`/t/${table}`);
  });
}

/** Take a game's first lesson with one click. */
export async function learn(lobby: LobbyState, game: Game, usual: string): Promise<void> {
  const [first] = game.lessons;
  if (!first || (await layReady(lobby, game, true, usual))) return;
  const name = lobby.name.trim();
  reader.call(name);
  await tried(lobby, () => take(game.name, first, name || usual));
}

/** Begin a match at once: one person has every seat, or bots the others. */
export async function playAlone(
  lobby: LobbyState,
  game: Game,
  match: FirstMatch,
  usual: string,
  chosen: Facts = {},
): Promise<void> {
  const name = lobby.name.trim() || usual;
  const options = { ...match.options, ...chosen };
  if (match === game.alone && !Object.keys(chosen).length && (await layReady(lobby, game, false, usual))) return;
  await tried(lobby, async () => {
    const settled = { pace: "live", practice: false, watch: true, takeover: false } as const;
    const { table, secret } = await open({ game: game.name, players: match.players, options, ...settled, name });
    if (!match.bots) await takeAll(table, secret, name, match.players);
    await carriedOut(table, { do: "start" }, secret);
    address.go(`/t/${table}`);
  });
  if (!lobby.refused) return;
  await lobby.pick(game); // the form says why it can't be, and what can
  lobby.chosen = options;
  await lobby.seat(match.players);
  goTo("open");
}

/** Go to a first match whose beginning lies ready, if there is one. */
async function layReady(lobby: LobbyState, game: Game, lesson: boolean, usual: string): Promise<boolean> {
  if (!home.opening || lobby.busy) return lobby.busy;
  const name = lobby.name.trim();
  lobby.busy = true;
  pictureOf(game.name).catch(() => null); // it comes while its table is laid
  let table = "";
  try {
    table = await home.opening(game.name, lesson, name || usual);
  } finally {
    lobby.busy = Boolean(table); // until the lobby is gone
  }
  if (!table) return false;
  reader.call(name);
  address.go(`/t/${table}`);
  return true;
}

/** Who plays a match for one: you alone, you on every seat, or you and bots. */
export function aloneAbout({ players, bots = false }: FirstMatch, say: Say): string {
  return bots ? say("lobby-with-bots-about", { bots: players - 1 }) : say("card-alone-about", { seats: players });
}

/** Sit down on the other seats too, and keep them all. */
async function takeAll(table: string, secret: string, name: string, players: number): Promise<void> {
  const secrets = [secret];
  for (let seat = 1; seat < players; seat += 1) {
    secrets.push((await sitToo(table, `${name} ${seat + 1}`, seat)).secret);
  }
  if (secrets.length > 1) keepSecrets(table, secrets);
}

/** Seat those who play around this screen. Nobody's seat is open until they say that they are there. */
async function gather(lobby: LobbyState, table: string, secret: string, usual: string): Promise<void> {
  const secrets = [secret, ...Array.from({ length: lobby.players - 1 }, () => "")];
  for (let seat = 1; seat < lobby.players; seat += 1) {
    const name = lobby.here[seat];
    if (name === undefined) continue;
    secrets[seat] = (await sitToo(table, name.trim() || `${usual} ${seat + 1}`, seat)).secret;
  }
  keepAround(table, { secrets, open: !lobby.game?.secrets });
  dropSecret(table);
}

/** Do it once at a time; where it's refused or fails, the lobby says so. */
async function tried(lobby: LobbyState, opened: () => Promise<void>): Promise<void> {
  if (lobby.busy) return;
  lobby.busy = true;
  lobby.failed = false;
  try {
    await opened();
  } catch (error) {
    if (error instanceof RefusedCall) lobby.refused = error.no;
    else if (error instanceof Failed) lobby.failed = true;
    else throw error;
  } finally {
    lobby.busy = false;
  }
}

/** Set the form up for a game, and for a mission of it where one is given; then go there. */
export async function invite(lobby: LobbyState, game: Game, chosen: Facts = {}): Promise<void> {
  if (lobby.game !== game) await lobby.pick(game);
  for (const setting of game.settings) {
    const value = chosen[setting.name];
    if (value !== undefined) await lobby.choose(setting, value);
  }
  goTo("open");
}

/** Show a part of the page, with the focus too, so that keyboards and screen readers follow. */
export function goTo(id: string): void {
  const there = document.getElementById(id);
  there?.scrollIntoView();
  there?.focus({ preventScroll: true });
}
