/** Something that outlives the part of the page that asks for it first. */
export function lasting<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => void (made = make()));
  return made as T;
}

/**
 * Effects that outlive the part of the page that starts them; returns what ends them. They start a moment later, outside
 * of any other effect: a root inside another one no longer runs if it was due when that other one ended.
 */
export function following(effects: () => void): () => void {
  let end: (() => void) | null = null;
  let wanted = true;
  queueMicrotask(() => {
    if (wanted) end = $effect.root(effects);
  });
  return () => {
    wanted = false;
    end?.();
  };
}
