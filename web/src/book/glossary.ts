/** Finds the words of the glossary in a text. */

import type { Term } from "../lib/wire";

/** A piece of a text; one with a term is a word that can be looked up. */
export interface Piece {
  text: string;
  term: Term | null;
}

/** Marks each word in a text that isn't among those `seen`, and adds it to them. */
export type Marking = (text: string, seen: Set<string>) => Piece[];

const LETTER = "[\\p{L}\\p{N}]";
/** What may stand between the words of a name. */
const BETWEEN = "[\\s'’-]+";

export function marking(terms: readonly Term[]): Marking {
  const names = terms.flatMap((term) => term.names.map((words) => ({ term, words })));
  names.sort((a, b) => b.words.length - a.words.length || longest(b.words) - longest(a.words));
  if (!names.length) return (text) => [{ text, term: null }];
  const each = names.map(({ words }) => `(${words.map((forms) => `(?:${forms.join("|")})`).join(BETWEEN)})`);
  const found = new RegExp(`(?<!${LETTER})(?:${each.join("|")})(?!${LETTER})`, "gu");
  return (text, seen) => {
    const pieces: Piece[] = [];
    let last = 0;
    for (const match of folded(text).matchAll(found)) {
      const term = names[match.slice(1).findIndex((part) => part !== undefined)]?.term;
      if (!term || seen.has(term.key)) continue;
      seen.add(term.key);
      const end = match.index + match[0].length;
      pieces.push({ text: text.slice(last, match.index), term: null }, { text: text.slice(match.index, end), term });
      last = end;
    }
    return [...pieces, { text: text.slice(last), term: null }].filter(({ text }) => text);
  };
}

function longest(words: readonly (readonly string[])[]): number {
  return Math.max(...words.map(([word = ""]) => word.length));
}

/** A text without accents and capitals, letter by letter, so that every place in it stays where it is. */
function folded(text: string): string {
  return Array.from(text.split(""), (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}
