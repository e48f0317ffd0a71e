import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The players of the crash run: the client's own code as a browser runs it, in one file for Node. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    outDir: "node_modules/.crash",
    target: "node20",
    minify: false,
    lib: { entry: "crash/main.ts", formats: ["es"], fileName: () => "players.mjs" },
    rolldownOptions: { external: [/^node:/, "undici"] },
  },
});
