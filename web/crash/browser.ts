/** What the client finds in a browser, and Node lacks: a page from an origin behind which several nodes serve. */

import { WebSocket } from "undici";
import { any } from "./dice";

/** Each connection and each call goes to any of the nodes, as a proxy without a memory would send it. */
export function browse(nodes: readonly string[]): void {
  const chance = Math.random;
  const place = {
    get origin(): string {
      return any(nodes, chance);
    },
  };
  Object.defineProperty(globalThis, "location", { value: place });
  // Node's own says nothing when a connection can't be made; a browser reports an error and the close.
  Object.defineProperty(globalThis, "WebSocket", { value: WebSocket });
  const plain = globalThis.fetch;
  globalThis.fetch = (path, init) => plain(new URL(String(path), place.origin), init);
}
