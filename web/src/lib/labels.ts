/** The two halves of an option's label: what is chosen, and what describes it. */

/** The label before and after its first colon that stands outside brackets. */
export function halves(label: string): [head: string, tail: string] {
  let depth = 0;
  for (let i = 0; i < label.length; i += 1) {
    const sign = label[i] ?? "";
    if ("([«".includes(sign)) depth += 1;
    else if (")]»".includes(sign)) depth -= 1;
    else if (sign === ":" && depth <= 0 && label[i + 1] === " ")
      return [label.slice(0, i).trimEnd(), label.slice(i + 2)];
  }
  return [label, ""];
}

/** Short names that tell these labels apart: what they begin with or, where several begin alike, the first part that differs. */
export function apart(labels: readonly string[]): string[] {
  const all = labels.map(partsOf);
  return all.map((parts, i) => {
    const alike = all.filter((other, j) => j !== i && other[0] === parts[0]);
    if (!alike.length) return parts[0] ?? "";
    const at = parts.findIndex((part, n) => alike.some((other) => other[n] !== part));
    return capital(parts[at] ?? parts[0] ?? "");
  });
}

/** What stands between the colons and semicolons of a label, outside brackets. */
function partsOf(label: string): string[] {
  const [head, tail] = halves(label);
  if (!tail) return head.split("; ");
  return [...head.split("; "), ...partsOf(tail)];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
