/** The tables of this page are in a worker of its own; what is the same for everybody lies in files beside the page. */

import { calm } from "../lib/calm";
import { type Dialled, type Home, home, playAt } from "../lib/home";
import type { Clause } from "../lib/wire";
import { isAble } from "./able";
import { file, here } from "./files";
import { gameAt, laid, opening, toLay } from "./openings";
import type { FromWorker, Progress, ToWorker } from "./said";

type Told = (progress: Progress) => void;

const NOWHERE = 404;

/** Nobody waits for a network here, but for the interpreter, which may have to be loaded first. */
const PATIENCE = 300_000;
/** Milliseconds without anything that the page wants: then the worker begins, and soon after it loads the interpreter. */
const MOMENT = 50;
const STILL = 200;
/** Whether everything was here before, so that nothing has to wait for anything else to come over the line. */
const isKept = (): boolean => Boolean(globalThis.navigator.serviceWorker?.controller);

class Worked {
  private told: Told = () => undefined;
  private settle: () => void = () => undefined;
  /** Resolves when the interpreter is there and has answered everything so far, or can't be there. */
  readonly settled = new Promise<void>((resolve) => (this.settle = resolve));
  /** Called when the disk has no more room, and when it has again. */
  filled: (full: boolean) => void = () => undefined;
  private worker: Promise<Worker> | undefined;
  private ready = false;
  private last = 0;
  private readonly calls = new Map<number, (response: Response) => void>();
  private readonly lines = new Map<number, Dialled>();
  /** Lines on which nothing was said yet. */
  private readonly silent = new Set<number>();
  private readonly laying = new Map<string, Promise<void>>();

  /** Tell how the start goes, from now on. */
  hear(told: Told): void {
    this.told = told;
    if (!isAble()) this.tell({ stage: "unable", got: 0, of: 0 });
  }

  call(path: string, { method = "GET", headers, body }: RequestInit): Promise<Response> {
    if (!isAble()) return Promise.resolve(new Response(null, { status: NOWHERE }));
    const id = (this.last += 1);
    const secret = new Headers(headers).get("Authorization")?.replace(/^Seat /, "") ?? "";
    const answered = new Promise<Response>((resolve) => this.calls.set(id, resolve));
    this.post({ to: "call", id, method, path, secret, body: typeof body === "string" ? body : "" });
    return answered;
  }

  dial(table: string): Dialled {
    const id = (this.last += 1);
    const dialled: Dialled = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.post({ to: "say", id, text }),
      close: () => {
        this.lines.delete(id);
        this.silent.delete(id);
        this.post({ to: "hang-up", id });
      },
    };
    this.lines.set(id, dialled);
    this.silent.add(id);
    void this.there(table).then(() => {
      if (!this.lines.has(id)) return;
      this.post({ to: "dial", id, table });
      dialled.onopen?.();
    });
    return dialled;
  }

  /** Resolves when a table is laid that so far was only a picture. */
  there(table: string): Promise<void> {
    const lay = this.laying.get(table) ?? this.lay(table);
    this.laying.set(table, lay);
    return lay;
  }

  private async lay(table: string): Promise<void> {
    const game = gameAt(table);
    if (game) this.post({ to: "soon", game });
    const wanted = toLay(table);
    if (wanted && (await this.call(`/openings/${table}`, wanted)).ok) laid(table);
  }

  private post(message: ToWorker): void {
    void this.start()?.then((worker) => worker.postMessage(message));
  }

  /** Start the worker once the page has what it shows. */
  start(): Promise<Worker> | undefined {
    if (isAble()) this.worker ??= calm(isKept() ? 0 : MOMENT).then(() => this.begin());
    return this.worker;
  }

  private begin(): Worker {
    void calm(isKept() ? 0 : STILL).then(() => this.post({ to: "load" }));
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "table" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.said(data);
    worker.onerror = () => this.tell({ stage: "failed", got: 0, of: 0 });
    return worker;
  }

  private tell(progress: Progress): void {
    const { stage } = progress;
    this.ready ||= stage === "ready";
    if (stage !== "loading" && stage !== "starting" && stage !== "ready") this.settle();
    this.told(progress);
  }

  private said(said: FromWorker): void {
    this.take(said);
    if (this.ready && !this.calls.size && !this.silent.size) this.settle();
  }

  private take(said: FromWorker): void {
    if (said.from === "progress") return this.tell(said.progress);
    if (said.from === "disk") return this.filled(said.full);
    if (said.from === "answer") {
      this.calls.get(said.id)?.(new Response(said.body || null, { status: said.status }));
      this.calls.delete(said.id);
      return;
    }
    const line = this.lines.get(said.id);
    this.silent.delete(said.id);
    if (said.text) return line?.onmessage?.({ data: said.text });
    this.lines.delete(said.id);
    line?.onclose?.();
  }
}

export const worked = new Worked();

/** The folders of what is the same for everybody, by the last part of its call. */
const LISTS: Readonly<Record<string, string>> = {
  book: "books",
  scenes: "scenes",
  lessons: "lessons",
  moments: "moments",
};

/** What lies in a file, by the path of its call; null where a table is asked. */
function kept(path: string): Promise<Response> | null {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, what, game = "", more = ""] = pathname.split("/");
  const lang = searchParams.get("lang") ?? "en";
  if (pathname === "/games") return file("games.json");
  if (what === "texts") return file(`texts/${game}-${more}.ftl`);
  if (what === "rules" && !more) return later(`rules/${game}-${lang}.json`);
  if (what === "rules" && pathname.endsWith(`/${more}`) && LISTS[more])
    return file(`${LISTS[more]}/${game}-${lang}.json`);
  if (what === "rules" && more === "search") return found(game, lang, searchParams.get("q") ?? "");
  return null;
}

/** A file that can wait for what is shown, unless it is what is shown. */
async function later(name: string): Promise<Response> {
  if (!home.path(location).startsWith("/rules/")) await calm(STILL);
  return file(name);
}

const MOST_HITS = 30;

/** The clauses that have all words of a question: a server finds more, this finds what is there. */
async function found(game: string, lang: string, question: string): Promise<Response> {
  const clauses = (await (await file(`rules/${game}-${lang}.json`)).json()) as Clause[];
  const words = question.toLocaleLowerCase(lang).split(/\s+/).filter(Boolean);
  const told = ({ id, section, text }: Clause): string => `${id} ${section} ${text}`.toLocaleLowerCase(lang);
  const hits = clauses.filter((clause) => words.every((word) => told(clause).includes(word)));
  return Response.json(hits.slice(0, MOST_HITS));
}

/** Ask the worker, once the table that it's about is laid. */
async function asked(path: string, init: RequestInit): Promise<Response> {
  const table = /^\/tables\/([\w-]+)/.exec(path)?.[1];
  if (table) await worked.there(table);
  return worked.call(path, init);
}

const browser: Home = {
  shared: false,
  server: document.querySelector<HTMLMetaElement>("meta[name=getaway-server]")?.content ?? "",
  patience: PATIENCE,
  settled: worked.settled,
  fetch: (path, init) => kept(path) ?? asked(path, init),
  dial: (table) => worked.dial(table),
  link: (path) => here() + (path === "/" ? "" : `?${path}`),
  path: (address) => decodeURIComponent(address.search.slice(1)) || "/",
  opening,
};

playAt(browser);
