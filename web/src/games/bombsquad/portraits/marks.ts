/** What a portrait is drawn with: filled shapes and lines on a square of 100, in named paints. */

export type Paint =
  | "night"
  | "dark"
  | "line"
  | "paper"
  | "steel"
  | "glass"
  | "gold"
  | "red"
  | "moss"
  | "olive"
  | "hair1"
  | "hair2"
  | "hair3"
  | "hair4"
  | "hair5"
  | "standard"
  | "activation"
  | "advanced";

export interface Mark {
  d: string;
  fill?: Paint;
  line?: Paint;
  width?: number;
  /** How much of what lies behind shows through, from 0 to 1. */
  clear?: number;
  /** How much darker than its paint, from 0 to 1. */
  shade?: number;
  dashed?: boolean;
}

/** One person: the layers behind the head, over the shoulders, and over the head. */
export interface Face {
  skin: 1 | 2 | 3 | 4 | 5;
  behind?: readonly Mark[];
  suit: readonly Mark[];
  front: readonly Mark[];
}

export const fill = (paint: Paint, d: string, more: Partial<Mark> = {}): Mark => ({ d, fill: paint, ...more });
export const line = (paint: Paint, width: number, d: string, more: Partial<Mark> = {}): Mark => ({
  d,
  line: paint,
  width,
  ...more,
});

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

// Parts of a face

export const EYES: readonly Mark[] = [
  fill("line", `${disc(42, 45, 2.8)}${disc(58, 45, 2.8)}`),
  fill("paper", `${disc(43, 44, 0.9)}${disc(59, 44, 0.9)}`),
];

export const brows = (paint: Paint, down = 0): Mark =>
  line(paint, 2.3, `M37 ${39 + down}q5-3.5 9-1M54 ${38 + down}q4-2.5 9 1`);

const MOUTHS = {
  smile: line("red", 2.2, "M44 59.5q6 4.5 12 0", { shade: 0.25 }),
  firm: line("red", 2.2, "M45 61h10", { shade: 0.25 }),
  wry: line("red", 2.2, "M45 60.5q6 2 11-2", { shade: 0.25 }),
  grin: fill("paper", "M43 58.5c4 1.5 10 1.5 14 0-1 5-4 7-7 7s-6-2-7-7z", { line: "red", width: 1.5 }),
};

export const mouth = (kind: keyof typeof MOUTHS): Mark => MOUTHS[kind];

/** A star of five points with its upper point here. */
export const star = (x: number, y: number): string => `M${x} ${y}l2 4 4.3.5-3 3 .8 4.3-4.1-2-4.1 2 .8-4.3-3-3 4.3-.5z`;
