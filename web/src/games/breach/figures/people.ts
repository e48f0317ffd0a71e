/**
 * Portraits of Avatars and Breachers on a field of 100: flat shapes laid over one another. Paints are names that
 * `Portrait.svelte` mixes from the colours of the page.
 */

export type Paint =
  | "metal"
  | "shade"
  | "dark"
  | "light"
  | "tone"
  | "deep"
  | "gold"
  | "rose"
  | "mint"
  | "pale"
  | "tan"
  | "brown"
  | "umber"
  | "soot"
  | "grey";

/** A shape that is filled, or a line of this many units. */
export type Layer = readonly [d: string, paint: Paint, line?: number];

export interface Portrait {
  /** The colour of its ground and dress, a token's name. */
  tone: "l1" | "l2" | "l3" | "bio" | "pol" | "phys" | "tech" | "util" | "gen";
  layers: readonly Layer[];
}

const NECK = "M43 62h14v16H43z";
const HEAD = "M31 43c0-14 8-22 19-22s19 8 19 22-8 25-19 25-19-11-19-25z";
const CHEEK = "M57 22c8 3 12 11 12 21 0 14-8 25-19 25 9-7 12-15 12-25 0-9-1-15-5-21z";
const COAT = "M14 100c0-17 12-26 36-26s36 9 36 26z";

/** A person: coat, neck, face with two eyes and a mouth; what lies behind and before the face is their own. */
function person(
  skin: Paint,
  own: { behind?: readonly Layer[]; coat?: readonly Layer[]; before?: readonly Layer[]; eyes?: boolean },
): Layer[] {
  const eyes: Layer[] = [
    ["M40 45h.1M60 45h.1", "soot", 6],
    ["M36 37q4-3 8 0M56 37q4-3 8 0", "soot", 2.4],
  ];
  return [
    ...(own.behind ?? []),
    [COAT, "deep"],
    ...(own.coat ?? []),
    [NECK, skin],
    [HEAD, skin],
    [CHEEK, "shade"],
    ...(own.eyes === false ? [] : eyes),
    ["M44 58q6 4 12 0", "soot", 2.4],
    ...(own.before ?? []),
  ];
}

export const PEOPLE: Readonly<Record<string, Portrait>> = {
  hugo: {
    tone: "l3",
    layers: [
      ["M18 100c0-15 12-22 32-22s32 7 32 22z", "deep"],
      ["M38 80l12 13 12-13", "tone", 6],
      ["M42 66h16v14H42z", "dark"],
      ["M20 42h8v16h-8zM72 42h8v16h-8z", "shade"],
      ["M76 42V24", "metal", 3],
      ["M76 22h.1", "tone", 8],
      ["M26 44c0-18 9-28 24-28s24 10 24 28v8c0 13-9 20-24 20s-24-7-24-20z", "metal"],
      ["M60 18c9 4 14 13 14 26v8c0 13-9 20-24 20 10-6 13-15 13-26 0-12 0-20-3-28z", "shade"],
      ["M30 38h40q4 0 4 5v6q0 5-4 5H30q-4 0-4-5v-6q0-5 4-5z", "dark"],
      ["M36 46h16", "tone", 6],
      ["M43 64h14", "shade", 3],
    ],
  },
  sturm: {
    tone: "l1",
    layers: [
      ["M10 100l6-16 20-8h28l20 8 6 16z", "deep"],
      ["M16 84l16 16M84 84 68 100", "tone", 5],
      ["M42 66h16v14H42z", "dark"],
      ["M44 18 50 2l6 16z", "tone"],
      ["M34 20 30 8l10 9zM66 20l4-12-10 9z", "tone"],
      ["M26 42 36 18h28l10 24-4 20-12 12H42L30 62z", "metal"],
      ["M62 18h2l10 24-4 20-12 12h-8l10-16z", "shade"],
      ["M30 40l17 9-2 7-15-6zM70 40l-17 9 2 7 15-6z", "dark"],
      ["M35 46l7 4M65 46l-7 4", "tone", 3],
      ["M42 64h16M44 69h12", "dark", 2.6],
    ],
  },
  vitruvian: {
    tone: "bio",
    layers: [
      ["M10 100c0-16 10-22 22-23h36c12 1 22 7 22 23z", "deep"],
      ["M32 100V90a18 14 0 0 1 36 0v10M50 78v22", "tone", 3.6],
      ["M42 68h16v12H42z", "dark"],
      ["M18 38h8v22h-8zM74 38h8v22h-8z", "shade"],
      ["M26 28q0-12 12-12h24q12 0 12 12v30q0 14-14 14H40q-14 0-14-14z", "metal"],
      ["M64 17q10 2 10 11v30q0 14-14 14H50q12-4 12-18V28q0-7 2-11z", "shade"],
      ["M32 22h36", "tone", 5],
      [
        "M31 44a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0zM52 44a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0z",
        "dark",
      ],
      ["M39.500 44h.1M60.500 44h.1", "tone", 7],
      ["M40 61h20", "shade", 4],
    ],
  },
  mila: {
    tone: "l2",
    layers: [
      ["M50 10c20 0 32 8 46 3-4 13-13 19-23 21l-4 24H30C23 32 31 10 50 10z", "gold"],
      ["M20 100c0-16 10-23 30-23s30 7 30 23z", "deep"],
      ["M34 82q16-9 32 0l-3 7q-13-6-26 0z", "gold"],
      ["M44 62h12v17H44z", "dark"],
      ["M31 42c0-14 8-22 19-22s19 8 19 22c0 15-8 27-19 27S31 57 31 42z", "metal"],
      ["M57 21c8 3 12 11 12 21 0 15-8 27-19 27 9-7 12-16 12-27 0-9-1-15-5-21z", "shade"],
      ["M30 41c2-13 11-20 21-21 9 2 16 7 18 18-8-7-14-9-20-9s-13 4-19 12z", "gold"],
      ["M36.500 47a5 6 0 1 0 10 0 5 6 0 1 0-10 0zM54 47a5 6 0 1 0 10 0 5 6 0 1 0-10 0z", "dark"],
      ["M41.500 47h.1M59 47h.1", "tone", 5],
      ["M46 60q4 3 9 0", "shade", 2.6],
    ],
  },
  argo: {
    tone: "phys",
    layers: person("umber", {
      coat: [
        ["M38 76l12 20 12-20", "pale"],
        ["M72 90h.1", "gold", 13],
        ["M72 90h.1", "brown", 5],
      ],
      before: [
        ["M40 55q5-4 10-1 5-3 10 1-5 3-10 1-5 2-10-1z", "soot"],
        ["M32 30c0-12 7-18 18-18s18 6 18 18z", "deep"],
        ["M32 25h36v6H32z", "tone"],
        ["M16 34c8-6 20-5 34-5s26-1 34 5c-11 4-22 1-34 1s-23 3-34-1z", "deep"],
      ],
    }),
  },
  cassia: {
    tone: "bio",
    layers: person("tan", {
      behind: [["M24 46c0-22 10-33 26-33s26 11 26 33c2 15 3 27-3 37H27c-6-10-5-22-3-37z", "brown"]],
      coat: [["M40 76l10 10 10-10", "pale"]],
      before: [
        ["M30 44c0-16 8-26 20-26s20 10 20 26c-4-9-8-13-14-15-6 5-17 6-26 15z", "brown"],
        [
          "M31 30c-8-1-13-9-9-16 6 2 11 9 9 16zM38 21c-5-6-2-14 4-17 4 7 1 14-4 17zM25 40c-7 1-12-3-14-9 7-1 12 3 14 9z",
          "tone",
        ],
        ["M34 27h.1", "rose", 9],
        ["M34 27h.1", "gold", 4],
      ],
    }),
  },
  dedalo: {
    tone: "tech",
    layers: person("pale", {
      coat: [["M34 100 50 80l16 20M42 91h16", "gold", 3.2]],
      before: [
        ["M30 48c1 14 8 24 20 29 12-5 19-15 20-29-3 5-6 7-10 7-6-3-14-3-20 0-4 0-7-2-10-7z", "grey"],
        ["M45 62h10", "brown", 2.4],
        ["M30 40c-2-6 0-12 5-15 3 2 4 6 2 9zM70 40c2-6 0-12-5-15-3 2-4 6-2 9z", "grey"],
        ["M33 45a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM53 45a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM47 44h6", "tone", 2.6],
      ],
    }),
  },
  ishtar: {
    tone: "l1",
    layers: person("brown", {
      behind: [["M41 11a9 9 0 1 0 18 0 9 9 0 1 0-18 0z", "soot"]],
      coat: [["M38 76l12 11 12-11", "tone", 3.4]],
      before: [
        ["M29 43c0-17 8-27 21-27s21 10 21 27c-5-9-10-13-19-13-10 0-17 4-23 13z", "soot"],
        ["M50 45a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0z", "dark"],
        ["M50 45a9.500 9.500 0 1 0 19 0 9.500 9.500 0 1 0-19 0zM68 42l9-5", "metal", 2.6],
        ["M59.500 38v14M52.500 45h14", "tone", 1.8],
      ],
    }),
  },
  null: {
    tone: "gen",
    layers: [
      ["M8 100c0-19 14-28 42-28s42 9 42 28z", "deep"],
      ["M18 60c-2-30 12-48 32-48s34 18 32 48c-1 13-8 21-14 26H32c-6-5-13-13-14-26z", "grey"],
      ["M61 14c14 6 22 22 21 46-1 13-8 21-14 26h-8c11-12 14-55 1-72z", "shade"],
      ["M27 56c-1-22 8-34 23-34s24 12 23 34c-1 14-10 22-23 22s-22-8-23-22z", "dark"],
      ["M37 48h9M54 48h9", "light", 4.5],
      ["M41 63l4 2 4-2 4 2 5-2", "grey", 2.4],
    ],
  },
  vesper: {
    tone: "util",
    layers: person("soot", {
      eyes: false,
      behind: [["M20 52c-2-26 10-40 30-40s32 14 30 40c0 12-4 22-8 29H28c-4-7-8-17-8-29z", "tone"]],
      coat: [
        ["M42 77l8 11 8-11", "light", 2.6],
        ["M50 87l4 6-4 6-4-6z", "mint"],
      ],
      before: [
        ["M37 46q4 4 9 0M54 46q4 4 9 0", "light", 2.4],
        ["M44 58q6 4 12 0", "rose", 2.4],
        ["M29 46c0-18 8-29 21-29s21 11 21 29c-2-10-6-17-21-18-15 1-19 8-21 18z", "tone"],
        ["M30 34q20-9 40 0", "gold", 2.8],
        ["M50 22l4 6-4 6-4-6z", "mint"],
      ],
    }),
  },
};
