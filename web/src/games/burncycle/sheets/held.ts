/** What lies on a bot's mat besides power and chips, each thing with its sign, name and what it does. */

import type { Words } from "../../../lib/words.svelte";
import type { Bot, SheetPrint, Skill } from "../view";
import type { IconName } from "./paths";

export interface Thing {
  key: string;
  /** What it is called in options; empty where it is in none. */
  place: string;
  icon: IconName;
  name: string;
  /** What it does; empty where the texts say nothing. */
  about: string;
  /** It is there, but not in use. */
  idle: boolean;
}

type Drawn = Pick<Thing, "key" | "place" | "icon"> & Partial<Pick<Thing, "name" | "idle">>;

function thing(words: Words, card: string, { name = words.word(card), idle = false, ...drawn }: Drawn): Thing {
  const about = words.texts.about(card);
  return { ...drawn, name, about: about === "none" ? "" : about, idle };
}

/** Keys, cards, beads and network cards. */
export function inventory(bot: Bot, print: SheetPrint | undefined, words: Words): Thing[] {
  const keys = words.texts.render("bot-keys", { keys: bot.keys });
  const cards = bot.cards.map(({ card, installed }, i) => {
    const [key, place] = [`card ${i}`, `card:${card}`];
    if (!print?.mods.includes(card)) return thing(words, card, { key, place, icon: "card" });
    const name = words.texts.render("bot-mod", { card, installed });
    return thing(words, card, { key, place, icon: "mod", name, idle: !installed });
  });
  return [
    ...(bot.keys ? [thing(words, "", { key: "keys", place: "", icon: "key", name: keys })] : []),
    ...cards,
    ...bot.carries.map((bead, i) => thing(words, bead, { key: `bead ${i}`, place: "", icon: "bead" })),
    ...bot.hand.map((card, i) => thing(words, card, { key: `hand ${i}`, place: `card:${card}`, icon: "network" })),
  ];
}

/** The abilities and upgrades of a bot: those that are active and, where all are wanted, those that can be bought. */
export function skills(bot: number, printed: readonly Skill[], words: Words, all: boolean): Thing[] {
  const wanted = printed.filter((skill) => all || skill.active);
  return wanted.map((skill) => {
    const state = skill.used ? "used" : skill.active ? "active" : "open";
    const name = words.texts.render("bot-skill", { skill: skill.name, state, cost: skill.cost });
    const [key, place] = [skill.name, `skill:${bot}:${skill.name}`];
    return thing(words, skill.name, {
      key,
      place,
      icon: skill.active ? "check" : "open",
      name,
      idle: state !== "active",
    });
  });
}
