/** The order of the cards while it is composed on the frame: by dragging, by tapping two, or by keys. */

import type { Several } from "../../lib/several.svelte";
import type { Direction } from "./view";

const ROUND: readonly (Direction | "")[] = ["", "up", "right", "down", "left"];

/** Where the directions of the cards are planned. */
export interface Planner {
  readonly directions: readonly string[];
  plan(place: number, direction: Direction | ""): void;
  moved(from: number, to: number): void;
}

export class Ordering {
  readonly #several: Several;
  readonly #planner: Planner;
  /** The slot that was tapped first, or is being dragged. */
  held = $state<number | null>(null);
  /** What was just done, for those who do not see it. */
  said = $state("");

  constructor(several: Several, planner: Planner) {
    this.#several = several;
    this.#planner = planner;
  }

  /** The slots in the order composed so far. */
  get order(): readonly number[] {
    return this.#several.picked as readonly number[];
  }

  /** How many cards may be dropped in all. */
  get most(): number {
    return this.#several.part.shape === "order" ? this.#several.part.drop : 0;
  }

  /** An order begins with all cards as they lie. */
  begin(): void {
    if (this.order.length || this.#several.part.shape !== "order") return;
    for (const slot of this.#several.part.items) this.#several.toggle({ slot });
  }

  /** Bring the card at one place to another. */
  move(from: number, to: number): void {
    if (from === to || to < 0 || to >= this.order.length || from < 0) return;
    this.#several.move(from, to);
    this.#planner.moved(from, to);
    this.said = String(to + 1);
  }

  /** Tap a card: the first is held, the second changes places with it. */
  tap(slot: number): void {
    const held = this.held;
    if (held === null || !this.order.includes(slot)) {
      this.held = this.order.includes(slot) ? slot : null;
      return;
    }
    this.held = null;
    const [from, to] = [this.order.indexOf(held), this.order.indexOf(slot)].sort((a, b) => a - b);
    if (from === undefined || to === undefined || from === to) return;
    this.move(from, to);
    this.move(to - 1, from);
  }

  /** Let go of the card that is held. */
  release(): void {
    this.held = null;
  }

  /** Leave a card out, or take it in again at the end; where no more can be left out, instead of the one that was. */
  drop(slot: number): void {
    const place = this.order.indexOf(slot);
    if (place >= 0 && !this.most) return;
    if (place >= 0 && this.#several.missing >= 0) this.#several.toggle({ slot: this.#out });
    if (place >= 0) this.#planner.moved(place, this.order.length - 1);
    this.#several.toggle({ slot });
    this.held = null;
  }

  /** The first card that is left out. */
  get #out(): number {
    const { part } = this.#several;
    const slots = (part.shape === "order" ? part.items : []) as readonly number[];
    return slots.find((slot) => !this.order.includes(slot)) ?? -1;
  }

  /** The next direction for the move at a place of the order. */
  turn(place: number, by: 1 | -1 = 1): void {
    const now = ROUND.findIndex((way) => way === (this.#planner.directions[place] ?? ""));
    this.#planner.plan(place, ROUND[(now + by + ROUND.length) % ROUND.length] ?? "");
  }
}
