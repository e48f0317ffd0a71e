/** The small drawings on the floor, on a grid of 24. */

import type { Drawing } from "../../../lib/icons";

export const PATHS = {
  terminal: { lines: "M3.5 4.5h17v12h-17zM7.5 8.5l3 2.5-3 2.5M12.5 13.5h4M8 20h8" },
  mainframe: { lines: "M5 3.5h14v17H5zM5 9h14M5 14.5h14M8.5 6.3h.01M8.5 11.8h.01M8.5 17.5h.01" },
  cache: { lines: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8" },
  objective: { lines: "M6 21V4M6 5h12l-3 4 3 4H6" },
  bead: { lines: "M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0M12 9v6M9 12h6" },
  chip: {
    lines: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
  },
  hide: {
    lines: "M3.5 18.500C5.500 10 8.500 6.500 12 6.500s6.500 3.500 8.500 12",
    dots: [
      [9, 14, 1.1],
      [15, 14, 1.1],
    ],
  },
  lock: { lines: "M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3" },
  key: { lines: "M11.5 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M11.5 12H21v4M17 12v3" },
  keypad: {
    lines: "",
    dots: [
      [6, 5, 1.1],
      [12, 5, 1.1],
      [18, 5, 1.1],
      [6, 12, 1.1],
      [12, 12, 1.1],
      [18, 12, 1.1],
      [6, 19, 1.1],
      [12, 19, 1.1],
      [18, 19, 1.1],
    ],
  },
  star: { lines: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z", filled: true },
  off: { lines: "M12 3.5V11M6.5 6.5a8 8 0 1 0 11 0" },
} as const satisfies Record<string, Drawing>;
