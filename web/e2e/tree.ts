/** Playing with nothing but the accessibility tree: what a screen reader is told is all that is known of the page. */

import type { Page } from "playwright-core";

/** One line of the tree. */
export interface Told {
  role: string;
  name: string;
  off: boolean;
}

/** What a screen reader is told about the page, in order. */
export async function tree(page: Page): Promise<Told[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  return lines.flatMap((line) => {
    const told = /^\s*- '/.test(line) ? line.replaceAll("''", "'") : line;
    const found = /^\s*- (?:')?(\w+) "((?:[^"\\]|\\.)*)"(.*)$/.exec(told);
    return found
      ? [
          {
            role: found[1] ?? "",
            name: (found[2] ?? "").replaceAll('\\"', '"'),
            off: /\[disabled\]/.test(found[3] ?? ""),
          },
        ]
      : [];
  });
}

/** The buttons that can be pressed and whose names fit. */
export async function buttons(page: Page, pattern: RegExp): Promise<string[]> {
  const told = await tree(page);
  return told.filter(({ role, name, off }) => role === "button" && !off && pattern.test(name)).map(({ name }) => name);
}

/** Press a button by its name, as somebody does who hears the page. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true }).first();
  await button.focus({ timeout: 3000 });
  await page.keyboard.press("Enter");
}

/** Answer one question by the name of a button: what finishes an answer, what is preferred, else any; false where none is asked. */
export async function answerOne(page: Page, prefer: readonly RegExp[], any: number): Promise<boolean> {
  const [finish] = await buttons(page, /^(Do it|Resume)/);
  const options = await buttons(page, /^\d+( |$)/);
  const wanted = prefer.map((each) => options.find((name) => each.test(name))).find(Boolean);
  const next = finish ?? wanted ?? options[any % Math.max(1, options.length)];
  if (next) await press(page, next).catch(() => {});
  return next !== undefined;
}

/** This many looks at a page that does not offer what is wanted; after some of them a wrong turn was taken. */
const [MOST_LOOKS, LOST] = [300, 30];

/** A wish in words: whole, by its verb alone, and by each of its arguments. */
export interface Said {
  whole: string;
  verb: string;
  values: readonly string[];
}

/** Answer by the names of buttons, one step after the other, until it is done. */
export async function answerAs(page: Page, said: Said, done: () => Promise<boolean>): Promise<void> {
  const taken = new Set<string>();
  for (let look = 1; look < MOST_LOOKS; look += 1) {
    if (look % LOST === 0) taken.clear();
    const next = await nextButton(page, said, taken);
    if (next) {
      taken.add(next);
      await press(page, next).catch(() => taken.delete(next));
    }
    await page.waitForTimeout(30);
    if (await done()) return;
  }
  throw new Error(`no button says ${JSON.stringify(said)} of ${JSON.stringify(await buttons(page, /./))}`);
}

/** The button that says most of what is wanted and was not pressed yet; what finishes an answer where none does. */
async function nextButton(
  page: Page,
  { whole, verb, values }: Said,
  taken: ReadonlySet<string>,
): Promise<string | undefined> {
  const told = await buttons(page, /^\w+ /);
  const options = told.map((name) => ({
    name,
    words: name.replace(/^\w+ /, "").replaceAll(" : ", ": ").toLowerCase(),
  }));
  const begins = [verb, ...values].flatMap((said) =>
    options.filter(({ words }) => words.startsWith(said.toLowerCase())),
  );
  const fits = options.filter(({ words }) => words.includes(whole.toLowerCase()));
  const found = [...fits, ...begins].find(({ name }) => !taken.has(name));
  return found?.name ?? (taken.size ? (await buttons(page, /^(Do it|Resume)/))[0] : undefined);
}
