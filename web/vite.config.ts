import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./tools/worker";

const server = process.env.GETAWAY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/getaway/server/client",
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "node",
  },
});
