/** The keys of the table, the same in the picture and in the text mode. */

import type { Compose } from "./compose.svelte";
import { type Does, keyChoice, plain } from "./key-choice.svelte";
import { reader } from "./reader.svelte";

/** What a key can bring to the front. */
export type Spot = Exclude<Does, "undo" | "back">;

const TYPED_INTO = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** What the keys work on. */
export interface Keyed {
  compose: Compose;
  /** Whether an option may be chosen now. */
  open(): boolean;
  undo(): void;
  show(spot: Spot): void;
  switchMode(): void;
}

export class Keys {
  readonly #keyed: Keyed;
  /** The digits of a number that is not finished. */
  typed = $state("");
  /** A number that names no option. */
  wrong = $state("");

  constructor(keyed: Keyed) {
    this.#keyed = keyed;
  }

  /** Whether single keys do anything. */
  get on(): boolean {
    return reader.keys;
  }

  /** Let single keys work, or not. */
  let(on: boolean): void {
    reader.turn("keys", on);
  }

  /** For `keydown` of the window. */
  press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && event.key === ".") {
      event.preventDefault();
      this.#keyed.switchMode();
      return;
    }
    if (this.#meansMe(event) && this.#do(event)) event.preventDefault();
  };

  #meansMe(event: KeyboardEvent): boolean {
    const target = event.target instanceof Element ? event.target : document.body;
    const elsewhere = event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED_INTO);
    return this.on && !elsewhere && !document.querySelector("dialog[open]");
  }

  /** Whether the key did something. */
  #do(event: KeyboardEvent): boolean {
    const { key } = event;
    this.wrong = "";
    if (/^\d$/.test(key)) return this.#digit(key);
    if (key === "Enter") return this.#enter(event);
    const does = keyChoice.doing(key);
    if (!does) return this.#choose(plain(key));
    if (does === "undo") this.#keyed.undo();
    else if (does === "back") this.#back();
    else this.#keyed.show(does);
    return true;
  }

  #digit(digit: string): boolean {
    const typed = this.typed + digit;
    const more = this.#keyed.compose.options.some(({ key }) => key !== typed && key.startsWith(typed));
    this.typed = more ? typed : "";
    if (!more && !this.#choose(typed)) this.wrong = typed;
    return true;
  }

  /** Enter ends a number; else it goes on with what is picked, unless it presses a button or follows a link. */
  #enter(event: KeyboardEvent): boolean {
    const { typed } = this;
    this.typed = "";
    if (typed) {
      if (!this.#choose(typed)) this.wrong = typed;
      return true;
    }
    const { compose } = this.#keyed;
    const pressing = event.target instanceof Element && event.target.closest("button, a, summary");
    if (pressing || !compose.several?.ready || !this.#keyed.open()) return false;
    compose.finish();
    return true;
  }

  #choose(key: string): boolean {
    const option = this.#keyed.compose.options.find((each) => each.key === key);
    if (option && this.#keyed.open()) this.#keyed.compose.choose(option);
    return option !== undefined;
  }

  #back(): void {
    if (this.typed) this.typed = this.typed.slice(0, -1);
    else this.#keyed.compose.back();
  }
}
