/**
 * The Avatars as figures on a field of 60, with the middle at 0: a dark silhouette with features in the seat's colour.
 * Each has an outline of its own, so that it is known without its colour.
 */

export interface Figure {
  /** Head and shoulders, filled dark. */
  shape: string;
  /** What is left open in them, filled in the seat's colour. */
  open?: string;
  /** Lines in the seat's colour. */
  lines?: string;
  /** Dark lines beside the head: antennae, a crest, hair. */
  beside?: string;
}

const SHOULDERS = "M-20 26C-20 15-11 10 0 10S20 15 20 26z";

export const AVATARS: Readonly<Record<string, Figure>> = {
  /* A round helmet with a band over the eyes and an aerial. */
  hugo: {
    shape: `${SHOULDERS}M-13-5a13 15 0 0 1 26 0v5a13 12 0 0 1-26 0z`,
    open: "M-10-7h20v7h-20z",
    beside: "M14-6V-20M-16-4V3M16-4V3",
  },
  /* A helmet of edges with a crest; narrow, slanting eyes. */
  sturm: {
    shape: "M-22 26-17 12-8 8h16l9 4 5 14zM-14-6-7-19H7l7 13v8L6 11H-6l-8-9z",
    lines: "M-10-6-3-2M10-6 3-2M-4 6h8",
    beside: "M0-20v-6M-5-20l-3-4M5-20l3-4",
  },
  /* Broad and square, with two round eyes, in a hoop. */
  vitruvian: {
    shape: "M-23 26V20q0-8 9-9h28q9 1 9 9v6zM-16-16q0-4 4-4h24q4 0 4 4V4q0 6-6 6H-10q-6 0-6-6z",
    open: "M-11-6a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM2-6a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z",
    lines: "M-5 4h10M-9 18h18",
    beside: "M-20-8V2M20-8V2",
  },
  /* Slender, with hair that streams in the wind. */
  mila: {
    shape: "M-16 26c1-10 7-15 16-15s15 5 16 15zM-11-6c0-8 4-13 11-13S11-14 11-6c0 9-5 17-11 17S-11 3-11-6z",
    open: "M-7-6q3-3 6 0-3 3-6 0zM1-6q3-3 6 0-3 3-6 0z",
    lines: "M-3 4q3 2 6 0",
    beside: "M-11-12C-6-24 8-22 12-16c6 0 10-3 13-7-1 8-5 12-11 13",
  },
};

/** For an Avatar of a pack that brings no drawing. */
export const UNKNOWN: Figure = {
  shape: `${SHOULDERS}M-12-6a12 14 0 0 1 24 0 12 14 0 0 1-24 0z`,
  lines: "M-6-5h.1M6-5h.1",
};

export function figureOf(avatar: string): Figure {
  return AVATARS[avatar] ?? UNKNOWN;
}
