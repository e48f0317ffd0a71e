/** What the server says about a burncycle table: everything lies open, so the view is the whole table. */

import type { Facts, Value } from "../../lib/wire";

export const NOWHERE = -1;
/** An IP that waits in its access point, one that was banned from the network, and none at all. */
export const ACCESS = -1;
export const BANNED = -2;
export const NO_IP = -3;

export type Chip = "general" | "physical" | "tech" | "utility" | "captain";
export type UnitState = "awake" | "acted" | "stunned";
/** Up, right, down, left. */
export type Facing = 0 | 1 | 2 | 3;

/** A card in an inventory slot. */
export interface Held {
  card: string;
  installed: boolean;
  face: number;
}

/** An agent or, after the last of them, the command module. */
export interface Bot {
  name: string;
  cell: number;
  /** The space of its awareness chip; nowhere while that lies on the mat. */
  chip: number;
  flipped: boolean;
  hidden: boolean;
  shut: boolean;
  escaped: boolean;
  power: number;
  upgrades: string[];
  advanced: number;
  elite: number;
  keys: number;
  cards: Held[];
  carries: string[];
  reserve: Chip[];
  imperative: string;
  imperative_age: number;
  used: string[];
  ip: number;
  access: number;
  level: number;
  hand: string[];
  disguise: string;
  facing: Facing;
  duty: UnitState;
}

export interface Unit {
  number: number;
  name: string;
  cell: number;
  facing: Facing;
  state: UnitState;
  key: boolean;
  post: number;
  rounds: number;
  captain: boolean;
}

export interface Slot {
  active: boolean;
  chip: Chip | "";
  degraded: boolean;
}

export interface Pile {
  left: string[];
  gone: string[];
}

export interface Pool {
  basic: number;
  advanced: number;
  elite: number;
}

export interface Roll {
  bot: number;
  kinds: string[];
  faces: number[];
  spent: number[];
  pairs: number;
  bonus: number;
  purpose: string;
  used: string[];
}

export interface Moving {
  ap: number;
  bonus: number;
  steps: number[];
  own: number;
  masked: boolean;
  used: string[];
  outer: Moving | null;
}

export interface AtKeypad {
  bot: number;
  door: number;
  optimized: boolean;
  inputs: string[];
  resolving: boolean;
  ignored: boolean;
  forced: boolean;
  helper: boolean;
}

export interface AtTerminal {
  bot: number;
  card: string;
  mainframe: boolean;
  optimized: boolean;
  chosen: number[];
  ap: number;
  due: number[] | null;
}

/** A security unit in its activation; `unit` is nowhere as long as a chip waits for its investigator. */
export interface Acting {
  unit: number;
  priority: string;
  bot: number;
  route: number[];
  left: number;
  stage: string;
  stopped: number;
}

export interface Task {
  task: string;
  complete: boolean;
  times: number;
}

/** By kind, names each at the place of its number. */
export type Names = Readonly<Record<string, readonly string[]>>;

export interface BurncycleView {
  seat: number;
  players: number;
  named: Names;
  open_doors: number[];
  objective: string;
  tasks: Task[];
  // Where we are
  mission: string;
  corporation: string;
  difficulty: string;
  captain: string;
  phase: string;
  active: number;
  marker: number;
  round: number;
  leg: number;
  plan: string;
  pending: { kind: string; items: Value[]; cite: string; about: number } | null;
  waiting: number[];
  result: string;
  // The floor
  broken: number[];
  keypads: [number, string][];
  terminals: number[];
  mainframes: number[];
  caches: number[];
  /** Rooms with a surveillance bead, by number. */
  unseen: number[];
  beads: [string, number][];
  bots: Bot[];
  units: Unit[];
  roster: string[];
  acting: Acting | null;
  group: string;
  pursued: number[];
  in_view: number[];
  drone: number;
  charged: boolean;
  drone_moves: number;
  // The burncycle, dice and cards
  slots: Slot[];
  tracker: number;
  acted: boolean;
  extra: boolean;
  team: Chip[];
  supply: number[];
  pool: Pool;
  roll: Roll | null;
  moving: Moving | null;
  striking: { bot: number; ap: number; unit: number; wall: number } | null;
  passing: { bot: number; to: number; cite: string; drone: boolean } | null;
  at_keypad: AtKeypad | null;
  at_terminal: AtTerminal | null;
  using: string;
  drawn: string[];
  deal: { bot: number; other: number; give: string[]; take: string[] } | null;
  equipment: Pile;
  mods: Pile;
  imperatives: Pile;
  terminal_cards: Pile;
  network_cards: Pile;
  keypad_cards: Pile;
  guards: Pile[];
  // The network and threat
  pings: number[];
  ceo: number;
  pinging: { layer: number; left: number[] } | null;
  rolls: number;
  threat: number;
  reached: number;
  happening: number;
  carrying: number;
  progress: number[][];
  done: boolean;
}

/** The view or answer as its own type: its form is the server's word. */
export function as<T>(value: Facts | Value | null): T {
  return value as unknown as T;
}

/** Whether this bot is the command module. */
export function isModule(view: BurncycleView, bot: number): boolean {
  return bot === view.players;
}

/** A bot is detected while its awareness chip lies on its own space, unless it hid there. */
export function isDetected(bot: Bot): boolean {
  return bot.cell !== NOWHERE && bot.chip === bot.cell && !bot.hidden;
}

// The query `scene`

export interface Wall {
  row: number;
  column: number;
  to_row: number;
  to_column: number;
}

export type Ground = "" | "hallway" | "outdoor" | "room" | "safe";

export interface Room {
  key: string;
  type: string;
  dice: number;
  safe: boolean;
  cells: number[];
}

export interface Door {
  number: number;
  cell: number;
  side: Facing;
  unlocked: boolean;
  keypad: string;
}

export interface Post {
  kind: "hallway" | "A" | "B" | "single" | "mandatory";
  cell: number;
  facing: Facing;
  number: number;
}

/** What a unit is aware of: straight ahead, and the rest around it. */
export interface Watch {
  unit: number;
  level: number;
  reach: number;
  ahead: number[];
  around: number[];
}

export interface Scene {
  plan: string;
  number: number;
  here: boolean;
  levels: { plan: string; number: number }[];
  rows: number;
  cols: number;
  kinds: Ground[];
  rooms: Room[];
  inner: Wall[];
  outer: Wall[];
  edge: Wall[];
  broken: number[];
  doors: Door[];
  posts: Post[];
  icons: (Chip | "")[];
  terminals: number[];
  caches: number[];
  hiding: number[];
  objectives: number[];
  entrance: number;
  watches: Watch[];
}

// The query `sight`

export interface Glance {
  unit: number;
  how: "ahead" | "adjacent" | "peripheral" | "passing";
  clause: string;
}

export interface Sight {
  bot: number;
  cell: number;
  glances: Glance[];
  then: "detected" | "hides" | "slips" | "known" | "disguised" | "unseen";
  clause: string;
}
