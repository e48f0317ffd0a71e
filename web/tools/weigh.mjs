// Weighs what a browser must load before it can show anything: the entry of the built client and all it imports at
// once. Fails above the limit.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 120 * 1024;
const client = new URL("../../src/getaway/server/client/", import.meta.url).pathname;
const page = readFileSync(join(client, "index.html"), "utf8");

/** The scripts that a script loads at once; those behind `import(...)` come when they are needed. */
function imported(path) {
  const text = readFileSync(join(client, path), "utf8");
  const statements = text.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["']\.\/([^"']+\.js)["']/g,
  );
  return [...statements].map((found) => `assets/${found[1]}`);
}

const first = [...page.matchAll(/(?:src|href)="\/?(assets\/[^"]+\.js)"/g)].map((found) => found[1]);
const all = new Set();
const waiting = [...first];
while (waiting.length) {
  const path = waiting.pop();
  if (all.has(path)) continue;
  all.add(path);
  waiting.push(...imported(path));
}

let total = 0;
for (const path of all) {
  const size = gzipSync(readFileSync(join(client, path)), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${path}`);
}
console.log(`${String(total).padStart(8)}  of at most ${LIMIT} bytes of script, compressed`);
if (!first.length || total > LIMIT) process.exit(1);
