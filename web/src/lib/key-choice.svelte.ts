/** Which single key does what at a table: the usual ones, or those that this reader chose. Kept in this browser. */

import { like, liking } from "./storage";

const USUAL = { why: "?", undo: "u", back: "Backspace", board: "m", log: "l", rules: "r", search: "/" } as const;

export type Does = keyof typeof USUAL;
export const DOES = Object.keys(USUAL) as Does[];

/** Who has a key: one of those above, the options, the end of a number, or the page itself, which is moved about by it. */
export type Holder = Does | "options" | "enter" | "page";

/** Keys of more than one letter that nothing else of a page goes by. */
const LONG = ["Backspace", "Delete"];
/** A board that has the focus grows and shrinks by these; a space presses buttons. */
const OF_THE_PAGE = ["+", "-", " "];
/** What is typed for an offer: the first of these that have nothing else to do, so those with a usual use stand last. The
 * usual keys leave a row without a gap from a to k, more than a question offers. */
const FOR_OFFERS = "abcdefghijknopqstvwxyzlmru";

/** A letter is the same key with and without Shift. */
export function plain(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

class KeyChoice {
  #own = $state<Record<Does, string>>(kept());

  of(does: Does): string {
    return this.#own[does];
  }

  /** What a key does, if anything. */
  doing(key: string): Does | undefined {
    return DOES.find((does) => this.#own[does] === plain(key));
  }

  /** Let a key do something from now on; where another has it, nothing changes and the other is the answer. */
  give(does: Does, key: string): Holder | null {
    const holder = this.#holder(plain(key));
    if (holder && holder !== does) return holder;
    this.#own[does] = plain(key);
    like(`key:${does}`, plain(key));
    return null;
  }

  #holder(key: string): Holder | null {
    if (/^\d$/.test(key)) return "options";
    if (key === "Enter") return "enter";
    if (OF_THE_PAGE.includes(key) || (key.length > 1 && !LONG.includes(key))) return "page";
    return this.doing(key) ?? null;
  }

  /** Put all keys back. */
  putBack(): void {
    for (const does of DOES) like(`key:${does}`, "");
    this.#own = kept();
  }

  /** The letters that are typed for offers, in their order. */
  get offers(): string[] {
    return [...FOR_OFFERS].filter((key) => !this.doing(key));
  }
}

function kept(): Record<Does, string> {
  return Object.fromEntries(DOES.map((does) => [does, liking(`key:${does}`) || USUAL[does]])) as Record<Does, string>;
}

export const keyChoice = new KeyChoice();

/** A key as it is written: a letter stands for itself, a long one has a name in each language. */
export function keyName(say: (id: string) => string, key: string): string {
  return key.length > 1 ? say(`key-name-${key.toLowerCase()}`) : key;
}
