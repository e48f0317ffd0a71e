/** What a planned card will do, in two words: what, and where or how much. */

import type { Words } from "../../lib/words.svelte";
import { actionOf } from "./cards";
import type { BombSquadView, Deed } from "./view";
import { spaceOf } from "./words";

export function effect(deed: Deed | null, view: BombSquadView, words: Words): string[] {
  if (!deed || deed.how === "unknown") return [];
  if (deed.how === "open") return [words.say("effect-open")];
  if (deed.how === "error") return [words.say("effect-error"), words.say("effect-error-cost")];
  const end = deed.cells.at(-1);
  if (end !== undefined)
    return [words.texts.render("effect-move", { direction: deed.direction }), space(view, end, words)];
  const bomb = view.tokens.find((token) => token.cell === deed.took && token.what === "bomb");
  return [words.say(`effect-${actionOf(deed.kind).replace("_", "-")}`), bomb?.letter || space(view, deed.took, words)];
}

function space(view: BombSquadView, cell: number, words: Words): string {
  return words.texts.render("effect-space", spaceOf(view, cell));
}
