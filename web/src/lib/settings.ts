/** What the settings of a game and their values are called: `option-NAME`, `option-NAME-VALUE`, else the value's word. */

import { kebab, plain } from "./texts";
import type { Facts, Setting, Value } from "./wire";
import type { Words } from "./words.svelte";

type Named = Pick<Setting, "name">;

export function settingName(words: Words, setting: Named): string {
  const id = `option-${kebab(setting.name)}`;
  return words.has(id) ? words.texts.render(id) : setting.name;
}

export function valueName(words: Words, setting: Named, value: Value): string {
  const said = kebab(value === null ? "default" : typeof value === "boolean" ? plain(value) : String(value));
  const name = kebab(setting.name);
  if (words.has(`option-${name}-${said}`)) return words.texts.render(`option-${name}-${said}`);
  const word = capital(words.has(`word-${said}`) ? words.texts.render(`word-${said}`) : said);
  const own = `${name}-${said}`;
  return words.has(own) ? words.texts.render("lobby-value", { word, name: words.texts.render(own) }) : word;
}

/** The plain name of a value, without what sorts it in a list. */
export function valueTitle(words: Words, setting: Named, value: Value): string {
  const own = `${kebab(setting.name)}-${kebab(String(value))}`;
  return words.has(own) ? words.texts.render(own) : valueName(words, setting, value);
}

/** What a choice means, in one sentence: `sets-NAME-VALUE`, `sets-NAME`, or what the texts say of the thing chosen. */
export function valueAbout(words: Words, setting: Named, value: Value): string {
  const name = kebab(setting.name);
  const said = kebab(String(value));
  const found = [`sets-${name}-${said}`, `about-${said}`, `sets-${name}`].find((id) => words.has(id));
  return found ? words.texts.render(found) : "";
}

/** What a setting is for, in one sentence. */
export function settingAbout(words: Words, setting: Named): string {
  const id = `sets-${kebab(setting.name)}`;
  return words.has(id) ? words.texts.render(id) : "";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Yes or no; shown as a box to tick. */
export function isSwitch(setting: Setting): boolean {
  return setting.values.every((value) => typeof value === "boolean");
}

/** How a table was set up, in words: each setting with what was chosen; a box that was not ticked is left out. */
export function chosen(words: Words, options: Facts): { name: string; value: string }[] {
  const all = Object.entries(options).filter(([, value]) => value !== false && value !== null);
  return all.map(([name, value]) => ({
    name: settingName(words, { name }),
    value: value === true ? "" : valueName(words, { name }, value),
  }));
}
