/** The signs beside the floor of burncycle on a grid of 24, drawn with strokes of 2 and round ends; dots are filled. */

import type { Drawing } from "../../../lib/icons";

export const ICONS = {
  physical: { lines: "M6 20l7-9M10 4l10 8-3 3.5L7.5 7.5z" },
  tech: { lines: "M7 7h10v10H7zM10 3.5V7M14 3.5V7M10 17v3.5M14 17v3.5M3.5 10H7M3.5 14H7M17 10h3.5M17 14h3.5" },
  utility: {
    lines: "M14.5 9.5 5 19l-1.5-1.5 9.5-9.5M14.5 9.5a4.5 4.5 0 0 0 6-5.5l-3 3-2.5-.5-.5-2.5 3-3a4.5 4.5 0 0 0-5.5 6",
  },
  general: { lines: "M12 4l7.5 8-7.5 8-7.5-8z" },
  captain: { lines: "M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z" },
  power: { lines: "M13.5 2.5L5 13.5h6l-1 8 9-11.5h-6.5z" },
  threat: { lines: "M12 4a8 8 0 0 1 8 8M12 8a4 4 0 0 1 4 4M4 20l5-5", dots: [[11, 13, 2]] },
  eye: {
    lines: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  },
  key: { lines: "M3.5 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11.5 12H21v4M17 12v3" },
  imperative: { lines: "M7 4h11v13.5a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5V16H13M10 8.5h5M10 12h5" },
  mod: { lines: "M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21" },
  deck: { lines: "M8.5 7h9v13.5h-9zM6.5 17V5h8M4.5 14.5V3h7.5", dots: [[13, 13.7, 1.4]] },
  card: { lines: "M7 3.5h10v17H7zM10 8h4" },
  bead: { lines: "M6.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0", dots: [[12, 12, 1.6]] },
  network: { lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0", dots: [[12, 12, 1.4]] },
  floor: {
    lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M4 12h7M15 12h5M12 4v5M12 15v5",
  },
  swap: { lines: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" },
  flag: { lines: "M6 21V4h11l-2.5 4 2.5 4H6" },
  check: { lines: "M5 12.5l4.5 4.5L19 7.5" },
  open: { lines: "M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0" },
  again: { lines: "M19 12a7 7 0 1 1-2-4.9M17.5 3v4.5H13" },
  no: { lines: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M6 6l12 12" },
  alarm: { lines: "M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.5 20.5h3" },
  ping: { lines: "M12 4 3 20h18zM12 10v4.5", dots: [[12, 17, 1]] },
  shock: { lines: "M13.5 2.5L5 13.5h6l-1 8 9-11.5h-6.5z" },
  die: {
    lines: "M5 5h14v14H5z",
    dots: [
      [9, 9, 1.3],
      [15, 15, 1.3],
      [12, 12, 1.3],
    ],
  },
  guard: { lines: "M12 3l7.5 3v5.5c0 5-3.2 8-7.5 9.5-4.3-1.5-7.5-4.5-7.5-9.5V6z" },
  lock: { lines: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" },
  terminal: { lines: "M4 5h16v14H4zM7.5 9.5l3 2.5-3 2.5M12.5 15H16" },
  unlock: { lines: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.6-1.6" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

/** The sign of a chip or an input by its name; a die where there is none. */
export function iconOf(name: string): IconName {
  return name in ICONS ? (name as IconName) : "die";
}
