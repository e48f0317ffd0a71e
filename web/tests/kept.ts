/** A browser's storage: its keys are members of it. */
export function storage(): Storage {
  const kept: Record<string, unknown> = {};
  const hidden = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(kept, name, { value });
  return kept as unknown as Storage;
}
