/** Whether nothing is to move or wait: the reader wants less motion, or doesn't look. */

export function isCalm(): boolean {
  if (typeof document === "undefined") return false;
  return document.documentElement.dataset["motion"] === "less" || prefersLess();
}

export function isStill(): boolean {
  return isCalm() || (typeof document !== "undefined" && document.hidden);
}

function prefersLess(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
