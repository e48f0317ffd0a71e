import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["e2e/global.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2, // two files at a time, one for each core
    reporters: ["verbose"],
  },
});
