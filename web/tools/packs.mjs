// The interpreter under Node with the very packs of a built site, as the site's worker starts it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const LIBRARY = "python";

/** Start Python with the site's own standard library and these packs. */
export async function started(site, names) {
  const { packs, lock } = JSON.parse(readFileSync(join(site, "parts.json"), "utf8"));
  const unpacked = (name) => gunzipSync(readFileSync(join(site, packs[name])));
  const folder = mkdtempSync(join(tmpdir(), "packs-"));
  try {
    const stdLibURL = join(folder, "library.zip");
    writeFileSync(stdLibURL, unpacked(LIBRARY));
    const python = await loadPyodide({ stdLibURL, lockFileContents: JSON.stringify(lock) });
    for (const name of names) python.unpackArchive(Uint8Array.from(unpacked(name)).buffer, "zip");
    return python;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
