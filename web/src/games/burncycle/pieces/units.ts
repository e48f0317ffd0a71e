/** The silhouettes of security units on a square of 100: the body in one colour, with holes in it. */

import { box, disc, type Layer } from "./layers";

export type Tone = "body" | "hole";

const UNITS: Readonly<Record<string, readonly Layer<Tone>[]>> = {
  /** A wheel with its runner. */
  hamster: [
    ["body", "M50 11a39.500 39.500 0 1 0 .01 0z", 9],
    ["body", "M50 12v11M50 79v11M11 51h11M78 51h11M22 23l8 8M70 71l8 8M78 23l-8 8M30 71l-8 8", 4.5],
    ["body", disc(36, 38, 8.5) + disc(64, 38, 8.5)],
    ["body", "M50 34c15 0 23 9 23 21S64 73.500 50 73.500 27 67 27 55s8-21 23-21z"],
    ["hole", "M37 50.500h26", 6.5],
  ],
  /** Long legs in mid-stride. */
  walker: [
    ["body", "M37 6h26l5 9-4 10H36l-4-10z"],
    ["body", "M29 28h42l6 11-6 18H29l-6-18z"],
    ["body", "M35 57l-7 17 3 20M63 57l5 15-9 22", 11],
    ["body", "M19 32h8l-4 28-7 7-4-5zM81 32h-8l4 28 7 7 4-5z"],
    ["hole", "M38 15.500h24", 5],
    ["hole", box(41, 36, 18, 9, 1.5)],
  ],
  /** A padlock on two hooks. */
  latch: [
    ["body", "M31 46V33a19 19 0 0 1 38 0v13", 9.5],
    ["body", box(19, 44, 62, 47, 8)],
    ["body", "M13 54L5 65l8 12M87 54l8 11-8 12", 7],
    ["hole", disc(50, 62, 8)],
    ["hole", "M46 64h8l3.500 16h-15z"],
  ],
  /** A lens on three legs. */
  tripod: [
    ["body", "M22 10h46a8 8 0 0 1 8 8v5l15-8v31l-15-8v5a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z"],
    ["body", "M48 58L20 93M50 54v40M52 58l28 35", 8.5],
    ["hole", disc(42, 31, 12.5)],
    ["body", disc(42, 31, 5.5)],
  ],
  /** A snout with drooping ears. */
  bloodhound: [
    ["body", "M30 22c10-9 30-9 40 0l5 30-10 16-4 18c-3 8-19 8-22 0l-4-18-10-16z"],
    ["body", "M27 20C9 22 6 44 13 66c9-2 14-12 16-26zM73 20c18 2 21 24 14 46-9-2-14-12-16-26z"],
    ["hole", "M36 40h10M54 40h10", 7],
    ["hole", "M43 76h14l-4 8h-6z"],
  ],
  /** Two jaws that close. */
  clinch: [
    ["body", "M31 49C6 43 1 15 29 4c-5 13-1 22 15 26l-2 11zM69 49c25-6 30-34 2-45 5 13 1 22-15 26l2 11z"],
    ["body", "M29 46h42l9 15-7 32H58l-3-13H45l-3 13H27l-7-32z"],
    ["hole", "M37 60h26", 7],
  ],
  /** A clipboard with a tick. */
  clerk: [
    ["body", box(20, 14, 60, 78, 9)],
    ["body", box(36, 5, 28, 19, 6)],
    ["hole", "M41 15h18", 5],
    ["hole", "M34 46l8 8 15-16M34 70h32M34 82h22", 6],
  ],
  /** A lantern on its round. */
  roundsman: [
    ["body", "M36 22c0-19 28-19 28 0", 7],
    ["body", "M30 22h40l6 12H24z"],
    ["body", "M28 37h44l5 42H23z"],
    ["body", box(20, 81, 60, 11, 4)],
    ["hole", "M50 43c9 10 12 14 12 20a12 12 0 0 1-24 0c0-6 3-10 12-20z"],
  ],
  /** Something that goes through walls. */
  wraith: [
    ["body", "M50 6c22 0 33 16 33 38v48l-11-9-11 9-11-9-11 9-11-9-11 9V44C17 22 28 6 50 6z"],
    ["hole", disc(38, 42, 8) + disc(62, 42, 8)],
    ["hole", "M42 62h16", 6],
  ],
  /** A screw and two plates. */
  vise: [
    ["body", box(8, 34, 26, 58, 5)],
    ["body", box(66, 34, 26, 58, 5)],
    ["body", "M34 54h32M34 74h32", 7],
    ["body", "M50 8v24M34 12h32M22 34l14-10M78 34L64 24", 8],
    ["hole", "M16 48h10M16 62h10M16 76h10M74 48h10M74 62h10M74 76h10", 5],
  ],
  /** A ring of keys. */
  turnkey: [
    ["body", "M50 7a20 20 0 1 0 .01 0z", 9],
    ["body", "M50 46v46M50 76h17v14M38 42L20 76l12 6M62 42l8 15", 9],
  ],
  /** An eye over columns. */
  auditor: [
    ["body", "M5 34C20 12 80 12 95 34 80 56 20 56 5 34z"],
    ["hole", disc(50, 34, 12)],
    ["body", disc(50, 34, 5.5)],
    ["body", box(18, 70, 16, 22, 2) + box(42, 62, 16, 30, 2) + box(66, 76, 16, 16, 2)],
  ],
};

/** A cap and a star. */
const CAPTAIN: readonly Layer<Tone>[] = [
  ["body", "M24 20c7-14 45-14 52 0l-5 8H29z"],
  ["body", "M29 30h42l-2 14c-2 8-10 12-19 12s-17-4-19-12z"],
  ["body", "M33 55l17 10 17-10c17 3 24 13 26 38H7c2-25 9-35 26-38z"],
  ["hole", "M32 35h36", 6],
  ["hole", box(46.5, 9, 7, 8, 1.5)],
  ["hole", "M50 66l4 8 9 1.300-6.500 6.300 1.500 9L50 86.400l-8 4.200 1.500-9-6.500-6.300 9-1.300z"],
];

/** A unit that came with a pack and has no drawing here. */
const STRANGER: readonly Layer<Tone>[] = [
  ["body", "M50 8l36 14v28c0 24-15 36-36 43-21-7-36-19-36-43V22z"],
  ["hole", "M34 44h32", 8],
];

/** What a unit looks like, by its name; every captain has a cap. */
export function figureOf(name: string, captain: boolean): readonly Layer<Tone>[] {
  return captain ? CAPTAIN : (UNITS[name] ?? STRANGER);
}
