/** The options of a question by what they do, for things that have no place on the board: cubes, cards, tokens. */

import type { Compose, Option } from "../../../lib/compose.svelte";
import { answers, type Binds, listed, same } from "../../../lib/shapes";

/** What there is to choose now. */
export type Choosing = Pick<Compose, "options" | "bound">;

/** Opens the options of a thing that several touch, at that thing. */
export type Several = (found: () => readonly Option[], at: Element) => void;

const MOST_STEPS = 5;

/** Whether two sets of arguments do not speak against each other. */
export function agree(one: Binds, other: Binds): boolean {
  return Object.entries(one).every(([name, value]) => !(name in other) || same(value, other[name]));
}

/** Every answer that an option can still lead to. */
export function leadsTo(option: Option, bound: Binds): Binds[] {
  if (!listed(option.act)) return [];
  const all = answers(option.act).map((way) => way.binds);
  return all.filter((binds) => agree(binds, bound) && agree(binds, option.binds));
}

/** The options by which one of these verbs can be done with these arguments. */
export function touching({ options, bound }: Choosing, verbs: readonly string[], binds: Binds): Option[] {
  const mine = options.filter((option) => verbs.includes(option.act.verb));
  return mine.filter((option) => leadsTo(option, bound).some((found) => agree(binds, found)));
}

/** Take all steps to an answer, as far as these arguments decide them. */
export function take(
  compose: Pick<Compose, "options" | "bound" | "busy" | "choose">,
  verb: string,
  binds: Binds,
): void {
  for (let step = 0; step < MOST_STEPS && !compose.busy; step += 1) {
    const [option, ...others] = touching(compose, [verb], binds);
    if (!option || others.length) return;
    compose.choose(option);
    if (option.wish) return;
  }
}

/** The numbers of options as a tag shows them. */
export function keysOf(options: readonly Option[]): string {
  return [...new Set(options.map((option) => option.key))].join(" ");
}
