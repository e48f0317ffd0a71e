/** Fluent messages in one language, filled in exactly as the server's own `Texts` fills them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts, Value } from "./wire";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** Arguments as a message shows them. */
export type Shown = Record<string, string | number>;

const IS = "-is";
const ABOUT = "-about";

export class Texts {
  readonly lang: string;
  readonly #bundle: FluentBundle;
  readonly #variables = new Map<string, ReadonlySet<string>>();
  /** What was looked up before, and what was said without arguments: a page says the same again with every update. */
  readonly #patterns = new Map<string, Pattern | null>();
  readonly #said = new Map<string, string>();

  constructor(lang: string, source: string) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message `NAME`, or its attribute `NAME.ATTRIBUTE`, with its variables filled in; its own name where it is missing. */
  render(id: string, args?: Facts): string {
    return this.fill(id, args && this.shown(id, args));
  }

  /** The arguments that a message speaks of in words, with what is given beside them to choose by. */
  shown(id: string, args: Facts): Shown {
    const wanted = this.variables(id);
    const shown: Shown = {};
    for (const [name, value] of Object.entries(args)) {
      if (wanted.has(name + IS) && isPlain(value)) shown[name + IS] = plain(value);
      if (wanted.has(name + ABOUT) && typeof value === "string") shown[name + ABOUT] = this.about(value);
    }
    for (const [name, value] of Object.entries(args)) {
      if (wanted.has(name)) shown[name] = name.endsWith(IS) ? String(value) : this.show(value);
    }
    return shown;
  }

  /** The arguments that a message speaks of, so that those a wish leaves out can be named too. */
  variables(id: string): ReadonlySet<string> {
    let found = this.#variables.get(id);
    if (!found) {
      const names = new Set<string>();
      this.#collect(this.#pattern(id), names);
      this.#variables.set(id, (found = names));
    }
    return found;
  }

  #pattern(id: string): Pattern | null {
    let found = this.#patterns.get(id);
    if (found === undefined) this.#patterns.set(id, (found = this.#lookUp(id)));
    return found;
  }

  #lookUp(id: string): Pattern | null {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  /** The message with these arguments as they stand: for names and for what people say, which no text translates. */
  fill(id: string, shown?: Shown): string {
    if (shown) return this.#format(id, shown);
    let said = this.#said.get(id);
    if (said === undefined) this.#said.set(id, (said = this.#format(id, {})));
    return said;
  }

  #format(id: string, shown: Shown): string {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#bundle.formatPattern(pattern, shown, []);
  }

  /** A value as a message shows it. */
  show(value: Value): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return this.fill(`word-${value}`);
    if (Array.isArray(value)) return this.join(value.map((each) => this.show(each)));
    if (typeof value === "string") {
      const word = `word-${value}`.replaceAll("_", "-");
      return this.has(word) ? this.fill(word) : value;
    }
    return "";
  }

  /** What the texts say of the thing of this name; `none` where they say nothing. */
  about(name: string): string {
    const message = `about-${name}`.replaceAll("_", "-");
    return this.has(message) ? this.fill(message) : "none";
  }

  /** Things already in words as a list. */
  join(shown: readonly (string | number)[]): string {
    const [last, ...others] = shown.map(String).reverse();
    if (last === undefined) return this.fill("list-none");
    if (others.length === 0) return last;
    const start = others.reverse().reduce((joined, next) => this.fill("list-next", { start: joined, next }));
    return this.fill("list-last", { start, last });
  }

  #collect(node: unknown, names: Set<string>): void {
    if (Array.isArray(node)) {
      for (const each of node) this.#collect(each, names);
    } else if (node !== null && typeof node === "object") {
      const { type, name, attr } = node as { type?: string; name?: string; attr?: string | null };
      if (type === "var" && name) names.add(name);
      if (type === "mesg" && name) this.#collect(this.#pattern(attr ? `${name}.${attr}` : name), names);
      for (const each of Object.values(node)) this.#collect(each, names);
    }
  }
}

/** Whether a message can choose by a value that is no number. */
export function isPlain(value: Value): value is string | boolean | Value[] {
  return typeof value === "string" || typeof value === "boolean" || Array.isArray(value);
}

/** A name, a truth or a list as a message chooses by it. */
export function plain(value: string | boolean | Value[]): string {
  if (typeof value === "object") return value.length ? "some" : "none";
  return String(value);
}

/** `RobotMoved` and `robot_moved` as `robot-moved`. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase();
}
