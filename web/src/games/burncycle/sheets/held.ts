/** What lies on a bot's mat besides power and chips, each thing with its sign, name and what it does. */

import type { Words } from "../../../lib/words.svelte";
import type { Bot } from "../view";
import type { SheetPrint, Skill } from "./around.svelte";
import type { IconName } from "./paths";

export interface Thing {
  key: string;
  icon: IconName;
  name: string;
  /** What it does; empty where the texts say nothing. */
  about: string;
  /** It is there, but not in use. */
  idle: boolean;
}

function thing(words: Words, card: string, key: string, icon: IconName, name = words.word(card), idle = false): Thing {
  const about = words.texts.about(card);
  return { key, icon, name, about: about === "none" ? "" : about, idle };
}

/** Keys, cards, beads and network cards. */
export function inventory(bot: Bot, print: SheetPrint | undefined, words: Words): Thing[] {
  const keys = words.texts.render("bot-keys", { keys: bot.keys });
  const cards = bot.cards.map(({ card, installed }, i) => {
    if (!print?.mods.includes(card)) return thing(words, card, `card ${i}`, "card");
    return thing(words, card, `card ${i}`, "mod", words.texts.render("bot-mod", { card, installed }), !installed);
  });
  return [
    ...(bot.keys ? [thing(words, "", "keys", "key", keys)] : []),
    ...cards,
    ...bot.carries.map((bead, i) => thing(words, bead, `bead ${i}`, "bead")),
    ...bot.hand.map((card, i) => thing(words, card, `hand ${i}`, "network")),
  ];
}

/** The abilities and upgrades of a bot: those that are active and, where all are wanted, those that can be bought. */
export function skills(printed: readonly Skill[], words: Words, all: boolean): Thing[] {
  const wanted = printed.filter((skill) => all || skill.active);
  return wanted.map((skill) => {
    const state = skill.used ? "used" : skill.active ? "active" : "open";
    const name = words.texts.render("bot-skill", { skill: skill.name, state, cost: skill.cost });
    return thing(words, skill.name, skill.name, skill.active ? "check" : "open", name, state !== "active");
  });
}
