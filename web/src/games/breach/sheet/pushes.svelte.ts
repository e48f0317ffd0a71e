/** What the abilities would be after a cube went along an arrow: the server's query `push`, asked once per question. */

import type { Compose } from "../../../lib/compose.svelte";
import type { TableState } from "../../../lib/table.svelte";
import { type Box, type Colour, type Pushes, sent } from "../view";
import { COLOURS, type Part } from "./cubes";

export type Values = Readonly<Record<Colour, number>>;

export class Pushing {
  readonly #table: TableState;
  readonly #compose: Compose;
  #known = $state.raw<{ rev: number; pushes: Pushes | null }>({ rev: -1, pushes: null });
  #asked = -1;

  constructor(table: TableState, compose: Compose) {
    this.#table = table;
    this.#compose = compose;
  }

  /** Ask about the question that stands, where it was not asked yet. */
  look(): void {
    const rev = this.#compose.ask?.rev ?? -1;
    if (rev < 0 || rev === this.#asked) return;
    this.#asked = rev;
    void sent.ask(this.#table, "push", {}).then((pushes) => {
      if (rev === this.#compose.ask?.rev) this.#known = { rev, pushes };
    });
  }

  /** Every way to push a cube; none where that is not known yet. */
  readonly ways: Pushes["ways"] = $derived.by(() =>
    this.#known.rev === this.#compose.ask?.rev ? (this.#known.pushes?.ways ?? []) : [],
  );

  /** The abilities once this cube has gone; null where that is not known. */
  after(part: Part): Values | null {
    if (this.#known.rev !== this.#compose.ask?.rev) return null;
    return valuesAfter(this.#known.pushes, part);
  }
}

/** The abilities after the only way that agrees with what was picked; null where several do, or none. */
export function valuesAfter(pushes: Pushes | null, part: Part): Values | null {
  const agrees = (way: { box: Box; colour: Colour; to: Box }): boolean =>
    (["box", "colour", "to"] as const).every((name) => part[name] === undefined || part[name] === way[name]);
  const [way, ...others] = (pushes?.ways ?? []).filter(agrees);
  if (!way || others.length) return null;
  const [movement, attack, defense] = way.values;
  return { movement, attack, defense };
}

/** The abilities that would change, each with its new value. */
export function changes(now: Values, after: Values | null): Partial<Values> {
  if (!after) return {};
  return Object.fromEntries(COLOURS.filter((each) => after[each] !== now[each]).map((each) => [each, after[each]]));
}
