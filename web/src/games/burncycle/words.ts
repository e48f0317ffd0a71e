/** How burncycle names the things on its table. */

import type { Texts } from "../../lib/texts";
import type { Facts } from "../../lib/wire";
import type { GameWords } from "../../lib/words.svelte";
import { as, type BurncycleView } from "./view";

export const words: GameWords = {
  /** What stands at the place of a number, such as `cell:12`, `door:3` or `unit:2`. */
  label(facts: Facts, place: string, texts: Texts): string {
    const view = as<BurncycleView>(facts);
    const [kind = "", number = ""] = place.split(":");
    const name = view.named[kind === "cell" ? "space" : kind]?.[Number(number)] ?? "";
    return name && texts.has(`word-${name}`) ? texts.render(`word-${name}`) : name;
  },
};
