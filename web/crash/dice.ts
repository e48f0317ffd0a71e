/** Chance from a seed, so that the same player thinks the same thoughts again. */

export type Chance = () => number;

/** Mulberry32: numbers from 0 up to, not including, 1. */
export function dice(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function between(low: number, high: number, chance: Chance): number {
  return low + Math.floor(chance() * (high - low + 1));
}

export function any<T>(of: readonly T[], chance: Chance): T {
  return of[between(0, of.length - 1, chance)] as T;
}

/** This many of these in any order. */
export function sample<T>(of: readonly T[], count: number, chance: Chance): T[] {
  const left = [...of];
  return Array.from({ length: count }, () => left.splice(between(0, left.length - 1, chance), 1)[0] as T);
}
