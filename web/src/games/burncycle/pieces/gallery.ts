/** The bots to choose from, in one order for the whole choice, and who has which. */

import type { BurncycleView } from "../view";
import { BOTS } from "./faces";

export interface Exhibit {
  name: string;
  /** The place of its card in options. */
  place: string;
  /** The bot that it became, by number; -1 as long as it is free. */
  bot: number;
}

/** Those that can be chosen and those that were, the bots of the box first and in their order. */
export function exhibits({ pending, bots }: Pick<BurncycleView, "pending" | "bots">): Exhibit[] {
  const open = pending?.kind === "card" ? pending.items.filter((item) => typeof item === "string") : [];
  const all = new Set([...open, ...bots.map(({ name }) => name)]);
  const order = [...BOTS.filter((name) => all.has(name)), ...[...all].filter((name) => !BOTS.includes(name))];
  return order.map((name) => ({ name, place: `card:${name}`, bot: bots.findIndex((bot) => bot.name === name) }));
}
