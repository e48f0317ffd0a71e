/** The worker in which a page's tables are: Python with `getaway.browser`, over what this browser keeps. */

import type { PyProxy } from "pyodide/ffi";
import { Loader } from "./parts";
import { inflated, made, place, Python } from "./python";
import type { FromWorker, Progress, ToWorker } from "./said";
import { Second } from "./second";
import { IndexedShelf, NoShelf, type Pair } from "./shelf";

/** A node of `getaway.browser`, as JavaScript sees it. */
interface Node {
  answer(method: string, path: string, secret: string, body: string): Promise<string>;
  line(table: string, post: (text: string) => void): Line;
  heard(table: string, seq: number): Promise<void>;
}
interface Line {
  hear(text: string): void;
  hang_up(): void;
}

const STATUS = 3;
const CORE = "core";
/** Milliseconds after which a table that was dialled is on the screen: bots and hints may be wanted from then on. */
const SETTLED = 1_000;
/** The folder of the site: the worker lies in a folder of it. */
const BASE = new URL("../", self.location.href).href;
const tabs = new BroadcastChannel("getaway");

const post = (message: FromWorker): void => self.postMessage(message);
const tell = (stage: Progress["stage"], loader?: Loader): void =>
  post({ from: "progress", progress: { stage, got: loader?.got ?? 0, of: loader?.of ?? 0 } });

let second: Second;
let load: () => void;
/** The page wants it now. */
const wanted = new Promise<void>((resolve) => (load = resolve));
/** The games that will be played next. */
const soon = new Set<string>();
/** Asks for the pack of a game, once the interpreter has come and the line is free again. */
let ahead = (game: string): void => void soon.add(game);

async function begin(): Promise<Node> {
  const shelf = await IndexedShelf.open(); // a browser that keeps nothing need not load anything
  let ready = false; // from then on, a game that comes is nobody's delay but its table's
  const loader: Loader = await Loader.begin(BASE, () => void (ready || tell("loading", loader)));
  await wanted;
  for (const pack of [CORE, ...soon]) loader.expect(place(loader, pack));
  const from = await made(loader);
  const core = inflated(loader, place(loader, CORE)); // packs come while the interpreter starts
  ahead = (game) => void (game in loader.parts.packs && loader.ahead(place(loader, game)));
  soon.forEach(ahead);
  shelf.full = (full) => post({ from: "disk", full });
  tell("starting", loader);
  const python = await Python.start(from, loader, [core]);
  ahead = (game) => void python.bring(game).catch(() => undefined);
  second = new Second({ base: BASE, parts: loader.parts, made: from, packs: [await core] });
  const page = python.interpreter.pyimport("getaway.browser.page") as { begin(...given: unknown[]): Node };
  const node = page.begin(
    forPython(shelf, python),
    (table: string, seq: number) => tabs.postMessage({ table, seq }),
    (game: string) => python.bring(game),
    (game: string, work: PyProxy) => second.do(game, work.toJs() as Uint8Array).then((done) => done ?? undefined),
  );
  tabs.onmessage = ({ data }: MessageEvent<{ table: string; seq: number }>) => void node.heard(data.table, data.seq);
  ready = true;
  tell("ready", loader);
  void loader.tidy();
  return node;
}

/** The shelf with what Python hands over and takes. */
function forPython(shelf: IndexedShelf, { interpreter }: Python): object {
  const handed = (pairs: PyProxy): Pair[] => pairs.toJs() as Pair[];
  return {
    get: async (name: string) => interpreter.toPy(await shelf.get(name)),
    first: async (start: string, end: string, most: number) => interpreter.toPy(await shelf.first(start, end, most)),
    last: async (start: string, end: string) => interpreter.toPy(await shelf.last(start, end)),
    change: (was: PyProxy, becomes: PyProxy) => shelf.change(handed(was), handed(becomes)),
  };
}

const lines = new Map<number, Line>();
const begun = begin();
begun.catch((fault: unknown) => {
  const noMemory = fault instanceof RangeError || /memory/i.test(String(fault));
  tell(fault instanceof NoShelf ? "refused" : noMemory ? "no-memory" : "failed");
  throw fault; // for the console of the browser
});

async function hear(said: ToWorker): Promise<void> {
  if (said.to === "load") return load();
  if (said.to === "soon") return ahead(said.game);
  const node = await begun;
  if (said.to === "call") {
    const answer = await node.answer(said.method, said.path, said.secret, said.body);
    post({ from: "answer", id: said.id, status: Number(answer.slice(0, STATUS)), body: answer.slice(STATUS) });
  } else if (said.to === "dial") {
    lines.set(
      said.id,
      node.line(said.table, (text) => post({ from: "line", id: said.id, text })),
    );
    setTimeout(() => second.warm(), SETTLED);
  } else if (said.to === "say") {
    lines.get(said.id)?.hear(said.text);
  } else {
    lines.get(said.id)?.hang_up();
    lines.delete(said.id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data);
