/** Response windows and standing orders: who may respond to what, how long, and what is answered unasked. */

import type { Option } from "../../../lib/compose.svelte";
import type { Facts } from "../../../lib/wire";
import type { Words } from "../../../lib/words.svelte";
import type { BreachView, Window } from "../view";

export const ORDERS = ["ask", "pass-unless-attacked", "pass"] as const;
export type Order = (typeof ORDERS)[number];

/** The window that is open now; null where none is. */
export function openWindow(view: BreachView): Window | null {
  return view.window && !view.window.lapsed ? view.window : null;
}

/** What happens, in words that all may hear. */
export function happening(words: Words, window: Window, facts: Facts): string {
  return words.say(`window-${window.kind}`, facts);
}

/** How much of the time is left, in milliseconds and as a share of all of it; null where there is no limit. */
export function timeLeft(window: Window, whole: number, now: number): { time: number; share: number } | null {
  if (!window.closes || !whole) return null;
  const time = Math.max(0, window.closes - now);
  return { time, share: Math.min(1, time / whole) };
}

/** The option that gives an order; null where it cannot be given now. */
export function orderOption(options: readonly Option[], order: Order): Option | null {
  return options.find(({ act, binds }) => act.verb === "order" && binds["order"] === order) ?? null;
}

/** The order of a seat that all see. */
export function orderOf(view: BreachView, seat: number): Order {
  return ORDERS.find((order) => order === view.orders[seat]) ?? "ask";
}
