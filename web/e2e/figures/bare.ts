/** A page with nothing but the interpreter and its library, in a worker as the site has it; it can run a file of Python. */

const PAGE = `<!doctype html><title>starting</title><script type="module" src="./bare.js"></script>`;

const SCRIPT = `
const worker = new Worker("./bare.worker.js", { type: "module" });
worker.onmessage = ({ data }) => (document.title = data);
worker.postMessage({ speed: location.search === "?speed" });
`;

const WORKER = (sources: Readonly<Record<string, string>>): string => `
const SOURCES = ${JSON.stringify(sources)};
const wanted = new Promise((resolve) => (self.onmessage = ({ data }) => resolve(data.speed)));
const parts = await (await fetch("./parts.json")).json();
const part = async (name) => {
  const { body } = await fetch("./" + name);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type(name) } });
};
const type = (name) => (name.includes(".wasm") ? "application/wasm" : "text/javascript");
const address = async (name) => URL.createObjectURL(await (await part(name)).blob());
const [start, glue, library] = await Promise.all([
  address(parts.runtime + "pyodide.mjs.packed"),
  address(parts.runtime + "pyodide.asm.mjs.packed"),
  address(parts.packs.python),
]);
const wasm = part(parts.runtime + "pyodide.asm.wasm.packed");
const fetched = fetch;
globalThis.fetch = (what, init) => (String(what).endsWith(".wasm") ? wasm : fetched(what, init));
const { loadPyodide } = await import(start);
const { default: createPyodideModule } = await import(glue);
const python = await loadPyodide({
  indexURL: new URL(parts.runtime, location.href).href,
  stdLibURL: library,
  lockFileContents: JSON.stringify(parts.lock),
  createPyodideModule,
});
python.runPython("1 + 1");

async function speed() {
  for (const name of ["core", "bombsquad", "breach", "burncycle"])
    python.unpackArchive(await (await part(parts.packs[name])).arrayBuffer(), "zip");
  for (const [name, body] of Object.entries(SOURCES)) {
    python.FS.mkdirTree("/home/pyodide/" + name.slice(0, name.lastIndexOf("/")));
    python.FS.writeFile("/home/pyodide/" + name, body);
  }
  return python.pyimport("tests.sameness.speed").all_measured();
}
self.postMessage((await wanted) ? await speed() : "ready");
`;

/** The files of the page, with the Python that it runs. */
export function bare(sources: Readonly<Record<string, string>>): Record<string, string> {
  return { "bare.html": PAGE, "bare.js": SCRIPT, "bare.worker.js": WORKER(sources) };
}
