/** The order in which a picture shows the seats. */

/** Round the table, starting with your own seat; for a spectator, with the first. */
export function round(count: number, own: number): number[] {
  return Array.from({ length: count }, (_, i) => (Math.max(0, own) + i) % count);
}
