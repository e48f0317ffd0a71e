/** Something that outlives the part of the page that asks for it first. */
export function lasting<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => void (made = make()));
  return made as T;
}
