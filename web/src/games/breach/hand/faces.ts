/** What a Malware card shows on its upper half: a sign for its moment and a colour for its kind. */

import type { IconName } from "../icons/paths";
import type { Printed } from "../view";

export interface Face {
  icon: IconName;
  /** The name of a colour of the page. */
  tone: "l1" | "l3" | "bio" | "cry" | "util";
}

const BY_TIMING: Readonly<Record<string, Face>> = {
  "action-phase": { icon: "wave", tone: "l3" },
  "your-move": { icon: "move", tone: "l3" },
  "enemy-move": { icon: "move", tone: "bio" },
  "your-attack": { icon: "sword", tone: "l1" },
  "any-attack": { icon: "sword", tone: "l1" },
  "enemy-attack": { icon: "shield", tone: "bio" },
  "your-infect": { icon: "virus", tone: "util" },
  firewall: { icon: "ice", tone: "util" },
};
const ANY: Face = { icon: "spark", tone: "util" };

/** A Mission is gold, whenever it's played. */
export function faceOf(printed: Pick<Printed, "timing" | "type"> | null): Face {
  const face = BY_TIMING[printed?.timing ?? ""] ?? ANY;
  return printed?.type === "mission" ? { ...face, tone: "cry" } : face;
}

/** How far from one card to the next, so that this many lie in this width; they overlap where they must. */
export function stepOf(count: number, width: number, card: number, gap: number): number {
  return count < 2 ? card + gap : Math.min(card + gap, (width - card) / (count - 1));
}
