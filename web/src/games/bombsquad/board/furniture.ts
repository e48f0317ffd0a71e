/** Furniture drawn faintly on empty spaces, so that a building looks like one. It stands for nothing. */

const DRAWINGS = [
  "M-18-9h36a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-36a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6zM-24-2h48M0-2v13",
  "M-21-13h42a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3h-42a3 3 0 0 1-3-3v-16a3 3 0 0 1 3-3zM-9-9H9V1H-9zM-5 17a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-15V15M-15 0H15M-10.5-10.5l21 21M10.5-10.5l-21 21",
  "M-25-8h50a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-50a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM-9-8V8M9-8V8",
  "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-4-18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M14 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-22 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
] as const;

/** Every this many spaces there is a piece. */
const EVERY = 5;

/** A number that looks random and is always the same for a space of a building of this size. */
function scattered(cell: number, spaces: number): number {
  const mixed = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(spaces, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 10007;
}

/** What stands where, on spaces that nothing else takes. */
export function furniture(spaces: number, taken: ReadonlySet<number>): { cell: number; d: string }[] {
  return Array.from({ length: spaces }, (_, cell) => cell)
    .filter((cell) => !taken.has(cell) && scattered(cell, spaces) % EVERY === 0)
    .map((cell) => ({
      cell,
      d: DRAWINGS[Math.floor(scattered(cell, spaces) / EVERY) % DRAWINGS.length] ?? DRAWINGS[0],
    }));
}
