// @vitest-environment jsdom
/** A link is copied on a page that was served safely, and on one that was not. */

import { afterEach, expect, test, vi } from "vitest";
import { copy, isCopied } from "../src/lib/clipboard";

const marked = vi.fn<() => boolean>();

function browser(clipboard?: { writeText(text: string): Promise<void> }): void {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  Object.defineProperty(document, "execCommand", { value: marked, configurable: true });
}

afterEach(() => marked.mockReset());

test("over a safe connection the browser's clipboard takes it", async () => {
  const taken: string[] = [];
  browser({ writeText: (text) => Promise.resolve(void taken.push(text)) });
  expect(await copy("link 1")).toBe(true);
  expect(taken).toEqual(["link 1"]);
  expect(marked).not.toHaveBeenCalled();
  expect(isCopied("link 1")).toBe(true);
});

test("elsewhere the text is marked and copied from the page, which stays as it was", async () => {
  const seen: string[] = [];
  marked.mockImplementation(() => (seen.push((document.activeElement as HTMLTextAreaElement).value), true));
  browser();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  expect(await copy("link 2")).toBe(true);
  expect(seen).toEqual(["link 2"]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

test("what the browser refuses is not called copied", async () => {
  marked.mockReturnValue(false);
  browser({ writeText: () => Promise.reject(new Error("not now")) });
  expect(await copy("link 3")).toBe(false);
  expect(isCopied("link 3")).toBe(false);
});
