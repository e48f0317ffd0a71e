import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fontLicence } from "./tools/licence";
import { withoutServer } from "./tools/site";
import { serviceWorker } from "./tools/worker";

const BASE = /node_modules\/svelte\/|\/src\/lib\/(home|sent|wire|storage)\.ts$/;
const server = process.env.GETAWAY_SERVER ?? "http://127.0.0.1:8000";

/** `--mode site` builds the client that needs no server, for any folder of a static host. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fontLicence(), serviceWorker(), ...(mode === "site" ? [withoutServer()] : [])],
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: "../src/getaway/server/client",
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page needs these few lines: as files of their own, their headers would weigh more than they do.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } } },
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
