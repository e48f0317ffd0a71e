/** Every palette can be read, and the one for readers who see fewer colours keeps levels and seats apart for them. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Rgb = [number, number, number];
type Theme = "light" | "dark";
type Tokens = Map<string, Record<Theme, string>>;

const read = (name: string): string => readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), "utf8");

/** The tokens that a block of a style sheet sets to plain colours. */
function tokens(css: string, block: string): Tokens {
  const body = css.split(`${block} {`)[1]?.split("\n}")[0] ?? "";
  const found = body.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...found].map(([, name = "", light, dark, both]) => [
      name,
      { light: light ?? both ?? "", dark: dark ?? both ?? "" },
    ]),
  );
}

const usual = tokens(read("tokens"), ":root");
const palette = (name: string): Tokens =>
  new Map([...usual, ...tokens(read("palettes"), `:root[data-palette="${name}"]`)]);

function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function contrast(one: string, other: string): number {
  const light = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [low = 0, high = 0] = [light(linear(one)), light(linear(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How readers see who lack one kind of cone, as Viénot, Brettel and Mollon reckon it (the third is an estimate). */
const SIGHTS: Record<string, readonly Rgb[]> = {
  protan: [
    [0.1121, 0.8853, -0.0005],
    [0.1127, 0.8897, -0.0001],
    [0.0045, 0, 1.0019],
  ],
  deutan: [
    [0.292, 0.7054, -0.0003],
    [0.2934, 0.7089, 0],
    [-0.0209, 0.0256, 1.0001],
  ],
  tritan: [
    [1.0145, 0.1353, -0.1499],
    [-0.0195, 0.8532, 0.1642],
    [0.0077, 0.8543, 0.138],
  ],
};

function lab(rgb: Rgb, sight: readonly Rgb[]): Rgb {
  const [r, g, b] = sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
  ) as Rgb;
  const bend = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: string, other: string, sight: readonly Rgb[]): number {
  const [a, b] = [lab(linear(one), sight), lab(linear(other), sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const GROUNDS = ["ground", "surface", "raised", "floor"];
const TEXTS = ["ink", "ink2", "ink3", "ask", "danger", "warn"];
const SHAPES = [
  "seat1",
  "seat2",
  "seat3",
  "seat4",
  "seat5",
  "seat6",
  "phys",
  "tech",
  "util",
  "gen",
  "ice",
  "bio",
  "sci",
  "cry",
  "pol",
];
const ON: readonly (readonly [string, string])[] = [
  ["on1", "l1"],
  ["on2", "l2"],
  ["on3", "l3"],
  ["on-ask", "ask"],
  ["on-danger", "danger"],
];

function colour(from: Tokens, name: string, theme: Theme): string {
  const found = from.get(name)?.[theme];
  if (!found) throw new Error(`no token ${name}`);
  return found;
}

test.each(["usual", "distinct", "contrast"])("%s can be read, on paper and on blueprint", (name) => {
  const all = palette(name);
  for (const theme of ["light", "dark"] as const) {
    const on = (one: string, other: string): number => contrast(colour(all, one, theme), colour(all, other, theme));
    for (const ground of GROUNDS) {
      const poor = TEXTS.filter((text) => on(text, ground) < (name === "contrast" ? 7 : 4.5));
      expect([theme, ground, poor]).toEqual([theme, ground, []]);
      expect([theme, ground, SHAPES.filter((shape) => on(shape, ground) < 3)]).toEqual([theme, ground, []]);
    }
    expect([theme, ON.filter(([mark, fill]) => on(mark, fill) < 4.5)]).toEqual([theme, []]);
  }
});

test.each(Object.keys(SIGHTS))("distinct keeps levels and seats apart for %s sight", (kind) => {
  const all = palette("distinct");
  const sight = SIGHTS[kind] ?? [];
  for (const theme of ["light", "dark"] as const) {
    const close = (names: readonly string[], least: number): string[] =>
      names.flatMap((one, i) =>
        names.slice(i + 1).flatMap((other) => {
          const far = apart(colour(all, one, theme), colour(all, other, theme), sight);
          return far < least ? [`${theme} ${one} ${other} ${Math.round(far)}`] : [];
        }),
      );
    expect(close(["l1", "l2", "l3"], 30)).toEqual([]);
    expect(close(["ask", "danger"], 30)).toEqual([]);
    expect(close(["seat1", "seat2", "seat3", "seat4", "seat5", "seat6"], 25)).toEqual([]);
  }
});
