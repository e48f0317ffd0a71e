/**
 * The service worker is written with the names of all files of the client, and a version that changes when they do.
 * Without a server it takes a game's own files and a language's words only when they're used.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const SOURCE = new URL("../src/offline/sw.js", import.meta.url);
/** What lies beside the built files under names of its own. */
const PLAIN = ["manifest.webmanifest", "icons/192.png", "icons/icon.svg"];

/** What begins a game's own part of the client, or the words of one language. */
const OWN = /\/src\/games\/[\w-]+\/|\/server\/texts\/\w+\.ftl/;

/** The worker for these files, some of which it takes only `later`. */
export function worker(
  source: string,
  names: readonly string[],
  page: string,
  base = "/",
  later: readonly string[] = [],
): string {
  const built = names.filter((name) => name.startsWith("assets/")).sort();
  const files = ["", ...built, ...PLAIN].map((name) => base + name);
  const version = createHash("sha256")
    .update([source, page, ...files].join("\n"))
    .digest("hex")
    .slice(0, 12);
  const put = later.map((name) => base + name).sort();
  const first = files.filter((name) => !put.includes(name));
  return source
    .replace('["__FILES__"]', JSON.stringify(first))
    .replace('["__LATER__"]', JSON.stringify(put))
    .replace("__VERSION__", version);
}

/** The scripts and styles that only one game or one language needs. */
function ownFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const own = chunks.filter(({ facadeModuleId }) => OWN.test(facadeModuleId ?? ""));
  return own.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

export function serviceWorker(): Plugin {
  let base = "/";
  let hosted = false;
  return {
    name: "service-worker",
    apply: "build",
    configResolved: ({ base: folder, mode }) => {
      base = folder;
      hosted = mode === "site";
    },
    writeBundle({ dir = "" }, bundle) {
      const page = readFileSync(join(dir, "index.html"), "utf8");
      const later = hosted ? ownFiles(bundle) : [];
      writeFileSync(join(dir, "sw.js"), worker(readFileSync(SOURCE, "utf8"), Object.keys(bundle), page, base, later));
    },
  };
}
