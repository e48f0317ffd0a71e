/** Whether the seed that is shown after the end is the one that was promised before the start (GT-CHANCE-01). */

const LEAD = new TextEncoder().encode("getaway commitment 1\0");

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** null where this browser cannot tell: it counts only on pages that were served safely. */
export async function keptPromise(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const promised = await crypto.subtle.digest("SHA-256", new Uint8Array([...LEAD, ...bytes(seed)]));
  return hex(promised) === commitment;
}
