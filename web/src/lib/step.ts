/** One step towards an answer: what is chosen now, from what, and what cannot be chosen. It knows no game. */

import { keyChoice } from "./key-choice.svelte";
import { answers, type Binds, holdsFor, listed, names, same, settled, type Way, ways, wished } from "./shapes";
import { kebab } from "./texts";
import type { Act, Ask, Marked, Part, Rows, Value, Wish } from "./wire";
import type { Words } from "./words.svelte";

/** This many answers are listed one by one; more are composed. */
const FEW = 12;

const firstWord = (text: string): string => text.split(/[\s:]/, 1)[0] ?? "";

/** One thing that can be picked now. */
export interface Option {
  /** What to type for it. */
  key: string;
  label: string;
  /** The things on the board it touches. */
  places: readonly string[];
  /** What is costly about it. */
  warned: Marked | null;
  /** Whether it may be taken unasked. */
  offer: boolean;
  /** What picking it settles. */
  act: Act;
  binds: Binds;
  /** The answer it completes; null where another step follows. */
  wish: Wish | null;
}

export class Step {
  readonly #ask: Ask;
  readonly #taken: readonly Option[];
  readonly #words: Words;
  readonly #choice: readonly Act[];
  readonly #few: boolean;
  /** The act that was picked, or the only one that is asked. */
  readonly act: Act | null;
  /** The arguments bound so far, with those that can be filled in one way only. */
  readonly bound: Binds;
  /** The part that is filled now. */
  readonly part: Part | null;

  constructor(ask: Ask, taken: readonly Option[], words: Words) {
    this.#ask = ask;
    this.#taken = taken;
    this.#words = words;
    this.#choice = ask.choice ?? [];
    this.#few = this.#choice.every((act) => listed(act) && !this.#hasAmounts(act)) && countOf(this.#choice) <= FEW;
    const only = this.#choice.length === 1 && !this.#few ? this.#choice[0] : undefined;
    this.act = taken[0]?.act ?? only ?? null;
    this.bound = Object.assign(this.act ? settled(this.act) : {}, ...taken.map((option) => option.binds)) as Binds;
    this.part = this.act?.parts.find((part) => names(part).some((name) => !(name in this.bound))) ?? null;
  }

  /** What is chosen now. */
  title(): string {
    if (!this.act || !this.part) return this.#words.asked(this.#ask);
    const name = this.part.shape === "rows" ? this.#column(this.part) : this.part.name;
    const id = `choose-${kebab(this.act.verb)}${name && `-${kebab(name)}`}`;
    if (this.#words.has(id)) return this.#words.texts.render(id);
    const asked = !this.#taken.length || !name;
    return asked ? this.#words.asked(this.#ask) : this.#words.texts.render("compose-choose", { name });
  }

  /** What is settled so far, in words: the verb, what nobody had to choose, then what was chosen. */
  path(): string[] {
    const { act } = this;
    if (!act) return [];
    const [first] = this.#taken;
    const verb = first && !Object.keys(first.binds).length ? [first.label] : [];
    const alone = Object.entries(settled(act)).filter(([name, value]) => !this.#isNothing(act.verb, name, value));
    return [
      ...verb,
      ...alone.map(([name, value]) => this.#told(act.verb, name, value)),
      ...this.#taken.slice(verb.length).map((step) => this.#chosen(step)),
    ];
  }

  /** What can be picked, numbered. */
  options(): Option[] {
    if (this.#taken.length) return numbered(this.#ofAct());
    return numbered([...this.#ofAct(), ...this.#offers()]);
  }

  /** The near misses that belong to this step. */
  blocked(): Marked[] {
    const all = this.#ask.blocked ?? [];
    const act = this.act;
    if (!act) {
      const legal = this.#few ? [] : this.#choice.map((each) => each.verb);
      return all.filter((marked) => !legal.includes(marked.wish.verb));
    }
    const bound = Object.entries(this.bound).filter(([, value]) => value !== null);
    const fits = ({ args }: Wish): boolean =>
      bound.every(([name, value]) => !(name in args) || same(args[name], value));
    return all.filter((marked) => marked.wish.verb === act.verb && fits(marked.wish));
  }

  /** The answer once these arguments are bound too; null while something is missing. */
  wish(act: Act, binds: Binds): Wish | null {
    const bound = { ...settled(act), ...this.bound, ...binds };
    const complete = act.parts.every((part) => names(part).every((name) => name in bound));
    return complete ? wished(act.verb, bound) : null;
  }

  #hasAmounts(act: Act): boolean {
    return act.count > 1 && act.parts.some((part) => names(part).some((name) => this.#words.isAmount(name)));
  }

  // What the options are

  #ofAct(): Option[] {
    if (this.act) return this.part ? this.#ofPart(this.act, this.part) : [];
    return this.#choice.flatMap((act) => {
      if (this.#few) return this.#wishes(act);
      return isSingle(act) ? this.#wishes(act).map((option) => this.#amongVerbs(option)) : this.#verb(act);
    });
  }

  /** The only answer of an act among other verbs: its verb comes first, as theirs do, where it does not begin alike. */
  #amongVerbs(option: Option): Option {
    const verb = this.#words.verb(option.act.verb);
    const { label } = option;
    if (firstWord(label) === firstWord(verb)) return option;
    return { ...option, label: this.#words.texts.fill("compose-labelled", { text: verb, label }) };
  }

  #offers(): Option[] {
    const offers = this.#ask.offers ?? [];
    const options = offers.flatMap((act) => (listed(act) && act.count <= FEW ? this.#wishes(act) : this.#verb(act)));
    return options.map((option) => ({ ...option, offer: true }));
  }

  /** Every answer of an act. */
  #wishes(act: Act): Option[] {
    return answers(act).map((way) => {
      const label = this.#picked(act.verb, way.binds) || this.#words.wish(wished(act.verb, way.binds));
      return this.#option(act, way, this.#labelled(label, goesOn(way) ? null : way.places[0]));
    });
  }

  /** The verb alone; it touches whatever its answers touch. */
  #verb(act: Act): Option[] {
    const places = act.parts.flatMap((part) => ways(part).flatMap((way) => way.places));
    return [this.#option(act, { binds: {}, places: [...new Set(places)] }, this.#words.verb(act.verb))];
  }

  #ofPart(act: Act, part: Part): Option[] {
    if (part.shape === "rows") return this.#rows(act, part);
    return ways(part).map((way) => {
      const shown = Object.entries(way.binds).map(([name, item]) => this.#shown(act.verb, name, item));
      return this.#option(act, way, this.#labelled(shown.join(), way.places[0]));
    });
  }

  /** The rows that are left one by one if they are few, else the values of the next column. */
  #rows(act: Act, part: Rows): Option[] {
    const left = this.#left(part);
    const column = this.#column(part);
    const wish = (way: Way): Wish => wished(act.verb, { ...this.bound, ...way.binds });
    if (!column) {
      return left.map((way) => this.#option(act, way, this.#words.wish(wish(way))));
    }
    return [...new Set(left.map((way) => way.binds[column] ?? null))].map((value) => {
      const rows = left.filter((way) => way.binds[column] === value);
      const [only] = rows;
      if (only && rows.length === 1) return this.#option(act, only, this.#words.wish(wish(only)));
      const places = [...new Set(rows.flatMap((way) => way.places))];
      return this.#option(act, { binds: { [column]: value }, places }, this.#shown(act.verb, column, value));
    });
  }

  /** The rows that agree with what is bound. */
  #left(part: Rows): Way[] {
    const bound = Object.entries(this.bound).filter(([name]) => part.names.includes(name));
    return ways(part).filter((way) => bound.every(([name, value]) => same(way.binds[name], value)));
  }

  /** The column that is chosen next; empty where the rows left are few enough to list. */
  #column(part: Rows): string {
    const open = part.names.filter((name) => !(name in this.bound));
    return this.#left(part).length <= FEW ? "" : (open[0] ?? "");
  }

  #option(act: Act, way: Way, label: string): Option {
    const wish = this.wish(act, way.binds);
    const known = this.#taken.some((option) => option.warned);
    const warned = known ? undefined : this.#warned(wish ?? { verb: act.verb, args: {} });
    const places = way.places.length ? way.places : ownPlace(act);
    return { key: "", label, places, warned: warned ?? null, offer: false, act, binds: way.binds, wish };
  }

  #warned(wish: Wish): Marked | undefined {
    return this.#ask.warned?.find((marked) => holdsFor(marked, wish));
  }

  // What they are called

  /** What a text of its own says of an answer's only argument; empty where there is none. */
  #picked(verb: string, binds: Binds): string {
    const [only, ...others] = Object.entries(binds);
    const said = only && !others.length && this.#words.has(`pick-${kebab(verb)}-${kebab(only[0])}`);
    return said ? this.#shown(verb, ...only) : "";
  }

  #shown(verb: string, name: string, value: Value): string {
    const texts = this.#words.texts;
    const of = `${kebab(verb)}-${kebab(name)}`;
    if (value === null) {
      return texts.has(`left-out-${of}`) ? texts.render(`left-out-${of}`) : texts.render("compose-left-out", { name });
    }
    if (texts.has(`pick-${of}`)) return texts.render(`pick-${of}`, { value });
    const shown = this.#words.value(`do-${kebab(verb)}`, kebab(name), value);
    return texts.fill("compose-value", { value: shown });
  }

  /** An argument among others that were settled: an amount says of what. */
  #told(verb: string, name: string, value: Value): string {
    const id = `taken-${kebab(name)}`;
    return this.#words.has(id) ? this.#words.texts.render(id, { value }) : this.#shown(verb, name, value);
  }

  #chosen(step: Option): string {
    const [only, ...others] = Object.entries(step.binds);
    const told = only && !others.length && (Array.isArray(only[1]) || this.#words.has(`taken-${kebab(only[0])}`));
    return told ? this.#told(step.act.verb, ...only) : step.label;
  }

  /** Whether it is left out, or an amount of none. */
  #isNothing(verb: string, name: string, value: Value): boolean {
    return value === null || this.#words.value(`do-${kebab(verb)}`, kebab(name), value) === 0;
  }

  #labelled(text: string, place: string | null | undefined): string {
    const label = this.#words.label(place ?? null);
    return label && !text.includes(label) ? this.#words.texts.fill("compose-labelled", { text, label }) : text;
  }
}

/** What touches nothing else is done at its own piece; what belongs to the seat alone has no place on the board. */
function ownPlace({ at = "" }: Act): string[] {
  return at && !at.startsWith("seat:") ? [at] : [];
}

function countOf(choice: readonly Act[]): number {
  return choice.reduce((sum, act) => sum + act.count, 0);
}

function isSingle(act: Act): boolean {
  return act.count === 1 && listed(act);
}

/** Numbered from one, except that plain numbers stand for themselves; what is only offered has letters. */
function numbered(options: Option[]): Option[] {
  const asked = options.filter((option) => !option.offer);
  const themselves = asked.every((option) => option.label === String(Object.values(option.binds)[0]));
  const offers = options.filter((option) => option.offer);
  const letters = offers.length ? keyChoice.offers : [];
  return [
    ...asked.map((option, i) => ({ ...option, key: themselves ? option.label : String(i + 1) })),
    ...offers.map((option, i) => ({ ...option, key: letters[i] ?? "" })),
  ];
}

/** Whether something beside the first argument leads away from the cell that it touches. */
function goesOn(way: Way): boolean {
  const given = Object.values(way.binds).filter((value) => value !== null);
  return given.length > 1 && (way.places[0]?.startsWith("cell:") ?? false);
}
