/**
 * The Firewall's units on a field of 60, with the middle at 0. The outline tells the category: a burr for Bots, a blade for
 * Hunters, a shield for the Guardian. The silhouette inside it tells which unit it is.
 */

export type Category = "bot" | "hunter" | "guardian";

export const OUTLINES: Readonly<Record<Category, string>> = {
  bot: points(12, (i) => (i % 2 ? 19.5 : 29)),
  hunter: "M0-30 12-13 29-9 18 4 22 23 0 15-22 23-18 4-29-9-12-13z",
  guardian: "M0-30 10-24 24-22 27-6 22 12 0 30-22 12-27-6-24-22-10-24z",
};

export interface Creature {
  category: Category;
  /** Filled dark. */
  shape?: string;
  /** Dark lines. */
  lines?: string;
  /** Specks of the outline's own colour on the shape, as eyes. */
  eyes?: readonly (readonly [x: number, y: number, r: number])[];
}

const CREATURES: Readonly<Record<string, Creature>> = {
  /* Rings of a body that rears up. */
  worm: {
    category: "bot",
    shape: "M-13 6a5 5 0 1 0 .1 0zM-5 3a5.4 5.4 0 1 0 .1 0zM3-4a5.8 5.8 0 1 0 .1 0zM8-16a7.5 7.5 0 1 0 .1 0z",
    eyes: [[9.5, -9.5, 2.2]],
  },
  /* A head with arms that curl. */
  tentacle: {
    category: "bot",
    shape: "M-8-3a8 9 0 0 1 16 0v4h-16z",
    lines: "M-6 1c0 6-8 4-7 10M-2 2c0 6-4 8-1 13M2 2c0 6 4 8 1 13M6 1c0 6 8 4 7 10",
    eyes: [
      [-3, -4, 1.8],
      [3, -4, 1.8],
    ],
  },
  /* Waves that spread from an ear. */
  echo: {
    category: "hunter",
    shape: "M-3-2a5 5 0 1 0 .1 0z",
    lines: "M4-8a13 13 0 0 1 0 22M9-12a19 19 0 0 1 3 24M-10-6a12 12 0 0 0 0 16",
    eyes: [[-3, 3, 1.8]],
  },
  /* A muzzle with two fangs. */
  kynodontas: {
    category: "hunter",
    shape: "M-13-10-6-4H6l7-6 1 13-6 5-2 8-4-7h-4l-4 7-2-8-6-5z",
    eyes: [
      [-6, 1, 2],
      [6, 1, 2],
    ],
  },
  /* A crown over one eye that never shuts. */
  xan4th: {
    category: "guardian",
    shape: "M-16-6-15-19-7-12 0-21 7-12 15-19 16-6zM-17 3C-9-6 9-6 17 3 9 12-9 12-17 3z",
    lines: "M-7 18h14",
    eyes: [[0, 3, 4.5]],
  },
};

/** How a unit is drawn; one of a pack that brings no drawing has an eye in the outline of its category. */
export function creatureOf(name: string, category: Category): Creature {
  const eye = { category, shape: "M-13 0C-7-8 7-8 13 0 7 8-7 8-13 0z", eyes: [[0, 0, 4]] as const };
  return CREATURES[name] ?? eye;
}

/** A star around 0 whose corners lie as far out as told. */
function points(count: number, far: (nth: number) => number): string {
  const corners = Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count - Math.PI / 2;
    return `${(far(i) * Math.cos(turn)).toFixed(1)} ${(far(i) * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
