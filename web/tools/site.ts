/**
 * The page of the site without a server: another beginning, a policy that a host without headers can't send, and a word for
 * browsers that are too old.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const LANGUAGES = ["en", "it", "fr"];
const OLD = "assets/old.js";

/** What the page's first script asks for: begun with the page itself, it comes one answer earlier. */
const NEXT = "/src/site/page.ts";

/** What an old browser is told, by language. */
function said(): Record<string, string> {
  const told = LANGUAGES.map((lang) => {
    const bundle = new FluentBundle(lang);
    const texts = new URL(`../../src/getaway/server/texts/${lang}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(texts, "utf8")));
    return [lang, bundle.formatPattern(bundle.getMessage("site-unable")?.value ?? "")];
  });
  return Object.fromEntries(told) as Record<string, string>;
}

export function forOldBrowsers(): Plugin {
  return {
    name: "for-old-browsers",
    generateBundle() {
      const source = readFileSync(new URL("../src/site/old.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: OLD,
        source: source.replace('"__SAID__"', JSON.stringify(said())),
      });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: `./${OLD}` }, injectTo: "head" as const }],
    },
  };
}

/** The files of the next script, with all that it imports. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(NEXT)));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName) && !chunk.isEntry) found.add(chunk);
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

function preload(file: string): HtmlTagDescriptor {
  const how = file.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
  return { tag: "link", attrs: { ...how, crossorigin: true, href: `./${file}` }, injectTo: "head" };
}

export function preloaded(): Plugin {
  return {
    name: "preloaded",
    transformIndexHtml: { order: "post", handler: (_, { bundle }) => filesOf(bundle ?? {}).map(preload) },
  };
}

export function withoutServer(): Plugin {
  return {
    name: "without-server",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => ({
        html: html.replace("/src/main.ts", "/src/site/main.ts"),
        tags: [
          {
            tag: "meta",
            attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
            injectTo: "head-prepend",
          },
        ],
      }),
    },
  };
}
