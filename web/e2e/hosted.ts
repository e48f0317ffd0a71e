/** A site without a server on a host that knows nothing but files, and counts what it sends. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";

const ROOT = new URL("../../", import.meta.url).pathname;
const FOLDER = "/some/folder/";
const KINDS: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
/** The interpreter's start, on a machine that does other things too. */
export const PATIENCE = { timeout: 120_000 };

const PIECE = 16_384;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Hosted {
  url: string;
  /** The folder of the site. */
  folder: string;
  /** Bytes sent so far, by file; a file that was sent twice counts twice. */
  sent: Map<string, number>;
  /** Nothing answers at its address any more. */
  close(): void;
}

/** The site, built by the first that asks; the others wait for it. One that was built before may be named. */
async function built(): Promise<string> {
  const named = process.env["GETAWAY_SITE"];
  if (named) return named;
  const site = inject("site");
  const [begun, done] = [`${site}.begun`, `${site}.done`];
  try {
    mkdirSync(begun);
  } catch {
    while (!existsSync(done)) await pause(500);
    return site;
  }
  // without holding up the loop: connections that end meanwhile would be taken for open ones
  const [code] = (await once(spawn(join(ROOT, "scripts", "site"), [site], { stdio: "inherit" }), "exit")) as [number];
  if (code !== 0) throw new Error(`scripts/site ended with ${code}`);
  mkdirSync(done);
  return site;
}

/** How a host is reached: its bytes a millisecond for all connections together, and milliseconds until an answer begins. */
interface Wire {
  rate: number;
  delay: number;
}

/** Send bodies over one wire, a piece of each in turn. */
function trickling({ rate, delay }: Wire): (response: ServerResponse, body: Buffer) => Promise<void> {
  let free = 0;
  return async (response, body) => {
    await pause(delay);
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      free = Math.max(free, performance.now()) + piece.length / rate;
      await pause(free - performance.now());
      response.write(piece);
    }
    response.end();
  };
}

/** Host the site, over a wire if one is given, with some files besides its own. */
export async function hosted(wire?: Wire, besides: Readonly<Record<string, string>> = {}): Promise<Hosted> {
  const folder = await built();
  const trickle = wire && trickling(wire);
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "", "http://host").pathname.replace(FOLDER, "/"));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const more = besides[path.slice(1)];
    const body = more !== undefined ? Buffer.from(more) : existsSync(file) ? readFileSync(file) : null;
    const type = KINDS[extname(file)] ?? "application/octet-stream";
    const caching = path === "/" || path === "/parts.json" ? "no-cache" : "max-age=600";
    response.writeHead(body ? 200 : 404, { "Content-Type": type, "Cache-Control": caching });
    if (body) sent.set(path, (sent.get(path) ?? 0) + body.length);
    if (body && trickle) void trickle(response, body);
    else response.end(body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, folder, sent, close };
}

/** The address of a server that serves the site too, at `/here/`. */
export async function served(): Promise<string> {
  const asked = encodeURIComponent(`here ${await built()}`);
  const { url } = (await (await fetch(`${inject("adviser")}/${asked}`)).json()) as { url: string };
  return url;
}

/** The page is kept for a visit without a network. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
