/** How a bot is, in a word that the texts know. */

import { type Bot, isDetected } from "../view";

export type BotState = "escaped" | "shut" | "disguised" | "detected" | "hidden" | "unseen";

export function botState(bot: Bot): BotState {
  if (bot.escaped) return "escaped";
  if (bot.shut) return "shut";
  if (bot.disguise) return "disguised";
  if (isDetected(bot)) return "detected";
  return bot.hidden ? "hidden" : "unseen";
}
