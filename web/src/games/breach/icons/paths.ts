/** The signs of The Breach on a grid of 24, drawn with strokes of 2 and round ends; dots are filled. */

import type { Drawing } from "../../../lib/icons";

export const ICONS = {
  virus: {
    lines:
      "M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5M5.3 5.3l3.2 3.2M15.5 15.5l3.2 3.2M18.7 5.3l-3.2 3.2M8.5 15.5l-3.2 3.2",
  },
  sword: { lines: "M5 19l3-3M4 14.5l5.5 5.5M8.5 15.5L20 4l-.5 4.5-8.5 9.5" },
  shield: { lines: "M12 3l7.5 3v5.5c0 5-3.2 8-7.5 9.5-4.3-1.5-7.5-4.5-7.5-9.5V6z" },
  move: { lines: "M4 12h14M13 6l6 6-6 6" },
  cache: { lines: "M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2M8 11V8a4 4 0 0 1 8 0v3" },
  bio: { lines: "M5 19C4 10 9 4.5 20 4c.5 10-4.5 15.5-13.5 14M5 20.5c1.5-4 4-7 8-9.5" },
  science: { lines: "M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9V3M8.5 3h7M7.5 15h9" },
  crypto: { lines: "M6 3.5h12l3.5 6L12 20.5 2.5 9.5zM2.5 9.5h19" },
  politics: { lines: "M3.5 9L12 3.5 20.5 9zM6.5 9v8M12 9v8M17.5 9v8M3.5 20.5h17" },
  credit: { lines: "M7 3.5h10l5 8.5-5 8.5H7L2 12zM14.5 9.5a3.5 3.5 0 1 0 0 5" },
  research: { lines: "M17.5 15a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M10 10V3.5h4V10M8.5 3.5h7" },
  gateway: { lines: "M5 21V11a7 7 0 0 1 14 0v10M3 21h18M12 21v-7" },
  breach: { lines: "M13 2.5 9 8.5l5 2.5-6 5 4 1.5-2 4" },
  ice: { lines: "M12 2l2.6 5.5 6-.5L17 12l3.6 5-6-.5L12 22l-2.6-5.5-6 .5L7 12 3.4 7l6 .5z" },
  die: {
    lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
    dots: [
      [9, 9, 1.4],
      [15, 15, 1.4],
    ],
  },
  hand: { lines: "M4 8.5 12 7l2.5 12-8 1.5zM13.5 5.5l7 1.5-2.5 11.5-2.7-.6" },
  wave: { lines: "M2.5 12c2.4-6 4.800-6 7.100 0s4.800 6 7.100 0c1.200-3 2.900-4.500 4.800-4.500" },
  person: { lines: "M15.500 8a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0M5 20c0-4 3-6 7-6s7 2 7 6" },
  program: { lines: "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01" },
  spark: { lines: "M12 3v4.500M12 16.500V21M3 12h4.500M16.500 12H21M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3" },
  drawer: { lines: "M4 9h16v10.500H4zM6.500 9 8 4.500h8L17.500 9M10 14h4" },
  target: { lines: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0M12 2v5M12 17v5M2 12h5M17 12h5" },
  password: { lines: "M5 12h4M7 10.3v3.4M10 12h4M12 10.3v3.4M15 12h4M17 10.3v3.4" },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
