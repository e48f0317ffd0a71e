/** What is done with an own card, in a word or two, and what that brings. */

import type { Option } from "../../lib/compose.svelte";
import type { Words } from "../../lib/words.svelte";
import type { Scene } from "./view";

export function dealing({ act }: Option, scene: Scene | null, words: Words): { name: string; brings: string } {
  const id = `short-${act.verb.replaceAll("_", "-")}`;
  const name = words.has(id) ? words.say(id) : words.verb(act.verb);
  return { name, brings: brought(act.verb, scene, words) };
}

function brought(verb: string, scene: Scene | null, words: Words): string {
  const slot = (scene?.next_slot ?? -1) + 1;
  if (verb === "program" && slot > 0) return words.texts.render("brings-slot", { slot });
  if (verb !== "discard") return "";
  const [one, both] = scene?.gains ?? [0, 0];
  return both ? words.texts.render("brings-cells", { one, both }) : words.say("brings-no-cells");
}
