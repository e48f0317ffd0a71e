/** A drawing of flat layers on a square of 100, from back to front. */

/** How a layer is coloured, its path and, for a line, how thick it is; a path without a thickness is filled. */
export type Layer<Tone extends string> = readonly [tone: Tone, path: string, line?: number];

/** A disc as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A box with round corners as a path. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const turn = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return `M${x + r} ${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`;
}
