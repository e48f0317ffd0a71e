/** Which things on the floor are lit: each that answers to a click, unless the reach already shows it. */

import type { Compose, Option } from "../../../lib/compose.svelte";
import { isDice } from "../dice/picking.svelte";
import { touched } from "./spots";

/** Verbs whose targets lie everywhere around a bot: they are lit once the verb was chosen. */
const LATER = ["strike-wall"];

/** The places to light up. */
export function lit(
  compose: Pick<Compose, "onBoard" | "part" | "steps" | "matches">,
  reach: ReadonlyMap<number, unknown>,
): string[] {
  if (isDice(compose.part)) return []; // they are picked in the tray
  const shown = compose.steps.length ? compose.onBoard : compose.onBoard.filter(({ act }) => !LATER.includes(act.verb));
  return [...new Set([...touched(shown), ...starts(shown)])].filter(
    (place) => !inReach(place, compose.matches(place), reach),
  );
}

/** The things that options start at. */
function starts(options: readonly Option[]): string[] {
  return options.flatMap(({ act }) => (act.at && act.rank !== "rare" && !act.at.startsWith("seat:") ? [act.at] : []));
}

/** A space that can only be walked to is lit by the reach. */
function inReach(place: string, options: readonly Option[], reach: ReadonlyMap<number, unknown>): boolean {
  const [kind, number] = place.split(":");
  return kind === "cell" && reach.has(Number(number)) && options.length === 1 && options[0]?.act.verb === "step";
}
