/** Where the fan of a piece opens: on the side that covers the fewest lit things, inside the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

const GAP = 8;

/** The box of the fan on one side of the piece, moved into the window. */
function placed(side: Side, at: Box, size: { width: number; height: number }, window: Box): Box {
  const across = side === "right" ? at.left + at.width + GAP : side === "left" ? at.left - size.width - GAP : at.left;
  const down =
    side === "below"
      ? at.top + at.height + GAP
      : side === "above"
        ? at.top - size.height - GAP
        : at.top + (at.height - size.height) / 2;
  const into = (start: number, length: number, whole: number): number =>
    Math.max(GAP, Math.min(start, whole - length - GAP));
  return { ...size, left: into(across, size.width, window.width), top: into(down, size.height, window.height) };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** The best side, and where the fan then lies; covering the piece itself counts more than anything lit. */
export function sideOf(
  at: Box,
  size: { width: number; height: number },
  lit: readonly Box[],
  window: { width: number; height: number },
): { side: Side; left: number; top: number } {
  const sides: readonly Side[] = ["right", "left", "below", "above"];
  const found = sides.map((side) => {
    const box = placed(side, at, size, { left: 0, top: 0, ...window });
    const covered = lit.filter((each) => overlaps(box, each)).length + (overlaps(box, at) ? lit.length + 1 : 0);
    return { side, left: box.left, top: box.top, covered };
  });
  return found.reduce((best, each) => (each.covered < best.covered ? each : best));
}
