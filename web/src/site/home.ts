/** The tables of this page are in a worker of its own; what is the same for everybody lies in files beside the page. */

import { type Dialled, type Home, playAt } from "../lib/home";
import type { Clause } from "../lib/wire";
import type { FromWorker, Progress, ToWorker } from "./said";

type Told = (progress: Progress) => void;

/** Nobody waits for a network here, but for the interpreter, which may have to be loaded first. */
const PATIENCE = 300_000;
/** A place in the client is the query of the page's own address, which every host serves. */
const here = (): string => location.pathname;

/** A file, inflated: not every host compresses what it sends. */
async function file(name: string): Promise<Response> {
  const { ok, status, body } = await fetch(`${here()}data/${name}.packed`);
  return new Response(ok && body ? body.pipeThrough(new DecompressionStream("gzip")) : null, { status });
}

class Worked {
  told: Told = () => undefined;
  private worker: Worker | undefined;
  private last = 0;
  private readonly calls = new Map<number, (response: Response) => void>();
  private readonly lines = new Map<number, Dialled>();

  call(path: string, { method = "GET", headers, body }: RequestInit): Promise<Response> {
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
        this.post({ to: "hang-up", id });
      },
    };
    this.lines.set(id, dialled);
    this.post({ to: "dial", id, table });
    queueMicrotask(() => dialled.onopen?.());
    return dialled;
  }

  private post(message: ToWorker): void {
    this.worker ??= this.begin();
    this.worker.postMessage(message);
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "table" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.told({ stage: "failed", got: 0, of: 0 });
    return worker;
  }

  private hear(said: FromWorker): void {
    if (said.from === "progress") return this.told(said.progress);
    if (said.from === "answer") {
      this.calls.get(said.id)?.(new Response(said.body || null, { status: said.status }));
      this.calls.delete(said.id);
      return;
    }
    const line = this.lines.get(said.id);
    if (said.text) return line?.onmessage?.({ data: said.text });
    this.lines.delete(said.id);
    line?.onclose?.();
  }
}

export const worked = new Worked();

/** What lies in a file, by the path of its call; null where a table is asked. */
function kept(path: string): Promise<Response> | null {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, what, game = "", more = ""] = pathname.split("/");
  const lang = searchParams.get("lang") ?? "en";
  if (pathname === "/games") return file("games.json");
  if (what === "texts") return file(`texts/${game}-${more}.ftl`);
  if (what === "rules" && !more) return file(`rules/${game}-${lang}.json`);
  if (what === "rules") return found(game, lang, searchParams.get("q") ?? "");
  return null;
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

const browser: Home = {
  shared: false,
  patience: PATIENCE,
  fetch: (path, init) => kept(path) ?? worked.call(path, init),
  dial: (table) => worked.dial(table),
  link: (path) => here() + (path === "/" ? "" : `?${path}`),
  path: (address) => decodeURIComponent(address.search.slice(1)) || "/",
};

playAt(browser);
