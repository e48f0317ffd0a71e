/** How long ago something was, in the reader's language. */

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(lang: string, since: number, now = Date.now()): string {
  const passed = Math.max(0, now - since);
  const [unit, step] = STEPS.find(([, size]) => passed >= size) ?? (["second", 1000] as const);
  const count = unit === "second" ? 0 : Math.floor(passed / step);
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-count, unit);
}
