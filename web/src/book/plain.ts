/** A book of nothing but its rules, for a reader who is offline and has never read it: one chapter for each section. */

import type { Book, Clause } from "../lib/wire";

export function plain(clauses: Iterable<Clause>): Book {
  const sections = new Map<string, string[]>();
  for (const { id, section } of clauses) sections.set(section, [...(sections.get(section) ?? []), id]);
  const chapters = [...sections].map(([title, ids], i) => ({
    key: `part-${i + 1}`,
    title,
    lead: "",
    parts: [{ title, clauses: ids }],
  }));
  return { chapters, terms: [] };
}
