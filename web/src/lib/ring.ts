/** A ring that empties with the time. */

/** How much of the time for a question is left: as a share, in seconds as it stands in the ring, and in words. */
export interface Left {
  share: number;
  text: string;
  label: string;
}

/** The dashes of a ring of which this share is left. */
export function ringOf(share: number, radius: number): string {
  const whole = 2 * Math.PI * radius;
  return `${(whole * share).toFixed(1)} ${whole.toFixed(1)}`;
}
