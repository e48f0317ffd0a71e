import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { leftOut, secondsOf } from "./e2e/chosen";
import { nameOf, Times } from "./e2e/times";

/** Two files run at a time, so the longest go first. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification): number => secondsOf(nameOf(moduleId));
    return Promise.resolve(files.toSorted((one, other) => seconds(other) - seconds(one)));
  }
}

const others = process.env["EVERY_MATCH"] === "1" ? [] : leftOut();

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    exclude: others.map((name) => `e2e/**/${name}.e2e.ts`),
    globalSetup: ["e2e/global.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2, // one for each core
    sequence: { sequencer: LongestFirst },
    reporters: process.env["KEEP_TIMES"] === "1" ? ["verbose", new Times()] : ["verbose"],
  },
});
