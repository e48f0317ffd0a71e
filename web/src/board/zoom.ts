/** How far a board is magnified and which part of it is seen: plain functions of the board and the window it is seen in. */

import type { Point } from "./spot";

/** A part of a board in its own units. */
export interface Frame extends Point {
  width: number;
  height: number;
}

/** The upper left corner of what is seen, in board units; zoom 1 shows the whole board. */
export interface Lens extends Point {
  zoom: number;
}

/** What there is to see, and the form of the window: its width for a height of 1. */
export interface Sheet extends Frame {
  ratio: number;
  /** The share of the window's height at its foot that other things lie over. */
  covered?: number;
}

export const MOST = 6;
const MOST_COVERED = 0.5;
export const STEP = 1.4;

/** The board in a window on the page; one that is hidden has no size, and then any form will do. `foot`: covered pixels. */
export function sheetOf(whole: Frame, window: { width: number; height: number } | null, foot = 0): Sheet {
  const shown = window?.width && window.height ? window : null;
  const { width, height } = shown ?? whole;
  return { ...whole, ratio: width / height, covered: shown ? Math.min(MOST_COVERED, foot / shown.height) : 0 };
}

/** How much is seen at this zoom. */
export function seen({ width, height, ratio, covered = 0 }: Sheet, zoom: number): { width: number; height: number } {
  const whole = Math.max(width, (height / (1 - covered)) * ratio);
  return { width: whole / zoom, height: whole / ratio / zoom };
}

/** The lens kept on the board; where more is seen than there is, the board lies in the middle. */
export function kept(lens: Lens, sheet: Sheet): Lens {
  const zoom = Math.min(MOST, Math.max(1, lens.zoom));
  const { width, height } = seen(sheet, zoom);
  const free = height * (1 - (sheet.covered ?? 0)); // the last row can be brought above what covers the foot
  return { zoom, x: within(lens.x, width, sheet.x, sheet.width), y: within(lens.y, free, sheet.y, sheet.height) };
}

function within(at: number, shown: number, start: number, length: number): number {
  if (shown >= length) return start - (shown - length) / 2;
  return Math.min(Math.max(start, at), start + length - shown);
}

/** Magnified by a factor, with the point under the finger staying where it is. */
export function zoomedAt(lens: Lens, factor: number, at: Point, sheet: Sheet): Lens {
  const zoom = Math.min(MOST, Math.max(1, lens.zoom * factor));
  const share = lens.zoom / zoom;
  return kept({ zoom, x: at.x - (at.x - lens.x) * share, y: at.y - (at.y - lens.y) * share }, sheet);
}

/** The board moved by so many of its units. */
export function moved(lens: Lens, by: Point, sheet: Sheet): Lens {
  return kept({ ...lens, x: lens.x - by.x, y: lens.y - by.y }, sheet);
}

/** Magnified so, with this point in the middle. */
export function centred(zoom: number, at: Point, sheet: Sheet): Lens {
  const { width, height } = seen(sheet, Math.min(MOST, Math.max(1, zoom)));
  return kept({ zoom, x: at.x - width / 2, y: at.y - height / 2 }, sheet);
}

/** Moved as little as is needed to show this point with some room around it. */
export function showing(lens: Lens, at: Point, sheet: Sheet, room: number): Lens {
  const { width, height } = seen(sheet, lens.zoom);
  const into = (start: number, shown: number, point: number): number =>
    Math.max(Math.min(start, point - room), point + room - shown);
  return kept({ ...lens, x: into(lens.x, width, at.x), y: into(lens.y, height, at.y) }, sheet);
}

/** Spaces smaller than this, in pixels, are too small to read. */
const READABLE = 30;
const COMFORTABLE = 44;

/** How far a board is magnified unasked: to its full width, or `near` pixels to a space, where the whole is too small. */
export function natural(sheet: Sheet, pixels: number, space: number, near?: number): number {
  const fit = pixels / seen(sheet, 1).width;
  if (pixels && near) return fit * space >= COMFORTABLE ? 1 : near / (fit * space);
  if (!pixels || fit * space >= READABLE) return 1;
  const wide = pixels / sheet.width;
  return Math.max(1, Math.min(wide, COMFORTABLE / space) / fit);
}

/** What is seen, for the drawing's `viewBox`. */
export function viewBox(lens: Lens, sheet: Sheet): string {
  const { width, height } = seen(sheet, lens.zoom);
  return [lens.x, lens.y, width, height].map((each) => each.toFixed(2)).join(" ");
}
