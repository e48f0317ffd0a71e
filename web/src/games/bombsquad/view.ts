/** What the server says about a Bomb Squad table: the view, and the answers to the queries `scene` and `rehearse`. */

import type { Facts, Value } from "../../lib/wire";

export const UNKNOWN = -1;
export const NOWHERE = -1;

export type What =
  | "hostage"
  | "door"
  | "bomb"
  | "barrier"
  | "crate"
  | "camera"
  | "plate"
  | "sliding_door"
  | "hidden"
  | "robot";
export type Direction = "up" | "right" | "down" | "left";

export interface Token {
  what: What;
  level: number;
  cell: number;
  letter: string;
  facing: Direction | "";
}

export interface CardSeen {
  kind: number;
  hint: number;
}

export interface Countdown {
  letter: string;
  due: number;
}

export interface BombSquadView {
  seat: number;
  table: {
    mission: string;
    phase: string;
    active: number;
    roles: string[];
    clock: "real" | "turns";
    turns: number;
    turn_time: number;
    started_at: number;
    step: number;
    robot: number;
    robot_tile: string;
    no_programming: boolean;
    secured: number[];
    lost: string[];
  };
  picture: string;
  tokens: Token[];
  clocks: Countdown[];
  hands: CardSeen[][];
  frame: CardSeen[];
  free_slots: number;
  draw: number;
  discards: number;
  top_discard: number;
  memory: { frame: number[]; hands: number[][] } | null;
}

export interface Wall {
  row: number;
  column: number;
  to_row: number;
  to_column: number;
}

export interface Fuse {
  letter: string;
  level: number;
  time: number;
  fatal: boolean;
}

export interface Machine {
  tile: string;
  cell: number;
  main: number;
  main_most: number;
  reserve: number;
  reserve_most: number;
  out: boolean;
}

export interface Scene {
  rows: number;
  columns: number;
  tile: number;
  walls: Wall[];
  bombs: Fuse[];
  robots: Machine[];
  slots: number;
  cost: number;
  stars: number[];
  perfect: number;
  points: number | null;
  keys: number[];
  open_doors: number[];
  watches: { cell: number; on: boolean; sees: number[] }[];
}

export interface Way {
  direction: Direction;
  cell: number;
  filmed: boolean;
}

export interface Deed {
  slot: number;
  kind: number;
  how: "done" | "error" | "open" | "unknown";
  start: number;
  cells: number[];
  took: number;
  direction: Direction | "";
  clause: string;
  misfit: number;
  filmed: boolean;
  ways: Way[];
}

export interface Rehearsal {
  acts: Deed[];
  cost: number;
  errors: number;
  main: number;
  reserve: number;
  short: number;
}

/** The view or answer as its own type: its form is the server's word. */
export function as<T>(value: Facts | Value | null): T {
  return value as unknown as T;
}

/** The kind of a programmed card as far as this seat sees it or, with the memory aid, has seen it. */
export function remembered(view: BombSquadView, slot: number): number {
  return (view.memory ? view.memory.frame[slot] : view.frame[slot]?.kind) ?? UNKNOWN;
}

/** The kind of a card in a hand as this audience sees it or, with the memory aid, has seen it. */
export function inHand(view: BombSquadView, seat: number, place: number): number {
  return (view.memory ? view.memory.hands[seat]?.[place] : view.hands[seat]?.[place]?.kind) ?? UNKNOWN;
}
