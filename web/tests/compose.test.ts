// @vitest-environment jsdom
/** Answers composed in steps are the answers the rules accept: all of them, and no other. */

import { describe, expect, test } from "vitest";
import { Compose, type Option } from "../src/lib/compose.svelte";
import type { Several } from "../src/lib/several.svelte";
import { TableState } from "../src/lib/table.svelte";
import type { Heard, Opens } from "../src/lib/ways";
import type {
  Act,
  Ask,
  Command,
  Done,
  Facts,
  Intent,
  No,
  PlanStep,
  Split,
  Sync,
  TableView,
  Wish,
} from "../src/lib/wire";
import fixture from "./choices.json";
import { wordsIn } from "./texts";

interface Question {
  game: string;
  view: Facts | null;
  ask: Ask;
  answers: Wish[];
}

const questions = fixture.questions as unknown as Question[];

/** A table at which one question stands, and what was sent to it. */
class Asked {
  readonly sent: Intent[] = [];
  question: Ask;
  answer: Done | No = { type: "done", id: "" };

  constructor(ask: Ask) {
    this.question = ask;
  }

  send(intent: Intent): Promise<Done | No> {
    this.sent.push(intent);
    return Promise.resolve(this.answer);
  }

  plan(steps: readonly PlanStep[]): Promise<Done | No> {
    return this.send({ do: "plan", ask: this.question.rev, steps: steps.map((step) => ({ least: {}, ...step })) });
  }
}

function composing({ game, view, ask }: Question): { compose: Compose; asked: Asked } {
  const asked = new Asked(ask);
  return { compose: new Compose(asked, wordsIn("en", game, view)), asked };
}

type Move = (compose: Compose) => void;

/** Every way to go on from here: an option each, or every fill of several things together. */
function moves(compose: Compose): Move[] {
  const offers = compose.options.flatMap((option, i) => (option.offer ? [pick(i)] : []));
  const { several } = compose;
  if (!several) return compose.options.map((_, i) => pick(i));
  if (several.part.shape === "split") return [...shares(several.part).map(share), ...offers];
  const places = compose.options.flatMap((option, i) => (option.offer ? [] : [i]));
  const fills = several.part.shape === "some" ? subsets(places) : subsets(places).flatMap(orders);
  return [...fills.filter((fill) => isReady(several, fill.length)).map(fillWith), ...offers];
}

const pick =
  (i: number): Move =>
  (compose) =>
    choose(compose, i);
const share =
  (amounts: number[]): Move =>
  (compose) => {
    for (const round of [0, 1]) amounts.forEach((amount, bin) => compose.several?.share(bin, round ? amount : 0));
    compose.finish();
  };
const fillWith =
  (fill: number[]): Move =>
  (compose) => {
    for (const i of fill) choose(compose, i);
    compose.finish();
  };

function choose(compose: Compose, i: number): void {
  const option = compose.options[i];
  if (option) compose.choose(option);
}

function isReady({ part }: Several, count: number): boolean {
  if (part.shape === "some") return count >= part.low && count <= part.high;
  return part.shape === "order" && count >= part.items.length - part.drop;
}

function subsets(of: number[]): number[][] {
  return of.reduce<number[][]>((found, i) => [...found, ...found.map((each) => [...each, i])], [[]]);
}

function orders(of: number[]): number[][] {
  if (of.length < 2) return [of];
  return of.flatMap((first) => orders(of.filter((i) => i !== first)).map((rest) => [first, ...rest]));
}

function shares({ total, limits }: Split): number[][] {
  const all = limits.reduce<number[][]>(
    (found, [low, high]) => found.flatMap((each) => range(low, high).map((amount) => [...each, amount])),
    [[]],
  );
  return all.filter((each) => each.reduce((sum, amount) => sum + amount, 0) === total);
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** Every answer that can be composed, by going every way from the start. */
function composed(question: Question, path: Move[] = []): Wish[] {
  const { compose, asked } = composing(question);
  for (const move of path) move(compose);
  const [sent] = asked.sent;
  if (sent) return sent.do === "answer" ? [sent.wish] : [];
  return moves(compose).flatMap((move) => composed(question, [...path, move]));
}

function plain(wishes: Wish[]): string[] {
  return wishes.map(({ verb, args }) => JSON.stringify([verb, Object.entries(args).sort()])).sort();
}

function names({ ask }: Question): string {
  return `${ask.question}: ${[...(ask.choice ?? []), ...(ask.offers ?? [])].map((act) => act.verb).join(" ")}`;
}

test.each(questions.map((question) => [question.game || "shape", names(question), question] as const))(
  "%s %s",
  (_game, _names, question) => {
    expect(plain(composed(question))).toEqual(plain(question.answers));
  },
);

function asking(game: string, name: string, verb = ""): Question {
  const has = (acts?: Act[]): boolean => (acts ?? []).some((act) => act.verb === verb);
  const fits = ({ ask }: Question): boolean => ask.question === name && (!verb || has(ask.choice) || has(ask.offers));
  const found = questions.find((question) => question.game === game && fits(question));
  if (!found) throw new Error(`no question ${name}`);
  return found;
}

function labels(options: readonly Option[]): string[] {
  return options.map((option) => `${option.key} ${option.label}`);
}

describe("steps", () => {
  test("a turn begins with the verbs; what a verb needs follows step by step", () => {
    const { compose } = composing(asking("bombsquad", "turn", "discard"));
    expect(compose.title).toBe("What do you do this turn?");
    expect(labels(compose.options)[1]).toBe("2 Discard a card and say what it is");
    choose(compose, 1);
    expect(compose.title).toBe("Which card do you discard? A correct call recharges.");
    expect(compose.options[0]?.label).toMatch(/^card 1: /);
    choose(compose, 0);
    expect(labels(compose.options)).toEqual(["1 no colour", "2 red", "3 yellow", "4 blue"]);
    choose(compose, 1);
    expect(compose.options[0]?.label).toBe("Discard card 1, calling it red");
    expect(compose.steps).toHaveLength(3);
  });

  test("steps are taken back one by one, or all", () => {
    const { compose } = composing(asking("bombsquad", "turn", "discard"));
    choose(compose, 1);
    choose(compose, 0);
    expect(compose.back()).toBe(true);
    expect(compose.steps).toHaveLength(1);
    compose.startOver();
    expect(compose.steps).toHaveLength(0);
    expect(compose.back()).toBe(false);
  });

  test("few answers are listed at once", () => {
    const { compose } = composing(asking("bombsquad", "target"));
    expect(compose.options.map((option) => option.wish?.verb)).toEqual(["work", "work"]);
  });

  test("plain numbers stand for themselves, and offers have letters", () => {
    const { compose } = composing(asking("toy", "bid", "concede"));
    expect(labels(compose.options).slice(-3)).toEqual(["14 14", "15 15", "a concede"]);
    expect(compose.options.at(-1)?.offer).toBe(true);
  });

  test("an order is picked item by item, and can be picked again", () => {
    const { compose } = composing(asking("", "order"));
    choose(compose, 2);
    choose(compose, 0);
    expect(compose.several?.ready).toBe(false);
    choose(compose, 1);
    expect(compose.wish).toEqual({ verb: "sort", args: { slots: [2, 0, 1] } });
    compose.several?.move(0, 2);
    expect(compose.several?.value).toEqual([0, 1, 2]);
    expect(compose.back()).toBe(true);
    expect(compose.several?.value).toEqual([0, 1]);
  });

  test("shares keep to their limits and the total", () => {
    const { compose } = composing(asking("", "split"));
    compose.several?.share(0, 9);
    expect(compose.several?.shares).toEqual([3, 1, 0]);
    compose.several?.share(2, 9);
    expect(compose.several?.value).toEqual([3, 1, 1]);
    expect(compose.several?.ready).toBe(true);
  });
});

describe("a step that can be taken in one way only", () => {
  const last = ({ ask }: Question): boolean => {
    const move = ask.question === "act" ? ask.choice?.find((act) => act.verb === "move") : undefined;
    return move?.count === 4 && (ask.choice?.length ?? 0) > 1;
  };

  test("is taken by itself, and the answer is sent with the last choice", () => {
    const found = questions.find(last);
    if (!found) throw new Error("no move with a choice of two kinds of dice");
    const { compose, asked } = composing(found);
    choose(
      compose,
      compose.options.findIndex((option) => option.act.verb === "move"),
    );
    expect(compose.path).toEqual(["Move"]);
    choose(compose, 1);
    expect(compose.path[1]).toMatch(/^\d+ basic (die|dice)$/);
    expect(compose.title).toMatch(/advanced dice/);
    expect(asked.sent).toEqual([]);
    choose(compose, 1);
    const [sent] = asked.sent;
    expect(sent?.do === "answer" && Object.keys(sent.wish.args).sort()).toEqual(["advanced", "basic", "elite"]);
  });

  test("is told before the answer is chosen, unless it is an amount of none", () => {
    const strike: Act = {
      verb: "strike-unit",
      count: 21,
      parts: [
        { shape: "rows", names: ["bot", "unit"], rows: [[0, 1]], places: [[]] },
        { shape: "one", name: "basic", items: Array.from({ length: 21 }, (_, i) => i), places: [] },
        { shape: "one", name: "elite", items: [0], places: [null] },
      ],
    };
    const ask: Ask = {
      ...asking("burncycle", "act", "move").ask,
      choice: [strike],
      offers: [],
      blocked: [],
      warned: [],
    };
    const view = { named: { bot: ["Crash"], unit: ["", "Latch"] } };
    const { compose, asked } = composing({ game: "burncycle", view, ask, answers: [] });
    expect(compose.path).toEqual(["Crash", "Latch 1"]);
    expect(compose.steps).toEqual([]);
    expect(asked.sent).toEqual([]);
    choose(compose, 5);
    expect(asked.sent).toMatchObject([{ wish: { args: { bot: 0, unit: 1, basic: 5, elite: 0 } } }]);
  });

  test("stands among verbs under its own verb", () => {
    const { ask } = asking("burncycle", "act", "strike-wall");
    const terminal: Act = {
      verb: "terminal",
      count: 1,
      parts: [{ shape: "one", name: "bot", items: [0], places: [null] }],
    };
    const choice = [terminal, ...(ask.choice ?? [])];
    const { compose, asked } = composing({
      game: "burncycle",
      view: { named: { bot: ["Crash"] } },
      ask: { ...ask, choice },
      answers: [],
    });
    expect(compose.options[0]?.label).toBe("Use a terminal: Crash uses the terminal");
    choose(compose, 0);
    expect(asked.sent).toHaveLength(1);
  });
});

describe("what is not allowed, and what is costly", () => {
  test("near misses stand with the step they belong to", () => {
    const { compose } = composing(asking("bombsquad", "turn", "inform"));
    expect(compose.blocked.every(({ wish }) => wish.verb !== "inform")).toBe(true);
    choose(compose, 0);
    expect(compose.blocked.every(({ wish }) => wish.verb === "inform")).toBe(true);
    expect(compose.blocked.length).toBeGreaterThan(0);
  });

  test("a cost is told once", () => {
    const { compose } = composing(asking("bombsquad", "turn", "discard"));
    const discard = compose.options[1];
    expect(discard?.warned?.clause).toBe("BS-DISCARD-08");
    if (discard) compose.choose(discard);
    expect(compose.options.every((option) => option.warned === null)).toBe(true);
  });
});

describe("the board", () => {
  test("a thing is chosen with the verb that is picked at it", () => {
    const { compose, asked } = composing(asking("bombsquad", "turn", "program"));
    const place = `hand:${asked.question.seats[0]}:1`;
    expect(compose.matches(place).map((option) => option.act.verb)).toEqual(["discard", "program"]);
    const [discard, program] = compose.matches(place);
    if (discard) compose.choose(discard, place);
    expect(compose.bound).toEqual({ card: 1 });
    compose.startOver();
    if (program) compose.choose(program, place);
    expect(asked.sent).toEqual([
      { do: "answer", ask: asked.question.rev, wish: { verb: "program", args: { card: 1 } } },
    ]);
  });

  test("pointing at an option lights its things, pointing at a thing its options", () => {
    const { compose } = composing(asking("bombsquad", "target"));
    const [first, second] = compose.options;
    const [place = ""] = first?.places ?? [];
    compose.point(first ?? null);
    expect(compose.lit(place)).toBe(true);
    expect(compose.lit(second?.places[0] ?? "")).toBe(false);
    compose.point(place);
    expect(compose.pointed.map((option) => option.key)).toEqual(["1"]);
    compose.point(null);
    expect(compose.pointed).toEqual([]);
  });
});

describe("answering", () => {
  test("an answer is sent once while it is on its way", async () => {
    const { compose, asked } = composing(asking("bombsquad", "target"));
    choose(compose, 0);
    choose(compose, 1);
    await Promise.resolve();
    expect(asked.sent).toHaveLength(1);
    expect(compose.busy).toBe(true);
  });

  test("after a refusal the options are there again, with the reason", async () => {
    const { compose, asked } = composing(asking("bombsquad", "target"));
    asked.answer = { type: "no", id: "", clause: "GT-ASK-02", facts: {} };
    choose(compose, 0);
    await new Promise((done) => setTimeout(done));
    expect(compose.refused?.clause).toBe("GT-ASK-02");
    expect(compose.busy).toBe(false);
    choose(compose, 1);
    expect(asked.sent).toHaveLength(2);
  });

  test("a late refusal of an older answer doesn't let a newer question be answered twice", async () => {
    const { game, view, ask } = asking("bombsquad", "target");
    const ways: { heard?: Heard; sent: Command[] } = { sent: [] };
    const opens: Opens = (_, heard) => (
      (ways.heard = heard),
      { send: (command) => ways.sent.push(command), close: () => {} }
    );
    const table = new TableState("t1", "", { socket: opens, stream: opens });
    table.connect();
    const rest: Pick<Sync, "items" | "clock" | "talk" | "undo" | "notes" | "frames"> = {
      items: [],
      clock: null,
      talk: { policy: "free", cites: [] },
      undo: { how: "no", clause: "" },
      notes: "",
      frames: [],
    };
    const sync = (rev: number): Sync => ({
      type: "sync",
      rev,
      seat: 0,
      table: {} as TableView,
      view,
      question: { ...ask, rev },
      ...rest,
    });
    ways.heard?.message(sync(ask.rev));
    const compose = new Compose(table, wordsIn("en", game, view));
    choose(compose, 0);
    ways.heard?.message(sync(ask.rev + 1));
    choose(compose, 0);
    expect(compose.busy).toBe(true);
    ways.heard?.message({ type: "no", id: ways.sent[0]?.id ?? "", clause: "GT-ASK-02", facts: {} });
    await new Promise((done) => setTimeout(done));
    expect([compose.refused?.clause, compose.busy, ways.sent.length]).toEqual(["GT-ASK-02", true, 2]);
    table.close();
  });
});

test("a role is told with what it can do, however few are left", () => {
  const role = questions.find(({ ask }) => ask.choice?.some((act) => act.verb === "take_role"));
  const [act] = role?.ask.choice ?? [];
  const [part] = act?.parts ?? [];
  if (!role || !act || part?.shape !== "one") throw new Error("no role is asked for");
  const few = { ...part, items: part.items.slice(0, 3), places: part.places.slice(0, 3) };
  const ask: Ask = { ...role.ask, choice: [{ ...act, count: 3, parts: [few] }] };
  const { compose } = composing({ ...role, ask });
  expect(compose.options.map((option) => option.label)).toEqual([
    "Front-liner: sees their own hand, others don't; never recharges",
    "Information Expert: may give information after playing a card",
    "Programmer: holds 1 extra card",
  ]);
});
