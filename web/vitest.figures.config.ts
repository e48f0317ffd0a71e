import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/figures/**/*.figure.ts"],
    globalSetup: ["e2e/global.ts"],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ["verbose"],
  },
});
