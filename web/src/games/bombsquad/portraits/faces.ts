/** The fifteen roles: their families, and the face of each. */

import { ACTIVATION } from "./activation";
import { ADVANCED } from "./advanced";
import type { Face } from "./marks";
import { STANDARD } from "./standard";

export const FAMILIES = ["standard", "activation", "advanced"] as const;
export type Family = (typeof FAMILIES)[number];

const OF_FAMILY: Record<Family, Readonly<Record<string, Face>>> = {
  standard: STANDARD,
  activation: ACTIVATION,
  advanced: ADVANCED,
};

/** The roles, family by family. */
export const ROLES: readonly { role: string; family: Family }[] = FAMILIES.flatMap((family) =>
  Object.keys(OF_FAMILY[family]).map((role) => ({ role, family })),
);

export function familyOf(role: string): Family {
  return ROLES.find((each) => each.role === role)?.family ?? "standard";
}

export function faceOf(role: string): Face | null {
  return OF_FAMILY[familyOf(role)][role] ?? null;
}
