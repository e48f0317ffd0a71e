/** The client's own messages: names and what people say stand as they are, lists are joined as the language does. */

import type { Words } from "./words.svelte";

export type Args = Readonly<Record<string, string | number | readonly string[]>>;
export type Say = (id: string, args?: Args) => string;

export function speaker(words: Words): Say {
  const shown = (value: Args[string]): string | number =>
    typeof value === "object" ? new Intl.ListFormat(words.lang).format(value) : value;
  return (id, args) => {
    if (!args) return words.texts.fill(id);
    const filled = Object.entries(args).map(([name, value]) => [name, shown(value)] as const);
    return words.texts.fill(id, Object.fromEntries(filled));
  };
}
