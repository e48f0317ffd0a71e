/** Written by `scripts/api-types` from the game's own types: do not edit. */
import type { Value } from "../../lib/wire";

/** The whole table as one audience sees it. */
export type View = {
  seat: number;
  /** Everything that is open, as in the state. */
  table: Table;
  picture: string;
  tokens: TokenView[];
  clocks: ClockView[];
  hands: CardView[][];
  frame: CardView[];
  free_slots: number;
  draw: number;
  discards: number;
  top_discard: number;
  /** With the memory aid: what this seat has already seen. */
  memory: Memory | null;
};

/** Everything that is open: the table's choices, where we are, the building and the robot. Times in milliseconds. */
export type Table = {
  players: number;
  mission: string;
  epic: boolean;
  robot_tile: string;
  clock: "real" | "turns";
  turn_time: number;
  single_timer: boolean;
  face_up: boolean;
  empty_clues: boolean;
  mishaps: boolean;
  memory_aid: boolean;
  role_choice: string;
  fog: boolean;
  no_programming: boolean;
  first: number;
  phase: string;
  active: number;
  roles: string[];
  turns: number;
  started_at: number;
  /** By bomb: the elapsed time at which it explodes; -1 while its countdown doesn't run. */
  due: number[];
  /** How many cards of the running activation have been carried out. */
  step: number;
  owes_draw: boolean;
  /** The Information Expert has played a card and may still give information. */
  owes_bonus: boolean;
  /** The place in the hand, or the slot, that a role's question is about. */
  pending: number;
  /** The Driver has changed a move card in this activation. */
  changed_move: boolean;
  /** The robot has used its long arm in this activation. */
  reached_far: boolean;
  cause: string;
  exploded: string;
  /** The letters of the bombs whose time ran out without ending the mission. */
  lost: string[];
  board: string;
  robot: number;
  main: number;
  reserve: number;
  parked: Parked | null;
  /** The codes of the tokens taken off the building, in order. */
  secured: number[];
  /** A bit for each slot of the frame whose card lies face up. */
  shown: number;
};

/**
 * The robot that isn't active in Multiple Robots, with its own batteries (BS-COMP-07, BS-MULTI-05).
 *
 * One whose reserve fell below zero is `out`.
 */
export type Parked = { tile: string; cell: number; main: number; reserve: number; out: boolean };

/** A token on the building. */
export type TokenView = {
  what: "barrier" | "bomb" | "camera" | "crate" | "door" | "hidden" | "hostage" | "plate" | "robot" | "sliding_door";
  level: number;
  cell: number;
  letter: string;
  facing: "down" | "left" | "right" | "up" | "";
};

/** A bomb's countdown: when it explodes, in elapsed milliseconds, or -1 while it doesn't run. */
export type ClockView = { letter: string; due: number };

/** A card as this audience sees it, with what clues leave possible of it (colour bits, then action bits). */
export type CardView = { kind: number; hint: number };

/** Card by card, in every zone: the kind where this seat ever saw it, and which seats did. */
export type Memory = {
  draw: number[];
  discards: number[];
  frame: number[];
  hands: number[][];
  seen: number[][];
  hints: number[][];
  /** By space of a hostage or bomb: the token that was turned up there, in Fog of War. */
  lies: number[];
};

/** How the mission ended. The team wins or loses as one (BS-FEATURE-07). */
export type Outcome = { cause: string; success: boolean; score: number; stars: number; parts: Score };

/** The points of a mission, part by part. */
export type Score = { secured: number; all_bombs: number; hostages_left: number; reserve_used: number };

/** What a plan would do: its steps, and how many cells it costs. */
export type Plan = { steps: Step[]; cost: number };

/** One card of a plan: where the robot is after it, and what it took off (-1 for nothing). */
export type Step = { kind: number; robot: number; took: number; error: boolean };

/** The cards up to the first that is left open or ends the mission, and the batteries after all of them. */
export type Rehearsal = {
  acts: Act[];
  cost: number;
  errors: number;
  main: number;
  reserve: number;
  /** The cells that would be missing: the mission, or the robot, would end. */
  short: number;
  /** What these cards take off the building, in order. */
  secured: TokenView[];
  /** Whether they disarm the last bomb: then no card after it runs. */
  ends: boolean;
};

/**
 * What one card would do: where the robot goes, what it takes off, or by which rule it fails.
 *
 * `how` is `done`, `error`, `open` for a move without a direction, or `unknown` for a face no one has turned up.
 */
export type Act = {
  slot: number;
  kind: number;
  how: "done" | "error" | "open" | "unknown";
  start: number;
  cells: number[];
  took: number;
  direction: "down" | "left" | "right" | "up" | "";
  clause: string;
  /** Where a card fails, the space next to the robot of what it would work on by another rule or colour. */
  misfit: number;
  /** Why it fails. */
  reason: Reason | null;
  filmed: boolean;
  ways: Way[];
};

/** What a card fails at. */
export type Reason = { what: string; clause: string; facts: { [name: string]: Value } };

/** A direction in which a move card can be carried out, and the space it ends on. */
export type Way = { direction: "down" | "left" | "right" | "up"; cell: number; filmed: boolean };

/** The building, and what the position makes of it. */
export type Scene = {
  rows: number;
  columns: number;
  /** How many spaces a building tile is long and wide. */
  tile: number;
  walls: Wall[];
  bombs: Fuse[];
  /** The active robot first. */
  robots: Machine[];
  slots: number;
  /** The cells it takes to activate all the cards on the frame, for this seat or else the player whose turn it is. */
  cost: number;
  /** The same by the number of cards left on the frame, from none to a full one. */
  costs: number[];
  /** The slot that the next programmed card takes; -1 where none is. */
  next_slot: number;
  /** The cells that a right call adds for this seat, of one attribute and of both. */
  gains: [number, number];
  stars: [number, number, number, number];
  perfect: number;
  /** The score if the mission ended now; None where fog hides it. */
  points: number | null;
  /** The levels whose doors may be opened. */
  keys: number[];
  /** The spaces of the sliding doors that are open. */
  open_doors: number[];
  watches: Watch[];
};

/** A straight wall between two corners of the grid, each counted from 0 at the upper left. */
export type Wall = { row: number; column: number; to_row: number; to_column: number };

/** A bomb of the mission, its level and its whole time in milliseconds. */
export type Fuse = { letter: string; level: number; time: number; fatal: boolean };

/** A robot tile with the cells it has now and can have. */
export type Machine = {
  tile: string;
  cell: number;
  main: number;
  main_most: number;
  reserve: number;
  reserve_most: number;
  out: boolean;
};

/** A camera, whether it is on, and the spaces it looks at. */
export type Watch = { cell: number; on: boolean; sees: number[] };

/** One way to give information: its wish's arguments, the cards it points at, and what the player then knows. */
export type Telling = {
  to: number;
  touches: string[];
  /** By card of the hand: what is possible after it, colour bits and then action bits. */
  hints: number[];
  colour?: string;
  action?: string;
  /** Whether it leaves less possible than before. */
  news?: boolean;
};

/** By its tag, everything that is told. */
export type Events = {
  /** A seat became the operator and turned the programmed cards up. */
  Activated: { event: "Activated"; operator: number; cards: number[] };
  /** The cards on the frame were discarded in the order they were carried out. */
  ActivationEnded: { event: "ActivationEnded"; cards: number[] };
  /** A seat has its hand. */
  Dealt: { event: "Dealt"; seat: number; cards: number[] };
  /** A seat called a card and discarded it. */
  Discarded: {
    event: "Discarded";
    seat: number;
    place: number;
    card: number;
    colour: string;
    action: string;
    right: boolean;
  };
  /** A seat drew a card. */
  Drew: { event: "Drew"; seat: number; card: number };
  /** The operator discarded a programmed card. */
  Dropped: { event: "Dropped"; operator: number; card: number };
  /** A bomb exploded. */
  Exploded: { event: "Exploded"; letter: string };
  /** A card couldn't be carried out: an error. */
  Failed: { event: "Failed"; card: number; direction: string };
  /** A camera saw the robot move. */
  Filmed: { event: "Filmed"; cells: number };
  /** A bomb that isn't fatal ran out of time; a barrier is put on its space. */
  Fizzled: { event: "Fizzled"; letter: string; cell: number };
  /** One seat told another which of its cards have a value. */
  Informed: { event: "Informed"; seat: number; to: number; value: string; places: number[] };
  /** A seat discarded cards it had seen by accident. */
  MishapDeclared: { event: "MishapDeclared"; seat: number; cards: number[] };
  /** The mission is over. */
  MissionEnded: { event: "MissionEnded"; cause: string; success: boolean; score: number; stars: number };
  /** The robot moved. */
  Moved: { event: "Moved"; card: number; direction: string; to: number };
  /** The operator decided the order. */
  Ordered: { event: "Ordered"; operator: number; cards: number[] };
  /** The robot used cells. */
  Paid: { event: "Paid"; cells: number; main: number; reserve: number };
  /** A seat played a card that is carried out at once. */
  Played: { event: "Played"; seat: number; place: number; card: number };
  /** A seat put a card on the frame. */
  Programmed: { event: "Programmed"; seat: number; place: number; slot: number; card: number };
  /** The main battery gained cells. */
  Recharged: { event: "Recharged"; cells: number; main: number };
  /** The Commander turned a programmed card up. */
  Revealed: { event: "Revealed"; seat: number; slot: number; card: number };
  /** Another robot is active. */
  RobotChanged: { event: "RobotChanged"; tile: string };
  /** A robot's reserve fell below zero, and the other one takes over. */
  RobotOut: { event: "RobotOut"; tile: string };
  /** A robot was placed at an entrance. */
  RobotPlaced: { event: "RobotPlaced"; tile: string; cell: number };
  /** A seat has a role. */
  RoleTaken: { event: "RoleTaken"; seat: number; role: string };
  /** One of the eleven steps of set-up is done. */
  SetUp: { event: "SetUp"; step: string; what: string | number };
  /** The Analyst took the discarded card back. */
  TakenBack: { event: "TakenBack"; seat: number; card: number };
  /** The countdown runs. */
  TimerStarted: { event: "TimerStarted"; seat: number };
  /** The discard pile became the draw pile. */
  TurnedOver: { event: "TurnedOver"; cards: number };
  /** A token that the fog hid was turned up; `code` is the kind of card that takes it off. */
  TurnedUp: { event: "TurnedUp"; cell: number; code: number };
  /** The Commander discarded a programmed card. */
  Unprogrammed: { event: "Unprogrammed"; seat: number; slot: number; card: number };
  /** A door was opened, a hostage rescued or a bomb disarmed. */
  Worked: { event: "Worked"; card: number; cell: number };
};

export type Event = Events[keyof Events];

/** By its name, each query's arguments and answer. */
export type Queries = {
  path: { args: { cards: number[]; directions?: ("down" | "left" | "right" | "up")[] }; answer: Plan };
  rehearse: { args: { slots: number[]; directions?: ("down" | "left" | "right" | "up" | "")[] }; answer: Rehearsal };
  scene: { args: Record<string, never>; answer: Scene };
  telling: { args: Record<string, never>; answer: Telling[] };
};

export type Game = { view: View; outcome: Outcome; event: Event; queries: Queries };
