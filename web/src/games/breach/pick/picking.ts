/** What is chosen before the match: who you are, your colour, your Program and your first cubes. */

import type { Option } from "../../../lib/compose.svelte";
import type { Ask } from "../../../lib/wire";
import { AVATARS } from "../figures/avatars";
import { PEOPLE } from "../figures/people";
import type { BreachView } from "../view";

const QUESTIONS: readonly string[] = ["which-interface", "which-program", "which-starting-cube"];
/** Everybody looks on while somebody chooses one of these. */
const WHO: Readonly<Record<string, "avatar" | "breacher">> = {
  "which-avatar": "avatar",
  "which-breacher": "breacher",
};

/** Whether the stage is a gallery now: for who chooses, and where it is about who everybody is, for who waits. */
export function isPicking(view: BreachView, ask: Ask | null): boolean {
  if (!ask || !view.phase.startsWith("setup")) return false;
  return ask.question in WHO || (QUESTIONS.includes(ask.question) && Boolean(ask.choice));
}

/** What an option of such a question takes. */
export function takenBy({ binds }: Option): string {
  const [first] = Object.values(binds);
  return typeof first === "string" ? first : "";
}

/** A thing of the gallery: with an option where it can be taken, and with an owner where somebody has it. */
export interface Pick {
  name: string;
  option: Option | null;
  owner: number;
}

/** All things of the gallery; people always stand at the same place, no matter who has them. */
export function picks(view: BreachView, question: string, options: readonly Option[]): Pick[] {
  const field = WHO[question];
  const offered = options.map((option): Pick => ({ name: takenBy(option), option, owner: -1 }));
  if (!field) return offered;
  const everybody = Object.keys(PEOPLE).filter((name) => name in AVATARS === (field === "avatar"));
  const all = everybody.map((name): Pick => {
    const owner = view.seats.findIndex((player) => player[field] === name);
    return { name, option: offered.find((each) => each.name === name)?.option ?? null, owner };
  });
  return offered.length ? all.filter(({ option, owner }) => option || owner >= 0) : all;
}
