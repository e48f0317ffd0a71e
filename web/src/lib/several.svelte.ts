/** Several things picked together: some of the items, an order of them, or shares of a total. */

import type { Binds } from "./shapes";
import type { Order, Some, Split, Value } from "./wire";

export class Several {
  readonly part: Some | Order | Split;
  #picked = $state.raw<readonly Value[]>([]);
  #shares: readonly number[];

  constructor(part: Some | Order | Split) {
    this.part = part;
    this.#shares = $state.raw(least(part));
  }

  /** What was picked, in the order of picking. */
  get picked(): readonly Value[] {
    return this.#picked;
  }

  /** The share of each bin. */
  get shares(): readonly number[] {
    return this.#shares;
  }

  /** How many have still to be picked or shared out at least; below zero where they are too many. */
  get missing(): number {
    const part = this.part;
    if (part.shape === "split") return part.total - this.#shares.reduce((sum, share) => sum + share, 0);
    return (part.shape === "some" ? part.low : part.items.length - part.drop) - this.#picked.length;
  }

  /** How many more may be picked. */
  get room(): number {
    const part = this.part;
    if (part.shape === "split") return this.missing;
    return (part.shape === "some" ? part.high : part.items.length) - this.#picked.length;
  }

  /** Whether exactly one is picked: then it answers at once. */
  get single(): boolean {
    return this.part.shape === "some" && this.part.low === 1 && this.part.high === 1;
  }

  /** Whether what was picked is an answer. */
  get ready(): boolean {
    return this.part.shape === "split" ? this.missing === 0 : this.missing <= 0;
  }

  /** What the wish is given: some in the items' own order, an order as it was picked, shares bin by bin. */
  get value(): Value[] {
    const part = this.part;
    if (part.shape === "split") return [...this.#shares];
    if (part.shape === "order") return [...this.#picked];
    return part.items.filter((item) => this.#picked.includes(item));
  }

  /** The place of an option among those picked, counted from one; 0 where it is not picked. */
  placeOf(binds: Binds): number {
    return this.#picked.indexOf(itemOf(binds)) + 1;
  }

  /** Pick an item, or let it go again. */
  toggle(binds: Binds): void {
    const item = itemOf(binds);
    if (this.#picked.includes(item)) this.#picked = this.#picked.filter((each) => each !== item);
    else if (this.room > 0) this.#picked = [...this.#picked, item];
  }

  /** Give a bin its share, as far as its limits and the total allow. */
  share(bin: number, amount: number): void {
    if (this.part.shape !== "split") return;
    const [low, high] = this.part.limits[bin] ?? [0, 0];
    const most = Math.min(high, (this.#shares[bin] ?? 0) + this.missing);
    this.#shares = this.#shares.with(bin, Math.max(low, Math.min(most, amount)));
  }

  /** Move a picked item to another place among those picked. */
  move(from: number, to: number): void {
    const item = this.#picked[from];
    if (item === undefined) return;
    const others = this.#picked.toSpliced(from, 1);
    this.#picked = others.toSpliced(to, 0, item);
  }

  /** Let the last one go; false where there is none. */
  undo(): boolean {
    const any = this.#picked.length > 0;
    this.#picked = this.#picked.slice(0, -1);
    return any;
  }

  /** Begin again. */
  clear(): void {
    this.#picked = [];
    this.#shares = least(this.part);
  }
}

function itemOf(binds: Binds): Value {
  return Object.values(binds)[0] ?? null;
}

/** What each bin holds at least. */
function least(part: Some | Order | Split): number[] {
  return part.shape === "split" ? part.limits.map(([low]) => low) : [];
}
