// Plays seeded matches in WebAssembly, from the very packs of a built site: a line `HOW GAME NUMBER` in, a line of JSON
// out, as `tests/sameness/playing.py` plays it natively.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { started } from "./packs.mjs";

const SOURCES = ["tests/hints/positions.py", "tests/sameness/playing.py"];
const [site] = process.argv.slice(2);
const root = new URL("../../", import.meta.url);

const python = await started(site, ["core", "bombsquad", "breach", "burncycle"]);
for (const source of SOURCES) {
  const place = `/home/pyodide/${source}`;
  python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  python.FS.writeFile(place, readFileSync(new URL(source, root)));
}
const playing = python.pyimport("tests.sameness.playing");
const json = python.pyimport("json");
for await (const line of createInterface({ input: process.stdin })) {
  const [how, game, number] = line.split(" ");
  console.log(json.dumps(playing[how](game, Number(number))._asdict()));
}
