/** Files beside the page: what is the same for everybody. */

import { wanted } from "../lib/calm";

/** Files that were asked for before anybody read them. */
const coming = new Map<string, Promise<Response>>();

/** The folder of the site: a place in the client is the query of the page's own address, which every host serves. */
export const here = (): string => location.pathname;

/** Ask for a file that will be read in a moment. */
export function ahead(name: string): Promise<Response> {
  const asked = coming.get(name) ?? fetched(name);
  coming.set(name, asked);
  asked.catch(() => coming.delete(name));
  return asked;
}

/** A file, inflated: not every host compresses what it sends. */
export function file(name: string): Promise<Response> {
  const asked = coming.get(name) ?? fetched(name);
  coming.delete(name);
  return asked;
}

async function fetched(name: string): Promise<Response> {
  const { ok, status, body } = await wanted(fetch(`${here()}data/${name}.packed`));
  return new Response(ok && body ? body.pipeThrough(new DecompressionStream("gzip")) : null, { status });
}
