/** What the server says about a burncycle table, by the names the picture uses. Everything lies open. */

import { Sent } from "../../lib/sent";
import type { Bot, Game, View } from "./types.gen";

export type {
  Around,
  Bot,
  Event,
  Events,
  Faces,
  Game,
  Mat as NetworkMat,
  Ladder,
  Pool,
  Post,
  Reach,
  Roll,
  RoomDrawn as Room,
  Scene,
  Sheet as SheetPrint,
  Sight,
  Skill,
  Slot,
  Space,
  Threat,
  Tread,
  Unit,
  View as BurncycleView,
  Wall,
  Watch,
} from "./types.gen";
/** Up, right, down, left. */
export type Facing = number;

export const NOWHERE = -1;
/** An IP that waits in its access point, and one that was banned from the network. */
export const ACCESS = -1;
export const BANNED = -2;

/** Everything that is sent of this game enters here. */
export const sent = new Sent<Game>();

/** Whether this bot is the command module. */
export function isModule(view: View, bot: number): boolean {
  return bot === view.players;
}

/** A bot is detected while its awareness chip lies on its own space, unless it hid there. */
export function isDetected(bot: Bot): boolean {
  return bot.cell !== NOWHERE && bot.chip === bot.cell && !bot.hidden;
}
