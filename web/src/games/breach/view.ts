/** What the server says about a table of The Breach: the seat's view, and the Database's layout by the query `scene`. */

import type { Facts, Value } from "../../lib/wire";

export const NOWHERE = -1;
/** Models are numbered: Avatars by seat, the Guardian 10, other ICE from 11 on. */
export const GUARDIAN = 10;
/** The owner of the Firewall's Viruses; the others are known by their seats. */
export const FIREWALL = 4;
/** What lies face down for this audience. */
export const HIDDEN = "hidden";

export type Mode = "competitive" | "training" | "solo" | "deathmatch";
export type Side = "north" | "east" | "south" | "west";
export type Colour = "movement" | "attack" | "defense";
export type Box = Colour | "cache";
export type Category = "bot" | "hunter" | "guardian";
/** A type of Information for a whole token, `half-` and the type for a partial one. */
export type Token = string;
/** Movement, attack and defense cubes. */
export type Cubes = [number, number, number];

export interface Player {
  avatar: string;
  breacher: string;
  colour: string;
  room: number;
  last: number;
  /** By box: Movement, Attack, Defense, Cache. */
  cubes: Cubes[];
  /** On the Avatar, by owner. */
  viruses: number[];
  threat: number;
  shield: boolean;
  waived: boolean;
  waives_threat: boolean;
  disk: Token[];
  /** The development boxes with a cube, counted from 0. */
  cubes_left: number[];
  /** The Cheats with a development cube. */
  ready: string[];
  /** The visible Program: 0 the Avatar's, 1 the Breacher's. */
  side: number;
  credits: number;
  used: string[];
  activated: number[];
  played: string[];
  reach: number;
}

export interface Ice {
  number: number;
  name: string;
  room: number;
  viruses: number;
  /** The seat to whose Avatar it is attached. */
  on: number;
}

export interface Gateway {
  number: number;
  room: number;
  side: number;
}

export interface Moving {
  seat: number;
  mp: number;
  free: boolean;
  revealed: number;
  entry: number;
  begun: boolean;
}

export interface Attacking {
  by: number;
  attack: number;
  ice: number;
  target: number;
  reach: number;
  bonus: number;
  defense: number;
  step: "target" | "respond" | "assign";
  passed: number[];
  slides: number;
  free: boolean;
}

export interface Activation {
  seat: number;
  ice: number;
  target: number;
  quick: boolean;
}

export interface Window {
  kind: string;
  seat: number;
  condition: string;
  closes: number;
  lapsed: boolean;
}

export interface Pending {
  kind: string;
  items: (number | string | number[])[];
  cite: string;
  about: number | string;
}

export interface RoomSeen {
  at: number;
  /** Each side with its MP, or `x` where it is closed: `N0 E1 Sx W2`. */
  links: string;
  gate: number;
  models: number[];
  infected_by: number[];
  lying: number;
}

export interface NodeSeen {
  node: number;
  token: Token;
  traced_by: number[];
}

export interface SheetSeen {
  avatar: string;
  breacher: string;
  stands: number;
  movement: number;
  movement_box: Colour[];
  attack: number;
  attack_box: Colour[];
  defense: number;
  defense_box: Colour[];
  cache_box: Colour[];
  threat: number;
  viruses_of: number[];
  shield: boolean;
  disk: Token[];
  click: number;
  credits: number;
  boxes_left: string[];
  ready: string[];
  program: string;
}

export interface BreachView {
  seat: number;
  players: number;
  mode: Mode;
  advanced: boolean;
  window_ms: number;
  phase: string;
  active: number;
  password: number;
  round: number;
  clicks: number;
  limit: number;
  ended: boolean;
  configured: number;
  waiting: number[];
  open: boolean;
  resolving: boolean;
  met: number;
  pending: Pending | null;
  pushes: number;
  less: number;
  window: Window | null;
  orders: string[];
  /** Your own secret orders; of the others nobody knows whether there are any. */
  secret_orders: string[][];
  moves: Moving[];
  attacks: Attacking[];
  rolled: { seat: number; face: string; ignored: boolean } | null;
  activation: Activation | null;
  /** Cards being resolved, with their player: `seat:card`. */
  playing: string[];
  winner: number;
  result: string;

  cols: number;
  rows: number;
  codes: string[];
  unseen: string[];
  turns: number[];
  dark: number;
  breaches: [number, boolean][];
  breach_deck: number;
  gateways: Gateway[];
  omega: number;
  infected: number[];
  traced: number[];
  tokens: Token[];
  room_research: string[][];
  ice: Ice[];
  roster: string[];

  seats: Player[];
  hands: string[][];
  decks: string[][];
  discards: string[][];
  objectives: string[][];
  research: string[][];
  research_left: string[];
  research_gone: string[];
  reserve: number[];
  cube_reserve: Cubes;
  virus_supply: number[];
  guardian_viruses: number[];
  credit_reserve: number;
  shield_reserve: number;
  bot: string;
  hunter: string;
  sides: [string, string, string];
  /** By track, the box its cube is on; 0 is the icon before the first. */
  track: [number, number, number];
  die: number;
  deck: string[];
  ahead: string[];
  seers: number[][];
  peeking: number;
  pile: string[];
  guardian_deck: string[];
  card: string;
  guardian: "asleep" | "deployed" | "awake";
  sheet: number;
  marks: [boolean, boolean];
  rewards: string[];
  bought: string[];

  named: Readonly<Record<string, readonly string[]>>;
  rooms: RoomSeen[];
  nodes: NodeSeen[];
  sheets: SheetSeen[];
}

/** A room where it lies; what it is, and does for how many MP, once it is revealed. */
export interface RoomDrawn {
  at: number;
  place: string;
  dark: boolean;
  code: string;
  kind: string;
  mp: number;
  n: number;
  /** The MP on its own side to the north, east, south and west; -1 where the link is closed. */
  links: readonly [number, number, number, number];
}

/** What lies between two rooms: what crossing costs, or -1, and the MP of a Breach, or -1. */
export interface BorderDrawn {
  border: number;
  rooms: readonly [number, number];
  cost: number;
  breach: number;
  worn: boolean;
}

export interface NodeDrawn {
  node: number;
  place: string;
  rooms: readonly number[];
  central: boolean;
}

export interface EdgeDrawn {
  room: number;
  side: number;
}

export interface Scene {
  cols: number;
  rows: number;
  rooms: RoomDrawn[];
  borders: BorderDrawn[];
  nodes: NodeDrawn[];
  edges: EdgeDrawn[];
  /** Omega: the outer side it lies at. */
  omega: { room: number; side: number; cost: number } | null;
  sealed: number[];
  /** The Gateway the Guardian goes for; 0 while there is none. */
  goal: number;
}

/** The view or answer as its own type: its form is the server's word. */
export function as<T>(value: Facts | Value | null): T {
  return value as unknown as T;
}
