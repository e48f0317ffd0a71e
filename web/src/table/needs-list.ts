/** Whether a question can only be answered in the full list: then the drawer opens by itself. */

import type { Picture } from "../board/game";
import type { Compose, Option } from "../lib/compose.svelte";
import { MOST, quick } from "./quick";

/** Which things can't be pointed at in this picture. */
export function undrawnIn(compose: Compose, picture?: Pick<Picture, "listed">): (place: string) => boolean {
  return (place) => picture?.listed?.(place, compose) ?? false;
}

export function needsList(compose: Compose, picture?: Pick<Picture, "listed">): boolean {
  if (!compose.asked || compose.steady || compose.onPieces) return false;
  const undrawn = undrawnIn(compose, picture);
  const isDrawn = (option: Option): boolean => option.places.some((place) => option.offer || !undrawn(place));
  const { several } = compose;
  if (several) return several.part.shape === "split" || !compose.options.every((each) => each.offer || isDrawn(each));
  const buttons = new Set(quick(compose.foremost, MOST, undrawn).map(({ key }) => key));
  const isMissing = (option: Option): boolean =>
    option.act.rank !== "rare" && !option.warned && !isDrawn(option) && !buttons.has(option.key);
  return compose.shown.some(isMissing);
}
