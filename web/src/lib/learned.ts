/** The lessons that this browser has seen to their end. */

import { keepWords, keptWords } from "./storage";

const NAME = "learned";

export function isLearned(game: string, key: string): boolean {
  return keptWords(NAME).has(`${game}/${key}`);
}

export function keepLearned(game: string, key: string): void {
  keepWords(NAME, [`${game}/${key}`]);
}
