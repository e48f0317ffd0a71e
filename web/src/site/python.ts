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

export class Python {
  readonly interpreter: PyodideInterface;
  private readonly loader: Loader;
  private readonly brought = new Map<string, Promise<void>>();

  private constructor(interpreter: PyodideInterface, loader: Loader) {
    this.interpreter = interpreter;
    this.loader = loader;
  }

  static async start(loader: Loader, packs: readonly string[], starting: () => void): Promise<Python> {
    const { runtime } = loader.parts;
    const coming = packs.map((name) => loaded(loader, name));
    const library = blob(loaded(loader, LIBRARY));
    const glue = loader.part(runtime + GLUE).then((part) => blob(part.blob()));
    const wasm = loader.part(runtime + WASM);
    const start = loader.part(`${runtime}${START}`).then((part) => blob(part.blob()));
    const { loadPyodide } = (await import(/* @vite-ignore */ await start)) as Runtime;
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ await glue)) as { default: Glue };
    const [stdLibURL] = [await library, await Promise.all(coming)];
    starting();
    const interpreter = await served(wasm, () =>
      loadPyodide({
        indexURL: loader.address(runtime),
        stdLibURL,
        lockFileContents: JSON.stringify(loader.parts.lock),
        packageBaseUrl: loader.address(runtime),
        ...(createPyodideModule && { createPyodideModule }),
      }),
    );
    const python = new Python(interpreter, loader);
    for (const pack of coming) interpreter.unpackArchive(await pack, "zip");
    return python;
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

async function loaded(loader: Loader, pack: string): Promise<ArrayBuffer> {
  return (await loader.part(loader.parts.packs[pack] ?? pack)).arrayBuffer();
}

/** An address for something that was inflated here. */
async function blob(part: Promise<Blob | ArrayBuffer>): Promise<string> {
  const found = await part;
  const body = found instanceof Blob ? found : new Blob([found]);
  return URL.createObjectURL(body);
}

/** Start the interpreter, which fetches its WebAssembly by itself: it's handed what was inflated here. */
async function served<T>(wasm: Promise<Response>, start: () => Promise<T>): Promise<T> {
  const fetched = globalThis.fetch;
  globalThis.fetch = (what, init) => (String(what).endsWith(WASM) ? wasm : fetched(what, init));
  try {
    return await start();
  } finally {
    globalThis.fetch = fetched;
  }
}
