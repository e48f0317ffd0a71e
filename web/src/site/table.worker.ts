/** The worker in which a page's tables are: Python with `getaway.browser`, over what this browser keeps. */

import type { PyProxy } from "pyodide/ffi";
import { Loader } from "./parts";
import { Python } from "./python";
import type { FromWorker, Progress, ToWorker } from "./said";
import { IndexedShelf, type Pair } from "./shelf";

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
/** The folder of the site: the worker lies in a folder of it. */
const BASE = new URL("../", self.location.href).href;
const tabs = new BroadcastChannel("getaway");

const post = (message: FromWorker): void => self.postMessage(message);
const tell = (stage: Progress["stage"], loader?: Loader): void =>
  post({ from: "progress", progress: { stage, got: loader?.got ?? 0, of: loader?.of ?? 0 } });

async function begin(): Promise<Node> {
  let ready = false; // from then on, a game that comes is nobody's delay but its table's
  const loader: Loader = await Loader.begin(BASE, () => void (ready || tell("loading", loader)));
  const [shelf, python] = await Promise.all([
    IndexedShelf.open(),
    Python.start(loader, [CORE], () => tell("starting", loader)),
  ]);
  const page = python.interpreter.pyimport("getaway.browser.page") as { begin(...given: unknown[]): Node };
  const node = page.begin(
    forPython(shelf, python),
    (table: string, seq: number) => tabs.postMessage({ table, seq }),
    (game: string) => python.bring(game),
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
  tell("failed");
  throw fault; // for the console of the browser
});

async function hear(said: ToWorker): Promise<void> {
  const node = await begun;
  if (said.to === "call") {
    const answer = await node.answer(said.method, said.path, said.secret, said.body);
    post({ from: "answer", id: said.id, status: Number(answer.slice(0, STATUS)), body: answer.slice(STATUS) });
  } else if (said.to === "dial") {
    lines.set(
      said.id,
      node.line(said.table, (text) => post({ from: "line", id: said.id, text })),
    );
  } else if (said.to === "say") {
    lines.get(said.id)?.hear(said.text);
  } else {
    lines.get(said.id)?.hang_up();
    lines.delete(said.id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data);
