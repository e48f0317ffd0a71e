/**
 * The parts of the site that Python needs, inflated on the way; the bytes that come are counted. They're kept in caches
 * of their own: the interpreter by its version, so that a new release of ours doesn't load it again.
 */

export interface Parts {
  /** The folder of the interpreter. */
  runtime: string;
  /** Where each pack is: the standard library, everything but the games, and each game. */
  packs: Readonly<Record<string, string>>;
  lock: object;
  bytes: Readonly<Record<string, number>>;
}

const PACKED = ".packed";
const LIST = "parts.json";
const PACKS = "getaway-packs";
const RUNTIME = "getaway-runtime-";

export class Loader {
  got = 0;
  of = 0;
  readonly parts: Parts;
  private readonly base: string;
  private readonly counted = new Set<string>();
  /** Parts that were asked for before anybody took them. */
  private readonly coming = new Map<string, Promise<Response>>();
  private readonly tell: () => void;

  constructor(parts: Parts, base: string, tell: () => void = () => undefined) {
    this.parts = parts;
    this.base = base;
    this.tell = tell;
  }

  static async begin(base: string, tell: () => void): Promise<Loader> {
    const packs = await cache(PACKS);
    const fresh = await heard(base + LIST, { cache: "no-cache" }).catch(() => null);
    if (fresh) await packs?.put(base + LIST, fresh.clone());
    const list = fresh ?? (await packs?.match(base + LIST));
    if (!list) throw new Error(`no ${LIST}`);
    return new Loader((await list.json()) as Parts, base, tell);
  }

  address(name: string): string {
    return this.base + name;
  }

  /** Count a part among those that are waited for. */
  expect(name: string): void {
    const path = this.path(name);
    if (!this.counted.has(path)) this.of += this.parts.bytes[path] ?? 0;
    this.counted.add(path);
  }

  /** Ask for a part that will be taken later. */
  ahead(name: string): void {
    const asked = this.coming.get(name) ?? this.begun(name);
    this.coming.set(name, asked);
    asked.catch(() => this.coming.delete(name));
  }

  /** A part as it was before it was packed. */
  part(name: string): Promise<Response> {
    const asked = this.coming.get(name) ?? this.begun(name);
    this.coming.delete(name);
    return asked;
  }

  private async begun(name: string): Promise<Response> {
    this.expect(name);
    const response = await this.kept(this.path(name));
    const body = response.body?.pipeThrough(this.counter()).pipeThrough(new DecompressionStream("gzip"));
    const type = name.endsWith(".wasm") ? "application/wasm" : "text/javascript";
    return new Response(body ?? null, { headers: { "Content-Type": type } });
  }

  private path(name: string): string {
    return name + (name in this.parts.bytes ? "" : PACKED);
  }

  /** Forget what no longer belongs to the site. */
  async tidy(): Promise<void> {
    const { packs, runtime } = this.parts;
    const wanted = new Set([LIST, ...Object.values(packs)].map((name) => this.address(name)));
    const kept = await cache(PACKS);
    for (const { url } of (await kept?.keys()) ?? []) if (!wanted.has(url)) await kept?.delete(url);
    const old = (name: string): boolean => name.startsWith(RUNTIME) && name !== RUNTIME + runtime;
    for (const name of (await globalThis.caches?.keys()) ?? []) if (old(name)) await caches.delete(name);
  }

  private async kept(path: string): Promise<Response> {
    const { runtime } = this.parts;
    const kept = await cache(path.startsWith(runtime) ? RUNTIME + runtime : PACKS);
    const found = await kept?.match(this.address(path));
    if (found) return found;
    const response = await heard(this.address(path));
    void kept?.put(this.address(path), response.clone()).catch(() => undefined); // a full disk keeps nothing
    return response;
  }

  private counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, on) => {
        this.got += chunk.length;
        this.tell();
        on.enqueue(chunk);
      },
    });
  }
}

/** A cache, where the browser has one: over https, or on this machine. */
async function cache(name: string): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(name).catch(() => null) : null;
}

async function heard(address: string, how: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, how);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}
