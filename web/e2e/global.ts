/** Two nodes, a worker and an adviser for all browser tests; they end with the tests. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    urls: string[];
    adviser: string;
    /** Where the site without a server is built, by the first test that needs it. */
    site: string;
  }
}

const root = new URL("../../", import.meta.url).pathname;
const python = process.env["GETAWAY_PYTHON"] ?? `${root}.venv/bin/python`;

/** What every request writes would bury what a failing test says. */
const ROUTINE = '"level": "info"';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(python, ["-m", "tests.e2e.serve"], { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  createInterface({ input: server.stderr }).on("line", (said) => {
    if (!said.includes(ROUTINE)) console.error(said);
  });
  const waiting: ((line: string) => void)[] = [];
  const lines = createInterface({ input: server.stdout });
  lines.on("line", (line) => waiting.shift()?.(line));
  const line = (): Promise<string> => new Promise((resolve) => waiting.push(resolve));

  const { urls } = JSON.parse(await line()) as { urls: string[] };
  const adviser = createServer((request, response) => {
    const answer = line();
    server.stdin.write(`${decodeURIComponent(request.url?.slice(1) ?? "")}\n`);
    void answer.then((text) => response.end(text));
  });
  await new Promise<void>((resolve) => adviser.listen(0, "127.0.0.1", resolve));
  const site = join(mkdtempSync(join(tmpdir(), "getaway-")), "site");
  project.provide("site", site);
  project.provide("urls", urls);
  project.provide("adviser", `http://127.0.0.1:${(adviser.address() as AddressInfo).port}`);

  return async () => {
    adviser.close();
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.stdin.end();
    await ended;
    rmSync(dirname(site), { recursive: true });
  };
}
