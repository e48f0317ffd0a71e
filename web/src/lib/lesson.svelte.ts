/** The lesson that is taken at a table, in the reader's language. */

import { lessons } from "./api-calls";
import type { TableState } from "./table.svelte";
import type { Lesson } from "./wire";
import type { Words } from "./words.svelte";

export interface Taken {
  /** Null without a lesson, and until its words are here. */
  readonly lesson: Lesson | null;
  /** The one that comes after it. */
  readonly next: Lesson | null;
}

/** Call it while a component is being made. */
export function useLesson(table: TableState, words: Words): Taken {
  let all = $state.raw<Lesson[]>([]);
  $effect(() => {
    const [sheet, lang] = [table.table, words.lang];
    if (sheet?.lesson) void lessons(sheet.game, lang).then((found) => (all = found));
  });
  const at = $derived(all.findIndex(({ key }) => key === table.table?.lesson?.key));
  return {
    get lesson() {
      return all[at] ?? null;
    },
    get next() {
      return at < 0 ? null : (all[at + 1] ?? null);
    },
  };
}
