/** The signs of Bomb Squad on a grid of 24, drawn with strokes of 2 and round ends; dots are filled. */

import type { Drawing } from "../../../lib/icons";

export const ICONS = {
  move: { lines: "M4 12h14M13 6l6 6-6 6" },
  open_door: { lines: "M6 21V4h12v17M3 21h18", dots: [[14.5, 13, 1]] },
  rescue_hostage: {
    lines: "M5.8 8a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 20c0-4 2.5-6 5.5-6s5.5 2 5.5 6M19 15V5M16 8l3-3 3 3",
  },
  disarm_bomb: {
    lines: "M5 4l9 10M19 4l-9 10M4.5 17.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M13.5 17.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  },
  hostage: { lines: "M8.2 7.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.5 21c0-5 3.3-7.5 7.5-7.5s7.5 2.5 7.5 7.5" },
  robot: {
    lines: "M7.5 8h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4M2 12.5v3M22 12.5v3",
    dots: [
      [12, 3.5, 1],
      [9, 13, 1.3],
      [15, 13, 1.3],
    ],
  },
  lock: { lines: "M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3" },
  unlocked: {
    lines: "M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 7.4-2",
  },
  battery: { lines: "M13.5 2.5L5 13.5h6l-1 8 9-11.5h-6.5z" },
  reserve: { lines: "M12 3l7.5 3v5.5c0 5-3.2 8-7.5 9.5-4.3-1.5-7.5-4.5-7.5-9.5V6z" },
  barrier: { lines: "M4 7l16 10M4 17L20 7M4 5v4M20 5v4M4 15v4M20 15v4" },
  camera: { lines: "M3 8h11v8H3zM14 11l7-4v10l-7-4" },
  crate: { lines: "M4 4h16v16H4zM4 4l16 16M20 4L4 20" },
  plate: { lines: "M3.5 3.5h17v17h-17zM8 8h8v8H8z" },
  sliding_door: { lines: "M3 4h8v16H3zM13 4h8v16h-8zM8.5 11v2M15.5 11v2" },
  check: { lines: "M5 12.5l4.5 4.5L19 7.5" },
  cross: { lines: "M6 6l12 12M18 6L6 18" },
} as const satisfies Record<string, Drawing>;
