/** The lint that keeps rules out of the pictures: it finds what it is there for, and nothing else. */

import { ESLint } from "eslint";
import { expect, test } from "vitest";

const RULES = ["no-restricted-syntax", "no-restricted-imports"];
const eslint = new ESLint({ cwd: `${import.meta.dirname}/..` });

async function found(code: string, path = "src/games/burncycle/sample.ts"): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? "").filter((rule) => RULES.includes(rule));
}

test.each([
  ["a change laid over a view", 'import { changed } from "../../lib/changes";\nchanged(null, {});', RULES[1]],
  ["frames worked out again", 'import { framesOf } from "../../../lib/frames";\nframesOf(null, [], []);', RULES[1]],
  ["another view made of one", "export const next = (view: object) => ({ ...view, threat: 3 });", RULES[0]],
  ["a value set in a view", "export const set = (view: { a: number }) => void (view.a = 1);", RULES[0]],
  ["a value set deep in a view", "export const set = (view: { a: number[] }) => void (view.a[0] = 1);", RULES[0]],
  ["a value counted up", "export const set = (view: { a: number }) => void view.a++;", RULES[0]],
  ["a list that is changed in place", "export const set = (view: { a: number[] }) => void view.a.push(1);", RULES[0]],
])("%s is found", { timeout: 60_000 }, async (_, code, rule) => {
  expect(await found(code)).toEqual([rule]);
});

test("what only reads is let be, and so is the table's own state", { timeout: 60_000 }, async () => {
  const reads = "export const read = (view: { a: number[] }) => [...view.a].sort().map((n) => n + 1);";
  expect(await found(reads)).toEqual([]);
  expect(await found('import type { Frame } from "../../lib/frames";\nexport type One = Frame;')).toEqual([]);
  expect(await found('import { changed } from "./changes";\nchanged(null, {});', "src/lib/sample.ts")).toEqual([]);
});
