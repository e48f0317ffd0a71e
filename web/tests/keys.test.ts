// @vitest-environment jsdom
/** The keys choose what the numbers say, and leave fields, dialogs and the browser's own keys alone. */

import { afterEach, expect, test } from "vitest";
import { Compose } from "../src/lib/compose.svelte";
import { keyChoice } from "../src/lib/key-choice.svelte";
import { Keys } from "../src/lib/keys.svelte";
import type { Ask, Intent } from "../src/lib/wire";
import choices from "./choices.json";
import { wordsIn } from "./texts";

afterEach(() => {
  document.body.innerHTML = "";
  keyChoice.putBack();
  localStorage.clear();
});

function at(name: string, game = "toy", open = true) {
  const question = choices.questions.find((each) => each.game === game && each.ask.question === name)
    ?.ask as unknown as Ask;
  const sent: Intent[] = [];
  const send = (intent: Intent) => (sent.push(intent), Promise.resolve({ type: "done", id: "" } as const));
  const compose = new Compose(
    { question, send, plan: () => Promise.reject(new Error("no plan")) },
    wordsIn("en", game),
  );
  const did: string[] = [];
  const keys = new Keys({
    compose,
    open: () => open,
    undo: () => did.push("undo"),
    show: (spot) => did.push(spot),
    switchMode: () => did.push("mode"),
  });
  const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    on.addEventListener("keydown", (each) => keys.press(each as KeyboardEvent), { once: true });
    return !on.dispatchEvent(event);
  };
  const amounts = (): unknown[] =>
    sent.map((intent) => (intent.do === "answer" ? Object.values(intent.wish.args)[0] : null));
  return { compose, keys, press, did, sent, amounts };
}

test("a digit that begins no longer number chooses at once", () => {
  const { press, amounts } = at("bid");
  press("7");
  expect(amounts()).toEqual([7]);
});

test("a digit that may go on waits for the next or for Enter", () => {
  const table = at("bid");
  table.press("1");
  expect([table.keys.typed, table.sent.length]).toEqual(["1", 0]);
  table.press("4");
  expect([table.keys.typed, table.amounts()]).toEqual(["", [14]]);
  const other = at("bid");
  other.press("1");
  other.press("Enter");
  expect(other.amounts()).toEqual([1]);
});

test("a number that is no option is said to be none", () => {
  const { press, keys, sent } = at("respond");
  press("9");
  expect([keys.wrong, sent.length]).toEqual(["9", 0]);
});

test("Backspace takes back a digit, then a step", () => {
  const { press, keys, compose } = at("bid");
  press("1");
  press("Backspace");
  expect(keys.typed).toBe("");
  const turn = at("turn", "bombsquad");
  turn.press("2");
  expect(turn.compose.steps).toHaveLength(1);
  turn.press("Backspace");
  expect(turn.compose.steps).toHaveLength(0);
  expect(compose.steps).toHaveLength(0);
});

test("several are picked by digits and finished with Enter", () => {
  const { press, sent } = at("order", "");
  for (const key of ["3", "1", "2"]) press(key);
  press("Enter");
  expect(sent).toEqual([{ do: "answer", ask: 1, wish: { verb: "sort", args: { slots: [3, 1, 2] } } }]);
});

test("an offer has a letter", () => {
  const { press, sent } = at("bid");
  press("a");
  expect(sent).toMatchObject([{ wish: { verb: "concede" } }]);
});

test("letters and signs bring parts to the front", () => {
  const { press, did } = at("bid");
  for (const key of ["?", "l", "r", "/", "m", "u"]) expect(press(key)).toBe(true);
  press(".", document.body, { ctrlKey: true });
  expect(did).toEqual(["why", "log", "rules", "search", "board", "undo", "mode"]);
});

test("a key that the reader chose does what the usual one did, which then does nothing", () => {
  const { press, did } = at("bid");
  expect(keyChoice.give("undo", "z")).toBe(null);
  expect([press("u"), press("z"), press("Z")]).toEqual([false, true, true]);
  expect(did).toEqual(["undo", "undo"]);
});

test("an offer gives way to a key that the reader chose", () => {
  keyChoice.give("log", "a");
  const { press, did, sent } = at("bid");
  press("a");
  expect([did, sent]).toEqual([["log"], []]);
  press("b");
  expect(sent).toMatchObject([{ wish: { verb: "concede" } }]);
});

test("nothing is taken from a field, a dialog or the browser", () => {
  const { press, did, sent } = at("bid");
  document.body.innerHTML = "<input />";
  expect(press("7", document.querySelector("input") ?? document.body)).toBe(false);
  expect(press("r", document.body, { ctrlKey: true })).toBe(false);
  expect(press("x")).toBe(false);
  document.body.innerHTML = "<dialog open></dialog>";
  expect(press("7")).toBe(false);
  expect([did, sent]).toEqual([[], []]);
});

test("keys work on from what is only switched", () => {
  const { press, amounts } = at("bid");
  document.body.innerHTML = '<input type="radio" />';
  expect(press("7", document.querySelector("input") ?? document.body)).toBe(true);
  expect(amounts()).toEqual([7]);
});

test("Enter on a button presses the button", () => {
  const { press, sent } = at("order", "");
  for (const key of ["3", "1", "2"]) press(key);
  document.body.innerHTML = "<button></button>";
  expect(press("Enter", document.querySelector("button") ?? document.body)).toBe(false);
  expect(sent).toEqual([]);
});

test("single keys can be switched off, and stay off", () => {
  const { press, keys, sent, did } = at("bid");
  keys.let(false);
  press("7");
  press(".", document.body, { metaKey: true });
  expect([sent, did]).toEqual([[], ["mode"]]);
  expect(at("bid").keys.on).toBe(false);
});

test("while nothing may be answered nothing is chosen", () => {
  const { press, sent } = at("bid", "toy", false);
  press("7");
  expect(sent).toEqual([]);
});
