/** Notifications of the device: asked for only when the reader switches them on, shown while a page is open. */

import { address } from "../lib/address.svelte";
import { reader } from "../lib/reader.svelte";
import { gameWords } from "../games/speech";
import { titleOf } from "../lib/titles";
import type { TableView } from "../lib/wire";
import { Turns } from "./turns.svelte";

export type Allowed = "yes" | "no" | "never";

/** Ask the browser whether we may call; `never` where it has no notifications here. */
export async function allowed(): Promise<Allowed> {
  if (!("Notification" in globalThis)) return "never";
  return (await Notification.requestPermission()) === "granted" ? "yes" : "no";
}

/** Tell that a table waits. What is asked there is not said: others may see the screen. */
async function call(table: TableView): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const words = await gameWords(table.game, reader.lang).catch(() => null);
  if (!words) return;
  const title = titleOf(words, table);
  const path = `/t/${table.id}`;
  const shown = { body: words.texts.fill("mine-turn"), tag: table.id, data: path, icon: "/icons/192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, shown);
  const notice = new Notification(title, shown);
  notice.onclick = () => (window.focus(), address.go(path), notice.close());
}

export const turns = new Turns((table) => void call(table));
