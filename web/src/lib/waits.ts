/** How long to wait before something is sent again: waits grow with every attempt, and are spread by chance. */

const FIRST = 300;
const LONGEST = 5000;

/** Milliseconds to wait after an attempt, the first of which is 1. */
export function wait(attempt: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** (attempt - 1));
  return most / 2 + (Math.random() * most) / 2;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((then) => setTimeout(then, milliseconds));
}
