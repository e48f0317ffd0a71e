/** Opening a table and going there. */

import { address } from "../lib/address.svelte";
import { Failed, RefusedCall } from "../lib/api-calls";
import { copy } from "../lib/clipboard";
import { carriedOut } from "../lib/outbox";
import { reader } from "../lib/reader.svelte";
import type { First, LobbyState } from "./lobby.svelte";

/** Open what was chosen: with the link in the clipboard where the browser allows it, or started with bots. */
export async function start(lobby: LobbyState, usual: string, alone: boolean): Promise<void> {
  const name = lobby.name.trim();
  reader.call(name);
  try {
    const { table, secret } = await lobby.lay(name || usual, alone);
    if (alone) await carriedOut(table, { do: "start" }, secret);
    else await copy(`${location.origin}/t/${table}`);
    address.go(`/t/${table}`);
  } catch (error) {
    if (error instanceof RefusedCall) lobby.refused = error.no;
    else if (error instanceof Failed) lobby.failed = true;
    else throw error;
  }
}

/** Begin a first match: opened and started with one click. */
export async function learn(lobby: LobbyState, { game, match }: First, usual: string): Promise<void> {
  await lobby.pick(game);
  lobby.chosen = match.options ?? {};
  await lobby.seat(match.players);
  await start(lobby, usual, true);
}
