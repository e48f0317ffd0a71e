/** Colours, sizes and breakpoints have one place each: no component brings its own. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HEIGHTS, WIDTHS } from "../src/lib/screens";

const root = new URL("../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && path !== "lib/api.ts")
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

/** Every match of a pattern, with the file it is in. */
function found(pattern: RegExp, but: readonly string[] = []): string[] {
  return sources
    .filter(({ path }) => !but.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

const COLOUR = /(?<![\w&])#[0-9a-f]{3,8}\b(?!\()|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi;
/** A code is read by a camera, and the browser's tab has no style sheet. */
const PLAIN = ["styles/tokens.css", "styles/palettes.css", "lib/QrCode.svelte", "notify/badge.svelte.ts"];

test("a colour is a token", () => {
  expect("#fff rgb(0 0 0 / 0.3) {#if a}".match(COLOUR)).toEqual(["#fff", "rgb(0 0 0 / 0.3)"]);
  expect(found(COLOUR, PLAIN)).toEqual([]);
});

/** The bounds of a media query that are not on the list. */
function unknown(query: string): string[] {
  const bounds = [...query.matchAll(/(min|max)-(width|height): (\d+)px/g)];
  return bounds.flatMap(([whole, end, side, size]) => {
    const known: readonly number[] = Object.values(side === "width" ? WIDTHS : HEIGHTS);
    return known.includes(Number(size) + (end === "max" ? 1 : 0)) ? [] : [whole];
  });
}

test("a media query keeps to the breakpoints", () => {
  expect(unknown("(min-width: 640px) and (max-width: 1180px)")).toEqual(["max-width: 1180px"]);
  const queries = found(/@media[^{]+/g);
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((query) => unknown(query).length > 0)).toEqual([]);
});

test("a script names its breakpoint", () => {
  expect(found(/MediaQuery\(["'`][^"'`]*\d+px/g)).toEqual([]);
});

test("a size that has a name is called by it", () => {
  const css = readFileSync(new URL("styles/sizes.css", root), "utf8");
  const values = (name: string): string[] =>
    [...css.matchAll(new RegExp(`--${name}-\\w+: ([\\w.]+);`, "g"))].map(([, value = ""]) => value.replace(".", "\\."));
  const raw = (property: string, name: string): RegExp =>
    new RegExp(`\\b${property}: (?:${values(name).join("|")});`, "g");
  expect("border-radius: 12px;").toMatch(raw("border-radius", "radius"));
  expect(found(raw("border-radius", "radius"))).toEqual([]);
  expect(found(raw("font-size", "size"))).toEqual([]);
  expect(found(raw("(?:row-|column-)?gap", "gap"))).toEqual([]);
});
