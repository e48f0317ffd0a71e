/** Information tokens, and how much of an Objective is stored. */

import type { Need, Token } from "../view";

const KINDS = ["bio", "science", "crypto", "politics"] as const;
const HALF = "half-";

export type Kind = (typeof KINDS)[number];

export function isKind(kind: string): kind is Kind {
  return (KINDS as readonly string[]).includes(kind);
}

/** The type of a token, whole or half. */
export function kindOf(token: Token): string {
  return token.startsWith(HALF) ? token.slice(HALF.length) : token;
}

/** The sign of what an Objective asks for: half a token where one half unit is enough. */
export function neededToken({ kind, need }: Need): Token {
  return need === 1 ? HALF + kind : kind;
}

export function isStored({ need, have }: Need): boolean {
  return have >= need;
}
