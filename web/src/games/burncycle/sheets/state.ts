/** What a bot is to the readers: whose it is, and how it is, in words that the texts know. */

import type { Seat } from "../../../lib/wire";
import type { Words } from "../../../lib/words.svelte";
import { type Bot, type BurncycleView, isDetected, isModule } from "../view";

export type BotState = "escaped" | "shut" | "disguised" | "detected" | "hidden" | "unseen";

export function botState(bot: Bot): BotState {
  if (bot.escaped) return "escaped";
  if (bot.shut) return "shut";
  if (bot.disguise) return "disguised";
  if (isDetected(bot)) return "detected";
  return bot.hidden ? "hidden" : "unseen";
}

/** Whose a bot is: an agent is its player's, the command module everybody's. */
export function whose(view: BurncycleView, bot: number, player: Seat | null, words: Words): string {
  if (isModule(view, bot)) return words.say("bot-module");
  const holder = player?.name || words.texts.render("seat-number", { number: bot + 1 });
  return words.texts.fill("bot-agent", { holder, own: bot === view.seat ? "true" : "false" });
}

/** Whether it is this agent's turn, with a chip of the burncycle at hand. */
export function acts(view: BurncycleView, bot: number): boolean {
  return view.active === bot && view.tracker >= 0;
}
