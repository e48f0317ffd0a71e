import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fontLicence } from "./tools/licence";
import { forOldBrowsers, preloaded, withoutServer } from "./tools/site";
import { serviceWorker } from "./tools/worker";

/** Every page needs these few lines: as files of their own, their headers would weigh more than they do. */
const NEEDED =
  "home|sent|wire|storage|address\\.svelte|asking|clipboard|key-choice\\.svelte|parts|settings|shapes|texts|desk\\.svelte";
const BASE = {
  name: "base",
  test: new RegExp(`node_modules/svelte/|preload-helper|/src/lib/((${NEEDED})\\.ts|(Icon|Clause)\\.svelte)$`),
};
/**
 * A plain host may answer a handful of requests at a time, each after a while: what the beginning needs is one file, and
 * what several places need another.
 */
const FEW = [
  { name: "begin", tags: ["$initial" as const] },
  { name: "shared", minShareCount: 2 },
];
const server = process.env.GETAWAY_SERVER ?? "http://127.0.0.1:8000";

/** `--mode site` builds the client that needs no server, for any folder of a static host. */
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    fontLicence(),
    serviceWorker(),
    ...(mode === "site" ? [withoutServer(), preloaded(), forOldBrowsers()] : []),
  ],
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: "../src/getaway/server/client",
    emptyOutDir: true,
    manifest: mode === "site", // scripts/site weighs what each game brings by it
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: mode === "site" ? FEW : [BASE] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/*.test.ts"], environment: "node" } },
      {
        extends: true,
        resolve: { conditions: ["browser"] }, // parts of the page, mounted as a browser does
        test: { name: "page", include: ["tests/page/*.test.ts"], environment: "jsdom" },
      },
    ],
  },
}));
