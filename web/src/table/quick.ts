/** The options that have a button in the question bar: few, short, the most usual first, going on last. */

import type { Option } from "../lib/compose.svelte";
import type { Cue } from "../lib/guide";

export const MOST = 3;

/** Whether a thing can't be pointed at on the board. */
type Undrawn = (place: string) => boolean;

/** Up to `most` of the options in their order of use. What has to be chosen on the board has no button of its own. */
export function quick(foremost: readonly Option[], most = MOST, undrawn: Undrawn = () => false): Option[] {
  const ends = foremost.filter(({ act }) => act.rank === "end");
  const near = foremost.filter((option) => isNear(option) && (most > MOST || !isOnBoard(option, foremost, undrawn)));
  const safe = foremost.some(({ warned, act }) => !warned && act.rank !== "end");
  const others = safe ? near.filter(({ warned }) => !warned) : near; // what costs more than it seems is in the list
  const room = Math.max(0, most - ends.slice(0, 1).length);
  if (goesOn(foremost))
    return [...ends, ...others, ...foremost.filter(({ act }) => act.rank === "rare")].slice(0, most);
  return [...others.slice(0, others.length > room && tooAlike(others) ? 0 : room), ...ends].slice(0, most);
}

/** At the thumb: what can be done with the piece that is held, and always a way to go on. */
export function held(verbs: readonly Option[], foremost: readonly Option[], most: number): Option[] {
  const ends = foremost.filter((option) => option.act.rank === "end" && !verbs.some(({ key }) => key === option.key));
  return [...verbs.slice(0, most - ends.slice(0, 1).length), ...ends.slice(0, 1)];
}

/** The option that a lesson means: by the first verb that can be chosen, at the thing it names where there are several. */
export function taught({ verbs, things }: Cue, foremost: readonly Option[]): Option | undefined {
  const verb = verbs.find((each) => foremost.some(({ act }) => act.verb === each));
  const meant = foremost.filter(({ act }) => act.verb === verb);
  const there = meant.filter(({ places }) => places.includes(things[0] ?? ""));
  const [only, ...others] = there.length ? there : meant;
  return others.length ? undefined : only;
}

/** What a lesson means comes first, and the other buttons make room; going on stays last. */
export function ledBy(option: Option | undefined, buttons: readonly Option[], most: number): Option[] {
  if (!option) return [...buttons];
  const others = buttons.filter(({ key }) => key !== option.key);
  const ends = others.filter(({ act }) => act.rank === "end").slice(0, 1);
  const near = others.filter((each) => !ends.includes(each));
  return [option, ...near.slice(0, Math.max(0, most - 1 - ends.length)), ...ends];
}

/** The one button that stands out: the usual act, else the first that isn't going on, or going on where it is all that is usual. */
export function standsOut(buttons: readonly Option[], foremost: readonly Option[]): Option | undefined {
  if (goesOn(foremost)) return buttons[0];
  const plain = buttons.filter(({ act, warned }) => act.rank !== "end" && !act.free && !warned);
  return plain.find(({ act }) => act.rank === "usual") ?? plain[0];
}

/** At the thumb not all buttons may be in sight: the one that stands out and going on come first. */
export function inSight(buttons: readonly Option[], main: Option | undefined): Option[] {
  const rank = (option: Option): number => (option === main ? 0 : option.act.rank === "end" ? 1 : 2);
  return [...buttons].sort((one, other) => rank(one) - rank(other));
}

/** Whether all that is done here as a rule is to go on; what can be done at any time doesn't count. */
function goesOn(foremost: readonly Option[]): boolean {
  const asked = foremost.filter(({ offer, act }) => !offer && !act.free && act.rank !== "rare");
  return asked.length === 1 && asked[0]?.act.rank === "end";
}

function isNear({ act, offer }: Option): boolean {
  return act.rank !== "end" && act.rank !== "rare" && !offer;
}

/** One of several targets of the same verb and kind, as rooms are: it is lit where it lies, however many there are. */
function isOnBoard(option: Option, all: readonly Option[], undrawn: Undrawn): boolean {
  if (option.places.every(undrawn)) return false;
  const kind = kindOf(option);
  const alike = all.filter((each) => each.act.verb === option.act.verb && kindOf(each) === kind);
  return kind !== "" && alike.length > 1 && Object.keys(option.binds).length > 0;
}

/** What kind of thing an option touches first; empty where it touches none. */
function kindOf({ places: [first = ""] }: Option): string {
  return first.split(":")[0] ?? "";
}

/** Many answers of one verb are told apart on the board or in the list, not by the first two of them. */
function tooAlike(options: readonly Option[]): boolean {
  return new Set(options.map(({ act }) => act.verb)).size === 1;
}
