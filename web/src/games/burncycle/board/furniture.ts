/** Faint furniture, drawn where nothing of the game lies: decoration, of which no rule knows. */

import type { Room, Scene } from "../view";
import { box, disc } from "../pieces/layers";

/** In a space of 56, each piece as one path. */
const PIECES = {
  shelf: `${box(9, 17, 38, 13, 2)}M21.500 17v13M34.500 17v13`,
  rack: `${box(17, 9, 20, 40, 2)}M17 19h20M17 29h20M17 39h20`,
  desk: `${box(9, 16, 40, 17, 3)}M16 22h10M31 22h10${disc(29, 42, 5)}`,
  sofa: `${box(10, 18, 37, 16, 6)}M22 18v16M35 18v16`,
  table: `${disc(28, 29, 11)}${disc(28, 10, 4)}${disc(28, 48, 4)}${disc(9, 29, 4)}${disc(47, 29, 4)}`,
  plant: `${disc(28, 29, 8)}M28 23v12M22 29h12`,
  pallet: `${box(11, 12, 34, 32, 2)}M11 22h34M11 33h34`,
  bench: `${box(8, 15, 41, 18, 2)}M20 15v18M31 24h11`,
  machine: `${box(12, 13, 32, 32, 4)}${disc(28, 29, 9)}M28 20v18M19 29h18`,
  basin: `${box(14, 12, 28, 12, 3)}${disc(28, 36, 8)}`,
} as const;

type Piece = keyof typeof PIECES;

const BY_TYPE: Readonly<Record<string, readonly Piece[]>> = {
  office: ["desk", "plant", "sofa", "table"],
  warehouse: ["shelf", "pallet", "rack"],
  tech: ["rack", "desk", "shelf"],
  industry: ["machine", "bench", "pallet"],
};
const BY_KEY: Readonly<Record<string, readonly Piece[]>> = {
  restroom: ["basin"],
  lobby: ["sofa", "plant"],
  archive: ["shelf"],
};

/** Every second free space of a room has a piece. */
const EVERY = 2;

export interface Furniture {
  cell: number;
  path: string;
}

/** The furniture of a floor, the same whenever it is drawn. */
export function furniture(scene: Scene): Furniture[] {
  const used = new Set([...scene.terminals, ...scene.caches, ...scene.hiding, ...scene.objectives]);
  for (const { cell } of scene.posts) used.add(cell);
  scene.icons.forEach((icon, cell) => icon && used.add(cell));
  return scene.rooms.flatMap((room, number) => (room.safe ? [] : inside(room, number, used)));
}

function inside({ key, type, cells }: Room, number: number, used: ReadonlySet<number>): Furniture[] {
  const pieces = BY_KEY[key] ?? BY_TYPE[type] ?? [];
  const free = cells.filter((cell, i) => i > 0 && !used.has(cell));
  const kept = free.filter((_, i) => (i + number) % EVERY === 0);
  return kept.flatMap((cell, i) => {
    const piece = pieces[(i + number) % pieces.length];
    return piece ? [{ cell, path: PIECES[piece] }] : [];
  });
}
