/** Where things lie in the drawing of the network mat: rings round the middle, the first place of each at the top. */

import type { Point } from "../../../board/spot";
import type { NetworkMat } from "../view";

export const SIZE = 320;
export const MIDDLE = SIZE / 2;
/** The radius of each layer, the outermost first. */
export const RINGS = [138, 104, 70, 36] as const;
const ACCESS = 190;

function polar(radius: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
}

/** The middle of each node, at the place of its number. */
export function nodesOf(mat: NetworkMat): Point[] {
  return mat.layers.flatMap((nodes, layer) => nodes.map((_, place) => polar(RINGS[layer] ?? 0, place / nodes.length)));
}

/** The middle of each access point: in the corners, before its node. */
export function accessOf(mat: NetworkMat): Point[] {
  const around = mat.layers[0] ?? [];
  return mat.access.map((node) => polar(ACCESS, around.indexOf(node) / around.length));
}
