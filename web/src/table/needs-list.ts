/** Whether a question can only be answered in the full list: then the drawer opens by itself. */

import type { Picture } from "../board/game";
import type { Compose, Option } from "../lib/compose.svelte";
import { quick } from "./quick";

export function needsList(compose: Compose, picture?: Pick<Picture, "listed">): boolean {
  if (!compose.asked || compose.steady || compose.onPieces) return false;
  const isDrawn = (option: Option): boolean =>
    option.places.some((place) => option.offer || !picture?.listed?.(place, compose));
  const { several } = compose;
  if (several) return several.part.shape === "split" || !compose.options.every((each) => each.offer || isDrawn(each));
  const buttons = new Set(quick(compose.foremost).map(({ key }) => key));
  const isMissing = (option: Option): boolean =>
    option.act.rank !== "rare" && !option.warned && !isDrawn(option) && !buttons.has(option.key);
  return compose.shown.some(isMissing);
}
