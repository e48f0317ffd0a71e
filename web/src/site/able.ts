/** Whether this browser has what the interpreter and the table need. */

const NEEDED = ["WebAssembly", "indexedDB", "DecompressionStream", "Worker", "BroadcastChannel"] as const;

export function isAble(): boolean {
  return NEEDED.every((name) => Boolean((globalThis as Record<string, unknown>)[name]));
}
