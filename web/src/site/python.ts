/** The interpreter, started from the parts of this site alone, and the packs that were brought to it. */

import type { loadPyodide, PyodideInterface } from "pyodide";
import type { Loader } from "./parts";

interface Runtime {
  loadPyodide: typeof loadPyodide;
}
type Glue = NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"];

const WASM = "pyodide.asm.wasm";
const GLUE = "pyodide.asm.mjs";
const START = "pyodide.mjs";
const LIBRARY = "python";

/** What the interpreter starts from: addresses of what was inflated here, and compiled code. A second worker takes the same. */
export interface Made {
  start: string;
  glue: string;
  library: string;
  wasm: WebAssembly.Module;
}

/** Load what the interpreter starts from. */
export async function made(loader: Loader): Promise<Made> {
  const { runtime } = loader.parts;
  const [library, glue, wasm, start] = await Promise.all([
    inflated(loader, place(loader, LIBRARY)),
    inflated(loader, runtime + GLUE),
    WebAssembly.compileStreaming(loader.part(runtime + WASM)),
    inflated(loader, runtime + START),
  ]);
  return { start, glue, library, wasm };
}

/** The address of a part that was inflated here. */
export async function inflated(loader: Loader, name: string): Promise<string> {
  return URL.createObjectURL(await (await loader.part(name)).blob());
}

export class Python {
  readonly interpreter: PyodideInterface;
  private readonly loader: Loader;
  private readonly brought = new Map<string, Promise<void>>();

  private constructor(interpreter: PyodideInterface, loader: Loader) {
    this.interpreter = interpreter;
    this.loader = loader;
  }

  /** Start it, and unpack what has come to these addresses by then. */
  static async start(
    { start, glue, library, wasm }: Made,
    loader: Loader,
    packs: readonly Promise<string>[],
  ): Promise<Python> {
    const { loadPyodide } = (await import(/* @vite-ignore */ start)) as Runtime;
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ glue)) as { default: Glue };
    const interpreter = await compiled(wasm, () =>
      loadPyodide({
        indexURL: loader.address(loader.parts.runtime),
        stdLibURL: library,
        lockFileContents: JSON.stringify(loader.parts.lock),
        packageBaseUrl: loader.address(loader.parts.runtime),
        ...(createPyodideModule && { createPyodideModule }),
      }),
    );
    for (const pack of packs) interpreter.unpackArchive(await (await fetch(await pack)).arrayBuffer(), "zip");
    return new Python(interpreter, loader);
  }

  /** Bring the pack of a game, once; a name that has none changes nothing. */
  bring(game: string): Promise<void> {
    if (!(game in this.loader.parts.packs)) return Promise.resolve();
    let coming = this.brought.get(game);
    if (!coming) {
      coming = loaded(this.loader, game).then((pack) => this.interpreter.unpackArchive(pack, "zip"));
      coming.catch(() => this.brought.delete(game));
      this.brought.set(game, coming);
    }
    return coming;
  }
}

/** Where a pack lies. */
export function place({ parts }: Loader, pack: string): string {
  return parts.packs[pack] ?? pack;
}

async function loaded(loader: Loader, pack: string): Promise<ArrayBuffer> {
  return (await loader.part(place(loader, pack))).arrayBuffer();
}

/** Start the interpreter, which fetches and compiles its WebAssembly by itself: it's handed what was compiled here. */
async function compiled<T>(module: WebAssembly.Module, start: () => Promise<T>): Promise<T> {
  const { fetch: fetched } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (what, init) => (String(what).endsWith(WASM) ? new Response() : fetched(what, init));
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await start();
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
