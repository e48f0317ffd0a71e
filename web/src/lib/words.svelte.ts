/**
 * Questions, options, events and refusals of a game in words, with every value named.
 *
 * A message shows the argument `NAME` by the message `value-MESSAGE-NAME` or `value-NAME`, where there is one: it gets
 * the `$value`, the number `$next` that people count from one, the `$name` of the player in the seat of that number, where
 * `$name-is` is not `none`, what the view has `named` at this number for each kind of thing, such as `$space`, and what
 * the game's own module says of the value on the board (`facts`). Beside a number `$NAME` a message also has
 * `$NAME-next` and `$NAME-seat`, the same shown by `value-seat`; beside a word, a truth or a list `$NAME-is`, to choose by (a list is `none` or `some`); beside a word `$NAME-about`, what `about-WORD` says of
 * it, else the game's own module of the thing `NAME:SEAT:WORD`, or `none`. Any other word is shown as the game's own
 * module has it `named`.
 *
 * A list is shown entry by entry; the message of an entry also has what is `named` at its place in the list, such as
 * `$at-bot`, and an entry that is empty or shown as nothing is left out. The terminal words a game in the same way.
 */

import * as calls from "./api-calls";
import { isPlain, kebab, plain, type Shown, Texts } from "./texts";
import type { Ask, Clause, Facts, Marked, Then, Value, Wish } from "./wire";

const LEFT_OUT = "none";
const NOT_YET = "...";
const NAMED = "some";

/** What a game adds to its messages: it reads the view, never the rules. */
export interface GameWords {
  /** The verbs of orders that count later, which a list of options folds away. */
  readonly later?: readonly string[];
  /** The arguments that are amounts: each is picked by itself, however few answers they make together. */
  readonly amounts?: readonly string[];
  /** What a number is on the board, such as row and column of a cell. */
  facts?(view: Facts, value: number): Facts;
  /** What a word stands for, where that is the name of another that the texts know. */
  named?(value: string): string;
  /** An event with another argument, where the texts know something by the view that the event names in English. */
  retold?(view: Facts, event: Facts, texts: Texts): Facts;
  /** Whose doing an event is, where that is not its `seat`. */
  doer?(event: Facts): Value | undefined;
  /** What this audience knows of a thing on the board, such as `hand:0:2`. */
  label?(view: Facts, place: string, texts: Texts): string;
  /** What a seat is reminded of with every question. */
  about?(view: Facts, seat: number, texts: Texts): string;
  /** Whether nobody has played yet, so that a question may tell what the game is about. */
  isNew?(view: Facts): boolean;
}

/** What a number is called, for each kind of thing that the view has named at the places of their numbers. */
function called(view: Facts | null, value: number): Facts {
  const named = (view?.named ?? {}) as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(Object.entries(named).map(([kind, names]) => [kind, names[value] || LEFT_OUT]));
}

export class Words {
  readonly game: string;
  /** The clauses of the game and the table by number, once they were fetched. */
  clauses = $state.raw<ReadonlyMap<string, Clause>>(new Map());
  #texts = $state.raw(new Texts("en", ""));
  #module = $state.raw<GameWords>({});
  readonly #look: () => Facts | null;
  readonly #holder: (seat: number) => string;
  /** By seat, who had it when what is being told happened; null where that is now. */
  #then: readonly string[] | null = null;
  /** The language asked for last, whose texts may still be on their way. */
  #wanted = "";

  /** Words about the view that `look` gives, and about seats by their `holder`, empty where a seat has no name. */
  constructor(game: string, look: () => Facts | null = () => null, holder: (seat: number) => string = () => "") {
    this.game = game;
    this.#look = look;
    this.#holder = holder;
  }

  get lang(): string {
    return this.#texts.lang;
  }

  get texts(): Texts {
    return this.#texts;
  }

  /** Say everything in this language from now on; the rules follow when they have come. */
  async speak(lang: string): Promise<void> {
    this.#wanted = lang;
    const source = await calls.texts(this.game, lang);
    if (lang !== this.#wanted) return;
    this.use(lang, source);
    void this.#fetchClauses(lang).catch(() => {}); // a clause that is not there is shown by its number
  }

  /** Speak by these messages. */
  use(lang: string, source: string): void {
    this.#texts = new Texts(lang, source);
  }

  /** Let the game's own module name its values and things. */
  uses(module: GameWords): void {
    this.#module = module;
  }

  /** Whether a verb gives an order that counts later. */
  isLater(verb: string): boolean {
    return this.#module.later?.includes(verb) ?? false;
  }

  /** Whether an argument is an amount. */
  isAmount(name: string): boolean {
    return this.#module.amounts?.includes(name) ?? false;
  }

  async #fetchClauses(lang: string): Promise<void> {
    const clauses = await calls.rules(this.game, lang);
    if (lang === this.#wanted) this.clauses = new Map(clauses.map((clause) => [clause.id, clause]));
  }

  // Values

  /** An argument as the message shows it: a number, or words that nothing stands for any more. */
  value(message: string, name: string, value: Value, place?: number): string | number {
    if (Array.isArray(value)) {
      const shown = value.map((each, i) => (each === "" ? "" : this.value(message, name, each, i)));
      return this.#texts.join(shown.filter((each) => each !== ""));
    }
    if (value === "" || (value !== null && typeof value === "object")) return LEFT_OUT;
    const shownBy = [`value-${message}-${name}`, `value-${name}`].find((id) => this.has(id));
    return shownBy === undefined ? this.#texts.show(this.#named(value)) : this.#shown(shownBy, value, place);
  }

  #named(value: Value): Value {
    return typeof value === "string" ? (this.#module.named?.(value) ?? value) : value;
  }

  #shown(by: string, value: Value, place?: number): string {
    const name = typeof value === "number" ? this.#nameOf(value) : "";
    const named = place === undefined ? [] : Object.entries(called(this.#look(), place));
    const at = Object.fromEntries(named.map(([kind, called]) => [`at-${kind}`, called]));
    const shown = this.#texts.shown(by, { value, ...at, ...this.#facts(value) });
    return this.#texts.fill(by, { ...shown, name, "name-is": name ? NAMED : LEFT_OUT });
  }

  #nameOf(seat: number): string {
    return this.#then ? (this.#then[seat] ?? "") : this.#holder(seat);
  }

  /** What `tell` says, with seats called by those who had them then. */
  calling<T>(names: readonly string[], tell: () => T): T {
    const before = this.#then;
    this.#then = names;
    try {
      return tell();
    } finally {
      this.#then = before;
    }
  }

  #facts(value: Value): Facts {
    if (typeof value !== "number") return { next: LEFT_OUT };
    const view = this.#look();
    return { next: value + 1, ...called(view, value), ...(view && this.#module.facts?.(view, value)) };
  }

  #args(message: string, args: Facts): Shown {
    const wanted = this.#texts.variables(message);
    const found: Shown = {};
    for (const [name, value] of Object.entries(args))
      if (wanted.has(name)) found[name] = this.value(message, kebab(name), value);
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "number") {
        found[`${name}-next`] = value + 1;
        if (wanted.has(`${name}-seat`)) found[`${name}-seat`] = this.seat(value);
      }
      if (isPlain(value)) found[`${name}-is`] = plain(value) || LEFT_OUT;
      if (typeof value === "string" && wanted.has(`${name}-about`)) found[`${name}-about`] = this.#about(name, value);
    }
    return found;
  }

  /** What is said about a word, else about the thing of that kind that your own seat has. */
  #about(name: string, value: string): string {
    const told = this.#texts.about(value);
    return told === LEFT_OUT ? this.label(`${name}:${this.#look()?.seat}:${value}`) || LEFT_OUT : told;
  }

  /** The arguments that a message speaks of and that are not given. */
  #empty(message: string, given: Facts, filler: string): Facts {
    const names = [...this.#texts.variables(message)].map((name) => name.replace(/-(is|next|seat|about)$/, ""));
    return Object.fromEntries(names.filter((name) => !(name in given)).map((name) => [name, filler]));
  }

  // Messages

  has(id: string): boolean {
    return this.#texts.has(id);
  }

  /** A message with its arguments named. */
  say(id: string, args: Facts = {}): string {
    return this.#texts.fill(id, this.#args(id, args));
  }

  /** A name as the texts call it, where they do. */
  word(name: string): string {
    const id = `word-${name}`.replaceAll("_", "-");
    return this.has(id) ? this.#texts.render(id) : name;
  }

  // Things

  /** What happened, in the words of the game. */
  event(event: Facts): string {
    const view = this.#look();
    const { event: kind, ...args } = (view && this.#module.retold?.(view, event, this.#texts)) || event;
    return this.say(`event-${kebab(String(kind))}`, args);
  }

  /** The seat whose doing an event is; nobody's is null. */
  doer(event: Facts): number | null {
    const seat = event.seat ?? this.#module.doer?.(event);
    return typeof seat === "number" ? seat : null;
  }

  /** Who has a seat, as a sentence begins with it. */
  seat(seat: number): string {
    return this.#shown("value-seat", seat);
  }

  /** What a seat does or wants to do. */
  wish(wish: Wish): string {
    const id = `do-${kebab(wish.verb)}`;
    return this.say(id, { ...this.#empty(id, wish.args, LEFT_OUT), ...wish.args });
  }

  /** A verb alone, as the first step of a choice. */
  verb(name: string): string {
    const id = this.has(`verb-${kebab(name)}`) ? `verb-${kebab(name)}` : `do-${kebab(name)}`;
    return this.#texts.render(id, this.#empty(id, {}, NOT_YET));
  }

  /** What a verb brings and costs, where its name alone does not tell. */
  brings(verb: string): string {
    const id = `verb-${kebab(verb)}-about`;
    return this.has(id) ? this.#texts.render(id) : "";
  }

  asked(ask: Pick<Ask, "question" | "facts">): string {
    return this.say(`ask-${kebab(ask.question)}`, ask.facts);
  }

  /** Why it is asked now. */
  why(ask: Ask): string {
    return this.say(`ask-${kebab(ask.question)}.why`, ask.facts);
  }

  /** Why not, with the number of the clause behind it. */
  refusal(clause: string, facts: Facts = {}): string {
    return this.#texts.fill("refusal", { reason: this.reason(clause, facts), clause });
  }

  /** Why not, without the number: the game's message, else the clause itself. */
  reason(clause: string, facts: Facts = {}): string {
    const id = `no-${clause.toLowerCase()}`;
    return this.has(id) ? this.say(id, facts) : this.#clause(clause);
  }

  /** Why a bot did something, as it tells the others. */
  says(name: string, facts: Facts = {}): string {
    const id = `says-${name}`;
    return this.say(this.has(id) ? id : `reason-${name}`, facts);
  }

  /** What a legal but costly choice costs, with the clause. */
  warning(marked: Marked): string {
    return this.#texts.fill("refusal", { reason: this.cost(marked), clause: marked.clause });
  }

  /** What a legal but costly choice costs, without the number. */
  cost(marked: Marked): string {
    const id = `warn-${marked.clause.toLowerCase()}`;
    return this.has(id) ? this.say(id, marked.facts) : this.#clause(marked.clause);
  }

  /** What an option costs, each thing by itself. */
  costs(cost: Facts): string[] {
    return Object.entries(cost).map(([name, n]) => {
      const id = `cost-${kebab(name)}`;
      return this.has(id)
        ? this.say(id, { n })
        : this.#texts.render("weigh-cost", { n: Number(n), what: this.word(name) });
    });
  }

  /** What an option would bring. */
  consequence({ what, facts = {}, clause = "" }: Then): string {
    const id = `then-${kebab(what)}`;
    return this.has(id) ? this.say(id, facts) : this.#clause(clause || what);
  }

  /** A step of the turn. */
  phase(name: string): string {
    const id = `phase-${kebab(name)}`;
    return this.has(id) ? this.say(id) : this.word(name);
  }

  #clause(clause: string): string {
    return this.clauses.get(clause)?.text ?? clause;
  }

  /** What this audience knows of a thing on the board; empty where nothing is said. */
  label(place: string | null): string {
    const view = this.#look();
    return (place && view && this.#module.label?.(view, place, this.#texts)) || "";
  }

  /** What the game reminds this seat of with every question; empty where there is nothing. */
  about(seat: number): string {
    const view = this.#look();
    return (view && this.#module.about?.(view, seat, this.#texts)) || "";
  }

  /** What the game is about, before anybody has played. */
  aim(): string {
    const view = this.#look();
    return view && this.#module.isNew?.(view) && this.has("about-aim") ? this.#texts.render("about-aim") : "";
  }

  /** Why the match ended, in a sentence; empty where the outcome itself says it. */
  endedBy(outcome: Facts): string {
    return this.has("outcome-why") ? this.say("outcome-why", flat(outcome)) : "";
  }

  /** How the match ended: in the words of the game, else field by field. */
  outcome(outcome: Facts): string {
    const fields = flat(outcome);
    if (this.has("outcome")) return this.say("outcome", fields);
    return Object.entries(fields)
      .map(([name, value]) => this.#texts.fill("log-field", { name, value: this.value("outcome", name, value) }))
      .join("\n");
  }
}

/** The fields of a thing, those of things in it beside them. */
function flat(thing: Facts): Facts {
  const found: Facts = {};
  for (const [name, value] of Object.entries(thing)) {
    const inside = value !== null && typeof value === "object" && !Array.isArray(value);
    Object.assign(found, inside ? flat(value) : { [name]: value });
  }
  return found;
}
