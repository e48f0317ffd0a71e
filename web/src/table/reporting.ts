/** What is typed into the say line and goes to the operator. */

const WORD = "/bug";

export function isReport(text: string): boolean {
  return text.trim().split(/\s/)[0] === WORD;
}

/** What is said after the word. */
export function wordsIn(text: string): string {
  return text.trim().slice(WORD.length).trim();
}
