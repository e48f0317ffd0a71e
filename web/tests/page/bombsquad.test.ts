/** Acting on the pieces of Bomb Squad: telling about a card, playing and calling an own one, taking a role. */

import { expect, test } from "vitest";
import { showingOf } from "../../src/board/playback/showing.svelte";
import type { Playing as Shown } from "../../src/board/playback/turn";
import type { ControlRoom } from "../../src/games/bombsquad/control.svelte";
import { drafted } from "../../src/games/bombsquad/drafted";
import { Informing } from "../../src/games/bombsquad/informing.svelte";
import { Playing } from "../../src/games/bombsquad/playing.svelte";
import type { BombSquadView, Clue, Deed, Rehearsal } from "../../src/games/bombsquad/view";
import { Compose } from "../../src/lib/compose.svelte";
import { TableState } from "../../src/lib/table.svelte";
import type { Ask, Done, Facts, Intent, Value, Wish } from "../../src/lib/wire";
import choices from "../choices.json";
import { wordsIn } from "../texts";

interface Question {
  game: string;
  view: BombSquadView & Facts;
  ask: Ask;
}

const QUESTIONS = (choices.questions as unknown as Question[]).filter(({ game }) => game === "bombsquad");

function question(verbs: readonly string[], question = "turn"): Question {
  const found = QUESTIONS.find(
    ({ ask }) =>
      ask.question === question && verbs.every((verb) => (ask.choice ?? []).some((act) => act.verb === verb)),
  );
  if (!found) throw new Error(`no question ${question}`);
  return found;
}

class Table extends TableState {
  sent: Wish[] = [];
  clues: Clue[] = [];
  override send(intent: Intent): Promise<Done> {
    if ("wish" in intent) this.sent.push(intent.wish);
    return Promise.resolve({ type: "done", id: "" });
  }
  override query(): Promise<Value> {
    return Promise.resolve(this.clues as unknown as Value);
  }
}

function sitting({ view, ask }: Question, clues: Clue[] = [], rehearsal: Partial<Rehearsal> | null = null) {
  const table = new Table("t", "s");
  table.seat = view.seat;
  table.view = view;
  table.question = ask;
  table.clues = clues;
  table.table = { seats: view.hands.map((_, seat) => ({ name: `P${seat}` })) } as unknown as Table["table"];
  const words = wordsIn("en", "bombsquad", view, ["P0", "P1", "P2", "P3", "P4", "P5"]);
  const compose = new Compose(table, words);
  const informing = new Informing(table, compose);
  const playing = new Playing(table, compose);
  const room = { rehearsal, running: false, directions: [] } as unknown as ControlRoom;
  informing.fetch();
  return {
    table,
    compose,
    informing,
    playing,
    draft: () => drafted({ match: table, words, compose, room, informing, playing }),
  };
}

const told = (): { at: Question; clues: Clue[]; card: string } => {
  const at = question(["inform", "discard", "program"]);
  const to = (at.view.seat + 1) % at.view.hands.length;
  const card = `hand:${to}:0`;
  const hints = at.view.hands[to]?.map(({ hint }, place) => (place ? hint : 0b0001_001)) ?? [];
  const clues: Clue[] = [
    { to, touches: [card, `hand:${to}:2`], hints, colour: "red", news: true },
    { to, touches: [card], hints, action: "move", news: true },
    { to, touches: [`hand:${to}:1`], hints, action: "open_door", news: true },
  ];
  return { at, clues, card };
};

test("a card of another hand offers its colour and its action, and is told in three clicks", async () => {
  const { at, clues, card } = told();
  const { table, informing, draft } = sitting(at, clues);
  await Promise.resolve();
  await Promise.resolve();
  expect(draft()).toBeNull();
  informing.take(card);
  expect(informing.chips.map(({ colour, action }) => colour ?? action)).toEqual(["red", "move"]);
  expect(draft()?.label).toBe("");
  informing.pick(clues[0] as Clue);
  expect(informing.shown?.touches).toEqual(clues[0]?.touches);
  expect(draft()?.title).toContain("red");
  expect(table.sent).toEqual([]);
  draft()?.answer();
  expect(table.sent).toEqual([{ verb: "inform", args: { to: clues[0]?.to, colour: "red" } }]);
});

test("pointing at a chip shows what its holder would know, without picking it", async () => {
  const { at, clues, card } = told();
  const { informing } = sitting(at, clues);
  await Promise.resolve();
  await Promise.resolve();
  informing.take(card);
  informing.point(clues[1] as Clue);
  const [, seat] = card.split(":").map(Number);
  expect(informing.hintAfter(seat ?? 0, 0)).toBe(0b0001_001);
  expect(informing.hintAfter(seat ?? 0, 1)).toBe(-1);
  expect(informing.picked).toBeNull();
  informing.take(card);
  expect(informing.card).toBe("");
});

test("pointing at something to tell in the list or the bar shows its cards too", async () => {
  const { at, clues } = told();
  const { compose, informing } = sitting(at, clues);
  await Promise.resolve();
  await Promise.resolve();
  const inform = compose.options.find(({ act }) => act.verb === "inform");
  expect(informing.awaited).toBe(false);
  if (inform && !inform.wish) compose.choose(inform);
  expect(informing.awaited).toBe(true);
  const red = compose.options.find(({ binds }) => binds["colour"] === "red" && binds["to"] === clues[0]?.to);
  expect(red).toBeDefined();
  if (red) compose.point(red);
  expect(informing.shown).toBe(clues[0]);
  compose.point(null);
  expect(informing.shown).toBeNull();
});

test("an own card is programmed in two clicks", () => {
  const at = question(["program"]);
  const { table, playing } = sitting(at);
  playing.take(2);
  expect(playing.card).toBe(2);
  const program = playing.verbs.find(({ act }) => act.verb === "program");
  expect(playing.verbs[0]).toBe(program);
  if (program) playing.play(program);
  expect(table.sent).toEqual([{ verb: "program", args: { card: 2 } }]);
});

test("the bar says what the picked card would do, and does it", () => {
  const { table, playing, draft } = sitting(question(["program", "discard"]));
  playing.take(2);
  expect(draft()?.title).toContain("card 3");
  expect(draft()?.chips?.map(({ label }) => label)).toEqual(["Discard and call"]);
  draft()?.answer();
  expect(table.sent).toEqual([{ verb: "program", args: { card: 2 } }]);
});

test("where only the card is still asked for, a click on it answers", () => {
  const { table, compose, playing } = sitting(question(["program"]));
  const program = compose.options.find(({ act }) => act.verb === "program");
  if (program) compose.choose(program);
  expect(table.sent).toEqual([]);
  playing.take(1);
  expect(table.sent).toEqual([{ verb: "program", args: { card: 1 } }]);
});

test("nothing can be picked while the question waits for what is shown", async () => {
  const { at, clues, card } = told();
  const { table, informing, playing } = sitting(at, clues);
  await Promise.resolve();
  await Promise.resolve();
  expect([playing.may, informing.touches(card)]).toEqual([true, true]);
  showingOf(table).playing = { running: true, live: true } as unknown as Shown;
  expect([playing.may, informing.touches(card)]).toEqual([false, false]);
});

test("an own card is called what is known of it, and what else is chosen, before it is discarded", () => {
  const at = question(["discard"]);
  const view = structuredClone(at.view);
  const hand = view.hands[view.seat];
  if (hand?.[1]) hand[1].hint = 0b1111_001;
  const { table, playing, draft } = sitting({ ...at, view });
  playing.take(1);
  const discard = playing.verbs.find(({ act }) => act.verb === "discard");
  if (discard) playing.play(discard);
  expect(playing.call).toEqual({ colour: "red", action: null });
  playing.callAction("disarm_bomb");
  expect(playing.named).toBe(2);
  expect(draft()?.title).toMatch(/red.*disarm/);
  playing.callColour("red");
  expect(playing.call).toEqual({ colour: null, action: "disarm_bomb" });
  playing.callAction("disarm_bomb");
  expect(draft()?.label).toBe("");
  playing.discard();
  expect(table.sent).toEqual([]);
  playing.callColour("blue");
  draft()?.answer();
  expect(table.sent).toEqual([{ verb: "discard", args: { card: 1, colour: "blue" } }]);
});

/** An order that is composed with what the server says of it. */
function ordered(rehearsal: Partial<Rehearsal>) {
  const { compose, draft } = sitting(question(["order"], "order"), [], rehearsal);
  const { several } = compose;
  if (several?.part.shape === "order") for (const slot of several.part.items) several.toggle({ slot });
  return draft();
}

const done = { how: "done" } as Deed;

test("running the robot stands out once every move has its way and nothing fails", () => {
  expect(ordered({ acts: [done], cost: 6, errors: 0, short: 0 })).toMatchObject({ doubtful: false, aside: "6 cells" });
  expect(ordered({ acts: [{ ...done, how: "open" }], cost: 6, errors: 0, short: 0 })?.doubtful).toBe(true);
  expect(ordered({ acts: [done], cost: 8, errors: 1, short: 0 })?.doubtful).toBe(true);
  expect(ordered({ acts: [done], cost: 6, errors: 0, short: 2 })?.doubtful).toBe(true);
});

test("a role is picked, then taken", () => {
  const { table, compose, draft } = sitting(question(["take_role"], "role"));
  expect(draft()).toBeNull();
  compose.hold("role:role_driver");
  expect(draft()?.title).toContain("Driver");
  draft()?.answer();
  expect(table.sent).toEqual([{ verb: "take_role", args: { role: "role_driver" } }]);
});
