/** How cards and hints are numbered: a kind is `action * 3 + level - 1`, a hint three bits for colours, four for actions. */

export const COLOURS = ["red", "yellow", "blue"] as const;
export const ACTIONS = ["move", "open_door", "rescue_hostage", "disarm_bomb"] as const;
export type Action = (typeof ACTIONS)[number];

const ALL_COLOURS = 0b111;
const ALL_ACTIONS = 0b1111;

export function actionOf(kind: number): Action {
  return ACTIONS[Math.floor(kind / COLOURS.length)] ?? "move";
}

export function levelOf(kind: number): number {
  return (kind % COLOURS.length) + 1;
}

/** What the clues leave possible of a card, and what they rule out. */
export interface Known {
  /** The level, if only one is left. */
  level: number | null;
  action: Action | null;
  notLevels: number[];
  notActions: Action[];
}

export function known(hint: number): Known {
  const levels = [1, 2, 3].filter((level) => (hint >> (level - 1)) & 1);
  const actions = ACTIONS.filter((_, i) => (hint >> (COLOURS.length + i)) & 1);
  const only = <T>(left: readonly T[]): T | null => (left.length === 1 ? (left[0] ?? null) : null);
  return {
    level: only(levels),
    action: only(actions),
    notLevels: levels.length === 1 ? [] : [1, 2, 3].filter((level) => !levels.includes(level)),
    notActions: actions.length === 1 ? [] : ACTIONS.filter((action) => !actions.includes(action)),
  };
}

/** What is known of a card whose face isn't in sight: all of it where it was seen before, else what was told. */
export function knownOf(kind: number, hint: number): Known {
  if (kind < 0) return known(hint);
  return { level: levelOf(kind), action: actionOf(kind), notLevels: [], notActions: [] };
}

/** The names a hint leaves possible, colours first; an attribute of which nothing was told is left out. */
export function possible(hint: number): string[][] {
  const colours = COLOURS.filter((_, i) => (hint >> i) & 1);
  const actions = ACTIONS.filter((_, i) => (hint >> (COLOURS.length + i)) & 1);
  const told: string[][] = [];
  if ((hint & ALL_COLOURS) !== ALL_COLOURS) told.push(colours);
  if (((hint >> COLOURS.length) & ALL_ACTIONS) !== ALL_ACTIONS) told.push(actions);
  return told;
}
