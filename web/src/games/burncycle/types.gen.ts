/** Written by `scripts/api-types` from the game's own types: do not edit. */
import type { Wish } from "../../lib/wire";

/** The table as every player sees it, with names for its numbers. */
export type View = {
  players: number;
  mission: string;
  corporation: string;
  difficulty: string;
  captain: string;
  phase: string;
  active: number;
  /** Who holds the corporation marker: last in turn order (BC-CMARK-01). */
  marker: number;
  round: number;
  /** How many floors of the mission were left behind. */
  leg: number;
  /** The floorplan in use. */
  plan: string;
  todo: Todo[];
  pending: Pending | null;
  /** Who or what is still to come in the current step: seats at set-up, units to place. */
  waiting: number[];
  /** How it ended: won, or the cause of the loss. */
  result: string;
  /** The goals of a lesson that were met, in that order. */
  met: string[];
  /** A bit for each door with a peg. */
  unlocked: number;
  /** The walls destroyed on this floor, by edge. */
  broken: number[];
  /** The keypad cards lying at doors: door and card. */
  keypads: [number, string][];
  terminals: number[];
  /** Terminal chips turned to their mainframe side; each is in `terminals` too. */
  mainframes: number[];
  caches: number[];
  /** Rooms with a surveillance bead. */
  unseen: number[];
  /** Objective beads on spaces: what each is, and where. */
  beads: [string, number][];
  bots: Bot[];
  units: Unit[];
  /** The names of all units that ever came to a floor: the first is number 1. */
  roster: string[];
  acting: Acting | null;
  /** The group of units that acts in security activation: pursue, then investigate, then patrol (BC-SACT-20). */
  group: string;
  /** The bots whose chips are turned over when the last pursuer has acted (BC-PURSUE-06). */
  pursued: number[];
  /** The bots within the captain's awareness, where its card says what happens then. */
  in_view: number[];
  /** While floors change: the safe zones whose doors stay unlocked, by their place on the mat (BC-DOOR-17). */
  zones: number[];
  /** While floors change: who is still to be placed. */
  carried: Carried[];
  /** Where Joan the Drone is. */
  drone: number;
  charged: boolean;
  drone_moves: number;
  slots: Slot[];
  /** The slot of the tracker bead; nowhere outside the action and network steps. */
  tracker: number;
  /** The action of the chip under the tracker was used or passed. */
  acted: boolean;
  /** The extra action of an optimized network card action is due (BC-NETACT-07). */
  extra: boolean;
  /** The team reserve. */
  team: string[];
  /** Action chips in the supply, by type. */
  supply: number[];
  pool: Pool;
  roll: Roll | null;
  moving: Moving | null;
  striking: Striking | null;
  passing: Passing | null;
  at_keypad: AtKeypad | null;
  at_terminal: AtTerminal | null;
  /** The equipment whose die was rolled and is not resolved yet. */
  using: string;
  /** Equipment drawn to keep one card of it. */
  drawn: string[];
  /** A trade that waits for the other player's consent. */
  deal: Deal | null;
  /** The nodes of the pings on the network. */
  pings: number[];
  ceo: number;
  pinging: Pinging | null;
  /** Ping dice still to roll. */
  rolls: number;
  threat: number;
  /** The highest level of an event or escalation reached so far: events up to here have happened (BC-THREAT-20). */
  reached: number;
  /** How many threat events and rewards of objectives are being resolved, one within another. */
  happening: number;
  /** How many lists of effects are being carried out, one within another. */
  carrying: number;
  equipment: Pile;
  mods: Pile;
  imperatives: Pile;
  terminal_cards: Pile;
  network_cards: Pile;
  keypad_cards: Pile;
  /** The guard stacks of levels 1 to 3, by design. */
  guards: Pile[];
  /** By task of the floor's objective: the bots that did it, once for each time. */
  progress: number[][];
  /** The floor's objective is complete. */
  done: boolean;
  seat: number;
  /**
   * By kind, the names of spaces, rooms, doors, nodes, bots and units, each at the place of its number.
   *
   * `chip` has what lies in a slot counted from 0, `slot` in one counted from 1, `kind` what kind a node is;
   * `reserve` has the agents, whose reserves are their own.
   *
   * While a terminal card lies on the table its options are among them.
   */
  named: { [name: string]: string[] };
  /** The unlocked doors, by number. */
  open_doors: number[];
  /** The current objective; none once that of a floor is complete and the floor not left. */
  objective: string;
  tasks: TaskSeen[];
  /** In a lesson, what to do next: any client shows it above the question. */
  guide: Guide | null;
};

/** A consequence that waits until what is going on lets it happen: see `settle`. */
export type Todo = { kind: string; a: number; b: number; what: string };

/** What the players are asked to choose among just now. */
export type Pending = {
  kind: string;
  items: (number | string | number[])[];
  cite: string;
  /** The unit or bot it is about. */
  about: number;
};

/** An agent or the command module: unit chip, awareness chip, mat and card. */
export type Bot = {
  name: string;
  /** Where it stands; nowhere before it is placed and after it escaped. */
  cell: number;
  /** The space of its one awareness chip (BC-AWARE-02); nowhere while that lies on the mat. */
  chip: number;
  /** Its awareness chip was already pursued or investigated in this activation (BC-AWCHIP-07). */
  flipped: boolean;
  /** It entered the hiding spot it stands on unseen (BC-AWHIDE-01). */
  hidden: boolean;
  shut: boolean;
  escaped: boolean;
  power: number;
  /** Active upgrades: swap, push, repair, unique-1 to -3, reserve-1 to -3, in this order. */
  upgrades: string[];
  advanced: number;
  elite: number;
  keys: number;
  cards: Held[];
  /** Objective beads of the mission on its mat. */
  carries: string[];
  /** Reserve chips of an agent; the command module's are the team reserve (BC-CMD-22). */
  reserve: string[];
  imperative: string;
  /** How far the imperative's condition has come. */
  imperative_age: number;
  /** Abilities and cards used up for this turn, round or floor. */
  used: string[];
  ip: number;
  /** The quadrant of its access point. */
  access: number;
  level: number;
  /** Network cards drawn in this turn. */
  hand: string[];
  /** The guard an agent is disguised as (BC-INTF-01). */
  disguise: string;
  /** The facing of the disguise. */
  facing: number;
  /** Whether the disguise has acted in this activation (BC-INTF-15). */
  duty: "acted" | "awake" | "stunned";
};

/** A card in an inventory slot: equipment with the face its die shows, or a mod, installed or not. */
export type Held = {
  card: string;
  installed: boolean;
  /** The face of the equipment die that lies beside the card, as a place on the die. */
  face: number;
};

/** A security unit on the floor. */
export type Unit = {
  /** Its own number, for as long as it is on the floor. */
  number: number;
  /** The guard's design, or the captain. */
  name: string;
  cell: number;
  facing: number;
  state: "acted" | "awake" | "stunned";
  key: boolean;
  /** The space of the post it was deployed for. */
  post: number;
  /** How many more activations a long stun outlasts (BC-STUN-11). */
  rounds: number;
  captain: boolean;
};

/** A security unit in its activation: what it wants, where it goes, how far it came. */
export type Acting = {
  /** Nowhere as long as the chip of `bot` waits for its investigator. */
  unit: number;
  /** pursue, investigate or patrol. */
  priority: string;
  /** The bot pursued, or whose awareness chip is investigated. */
  bot: number;
  /** The spaces still to step on. */
  route: number[];
  /** Movement left. */
  left: number;
  /** decide, walk or end: what comes next in its activation. */
  stage: string;
  /** The bot that stands in its way and ended its movement (BC-SACT-19). */
  stopped: number;
};

/** A bot or security unit between two floors, in the safe zone at this place of the mat (BC-CHFL-15). */
export type Carried = { zone: number; bot: number; unit: Unit | null };

/** A slot of the burncycle: without a peg it is inactive; an active one may wait for its chip (BC-BCUP-05). */
export type Slot = { active: boolean; chip: string; degraded: boolean };

/** Action dice. */
export type Pool = { basic: number; advanced: number; elite: number };

/** Dice on the table: of which kind each is, its face, and which reroll icons were used. */
export type Roll = {
  bot: number;
  kinds: string[];
  faces: number[];
  /** The dice whose reroll icon was used as it lies. */
  spent: number[];
  /** Pairs of blanks turned into an AP. */
  pairs: number;
  bonus: number;
  /** The action: move, strike, terminal or brute force. */
  purpose: string;
  /** Abilities used on this roll. */
  used: string[];
};

/** A move action or bonus movement in progress. */
export type Moving = {
  ap: number;
  /** The bot that bonus movement is for; a move action otherwise (BC-MOVE-20). */
  bonus: number;
  /** By bot: the spaces it moved so far. */
  steps: number[];
  /** Movement that only the agent may use: its disguise's (BC-INTF-07) or that of its own die (BC-MOVE-18). */
  own: number;
  /** Taken in disguise: its AP are the command module's, even if the disguise is lost (BC-INTF-08). */
  masked: boolean;
  /** Abilities used in this move. */
  used: string[];
  /** The move that goes on after bonus movement granted in the middle of it. */
  outer: Moving | null;
};

/** A strike whose dice are rolled, while its result is open: at a unit by its number, or at a wall by its edge. */
export type Striking = { bot: number; ap: number; unit: number; wall: number };

/** A free step that is open to a bot, through the door or wall it has just opened. */
export type Passing = {
  bot: number;
  to: number;
  cite: string;
  /** Joan the Drone steps, for Memory. */
  drone: boolean;
};

/** A keypad action in progress. */
export type AtKeypad = {
  bot: number;
  door: number;
  optimized: boolean;
  /** The inputs still open. */
  inputs: string[];
  /** The approach is chosen: inputs are being resolved. */
  resolving: boolean;
  /** The one input that an optimized action may leave unpaid was used (BC-INPUT-03). */
  ignored: boolean;
  /** A brute force attempt failed; only a key may still open the door (BC-BRUTE-07). */
  forced: boolean;
  /** The action is done through Joan the Drone. */
  helper: boolean;
};

/** A terminal action in progress: the card, whether it was a mainframe, the options chosen, counted from 1. */
export type AtTerminal = {
  bot: number;
  card: string;
  mainframe: boolean;
  optimized: boolean;
  chosen: number[];
  /** The total of the AP check, once it was made. */
  ap: number;
  /** The options still to be resolved, once the AP are assigned. */
  due: number[] | null;
};

/** A trade: who gives what, cards by name, keys as "key" and objective beads as "bead:NAME". */
export type Deal = { bot: number; other: number; give: string[]; take: string[] };

/** Pings in activation, layer by layer; until it is over, threat events wait (BC-PING-27). */
export type Pinging = {
  /** The current layer; above the last one all pings have moved. */
  layer: number;
  /** The pings of this layer that are still to move, by node, in their order. */
  left: number[];
};

/** A shuffled face-down deck, as the cards that are left in it, and its discards. */
export type Pile = { left: string[]; gone: string[] };

/** A task of the current objective, and how far it has come. */
export type TaskSeen = { task: string; complete: boolean; times: number };

/** Where the players of a lesson are: the current step, the clauses to read for it, the steps done and to come. */
export type Guide = {
  lesson: string;
  /** Its message is `guide-STEP`; none once all steps are done. */
  step: string;
  clauses: string[];
  done: string[];
  left: string[];
  /** What its text says to do: the first of these that can be chosen now. */
  verbs: string[];
  /** Where on the board, the nearest goal first. */
  things: string[];
};

/** How the match ended, when, and how alert the corporation was. */
export type Outcome = { won: boolean; result: string; rounds: number; threat: number; floors: number };

/** An awareness chip and the units that could investigate it. */
export type Search = { plan: string; broken: number[]; bot: number; chip: number; units: Searcher[] };

/** A unit that has not acted and could investigate. */
export type Searcher = { unit: number; cell: number; shift: boolean };

/** How far each unit would go, and the closest ones (BC-INVEST-03, BC-INVEST-04). */
export type Found = {
  /** Unit and number of spaces; units that can't get there are left out. */
  steps: [number, number][];
  closest: number[];
};

/** A unit before it moves, or where it has moved to, with what matters to it. */
export type Situation = {
  plan: string;
  broken: number[];
  unit: number;
  name: string;
  captain: boolean;
  cell: number;
  facing: number;
  /** The movement it has left; none once it has ended its movement. */
  left: number;
  /** It moves through walls, and patrols anywhere (BC-SECAB-12, BC-SECAB-13). */
  shift: boolean;
  reach: number;
  patrol: string;
  /** The command module is the last of them. */
  bots: BotSeen[];
  post: number;
  /** The unlocked doors, for a patrol that looks for them. */
  unlocked: number;
  /** The terminal chips in play, for a patrol that looks for them. */
  terminals: number[];
  /** The priority, once it is set: it does not change any more (BC-PATROL-20). */
  task: string;
  /** The bot whose chip it was sent to investigate, or that the players chose among equally close ones. */
  bot: number;
  /** The group that acts: pursue, investigate or patrol. */
  group: string;
};

/** A bot as the corporation knows it. */
export type BotSeen = {
  bot: number;
  cell: number;
  chip: number;
  flipped: boolean;
  /** Neither shut down (BC-SHUTBOT-17) nor disguised (BC-INTF-14) nor hidden (BC-AWHIDE-01). */
  hunted: boolean;
  /** Shut down, and yet a bot that a patrol may head for (BC-PATROL-15). */
  shut: boolean;
};

/** What a unit does. */
export type Decision = {
  priority: string;
  candidates: Candidate[];
  /** The bot it pursues or whose chip it investigates. */
  target: number;
  /** Equally close bots: the players choose which of them it pursues (BC-PURSUE-08). */
  ties: number[];
  /** The spaces at which it would have arrived. */
  goals: number[];
  /** Every way it may go with its movement; of several the players choose one (BC-SACT-04). */
  routes: number[][];
  /** Once its movement has ended: the ways it may face; of several the players choose one (BC-SACT-13). */
  facings: number[];
  cites: string[];
};

/** Something a unit might head for: a bot, a door or a terminal space by number, where that is, and how far. */
export type Candidate = { what: number; cell: number; steps: number };

/** What lies around the floor. */
export type Around = {
  threat: Threat;
  mat: Mat;
  sheets: Sheet[];
  dice: Faces;
  keypad: Keypad | null;
  roll: Tally | null;
  /** How many floors the mission has. */
  floors: number;
};

/** The threat card. */
export type Threat = {
  last: number;
  /** How far threat advances when the corporation's turn ends, or by a reboot (BC-THRADV-01, BC-REBOOT-08). */
  advance: number;
  entries: Entry[];
};

/** A level of the threat card, and whether it has come or is in force. */
export type Entry = { level: number; kind: "escalation" | "event"; title: string; reached: boolean };

/** The network mat: nodes by number, the outermost layer first. */
export type Mat = {
  layers: number[][];
  kinds: ("hub" | "physical" | "tech" | "utility")[];
  /** Each transfer line by its outer and its inner node. */
  lines: [number, number][];
  /** The node before each access point: upper right, then clockwise. */
  access: number[];
  core: number;
};

/** What a bot's card says, as an agent or as the command module. */
export type Sheet = {
  /** The most power it keeps; the rest of the power bank is above it. */
  limit: number;
  bank: number;
  advanced: number;
  /** The most dice upgrades. */
  elite: number;
  /** Its innate ability, those to buy, and the upgrades that every bot can have. */
  skills: Skill[];
  /** Those of its cards that are mods. */
  mods: string[];
};

/** An ability or upgrade of a bot: what it costs, whether it is active, and whether it is used up for now. */
export type Skill = { name: string; cost: number; active: boolean; used: boolean };

/** The AP on the faces of action dice, and which faces of the elite die carry the reroll icon. */
export type Faces = { basic: number[]; advanced: number[]; elite: number[]; reroll: number[] };

/** The keypad that is tried: the column in use, whether it jams when forced, and what nobody can pay now. */
export type Keypad = { level: number; jam: boolean; unpayable: string[] };

/** The dice of a check that can still change: the AP so far, and the dice whose reroll icon can be used. */
export type Tally = { ap: number; icons: number[] };

/** A node with the fewest moves that lead there, as a plan: IP moves, and chips that are passed before them. */
export type NodeInReach = {
  node: number;
  /** The nodes where the moves end. */
  route: number[];
  /** The network cards in hand that work there. */
  cards: string[];
  steps: Planned[];
};

/**
 * A step of the plan: the wish, where the bot is then, who sees it there, and the alarms that are no surprise.
 *
 * With `least` it is taken only if the question states at least these figures.
 */
export type Planned = {
  wish: Wish;
  cell: number;
  watchers: Glance[];
  then: string;
  clause: string;
  stops: string;
  foreseen: string[];
  least: { [name: string]: number };
};

/** A unit that would see the bot, how, and by which clause. */
export type Glance = { unit: number; how: "adjacent" | "ahead" | "passing" | "peripheral"; clause: string };

/**
 * What an AP check brings with these dice, without rerolls, dice abilities and own dice.
 *
 * `need` is the target, None if there is none; `stun` is what a strike needs to stun, if that is less.
 */
export type Ladder = {
  verb: string;
  /** The AP that are there without dice. */
  sure: number;
  need: number | null;
  stun: number | null;
  chance: number | null;
  rungs: Rung[];
  picks: Pick[];
};

/** How likely this many AP or more are. */
export type Rung = { ap: number; chance: number };

/** The fewest dice of the pool that reach the target with at least the chance wanted, basic ones before better. */
export type Pick = { wanted: number; basic: number; advanced: number; elite: number; chance: number };

/** Where a bot can go with these dice; the chance is that without rerolls, dice abilities and own dice. */
export type Reach = {
  bot: number;
  basic: number;
  advanced: number;
  elite: number;
  /** The most AP that can come. */
  most: number;
  spaces: Space[];
};

/**
 * A space in reach: what it costs, how likely that much comes, and the way, whose last step is `step`.
 *
 * The way to any space of it is the beginning of this one.
 */
export type Space = {
  cell: number;
  ap: number;
  chance: number;
  route: number[];
  /** Whether any step of the way is seen. */
  seen: boolean;
  step: Tread;
};

/** A step: who would see it, what would become of the bot, and what stops the way there. */
export type Tread = {
  /** The space stepped on; -1 is the way out of the building. */
  cell: number;
  /** Where a unit on that space is pushed; -1 if none is. */
  push: number;
  watchers: Glance[];
  then: string;
  clause: string;
  /** The question that comes up there, `surveillance` or `chance` if something is drawn, or nothing. */
  stops: string;
};

/** A floor and, if it is the one in play, what the position changes on it. */
export type Scene = {
  plan: string;
  number: number;
  /** Whether this is the floor in play. */
  here: boolean;
  /** The floors of the mission in the order in which they are played. */
  levels: Level[];
  rows: number;
  cols: number;
  /** By space: hallway, outdoor, room, safe, or nothing where nothing is in play. */
  kinds: ("" | "hallway" | "outdoor" | "room" | "safe")[];
  rooms: RoomDrawn[];
  inner: Wall[];
  outer: Wall[];
  edge: Wall[];
  /** The destroyed walls, each by four times its space and the side of it. */
  broken: number[];
  doors: DoorDrawn[];
  posts: Post[];
  /** By space: the action icon printed there, or nothing. */
  icons: string[];
  terminals: number[];
  caches: number[];
  hiding: number[];
  objectives: number[];
  entrance: number;
  watches: Watch[];
};

/** A floor of the mission: its plan and the number printed on it. */
export type Level = { plan: string; number: number };

/** A room with its spaces; `dice` are rolled when it is surveilled. */
export type RoomDrawn = { key: string; type: string; dice: number; safe: boolean; cells: number[] };

/** A straight wall between two corners of the grid, each counted from 0 at the upper left. */
export type Wall = { row: number; column: number; to_row: number; to_column: number };

/** A door on a side of a space, locked or not, and the keypad card that lies there. */
export type DoorDrawn = { number: number; cell: number; side: number; unlocked: boolean; keypad: string };

/** A security post (BC-POST-01): where a unit deploys and the arrow by which it faces (BC-POST-04). */
export type Post = {
  /** One of a mission is printed nowhere: it is where the captain comes. */
  kind: "A" | "B" | "hallway" | "mandatory" | "mission" | "single";
  cell: number;
  facing: number;
  /** 1 to 3 at a hallway post (BC-POST-05) */
  number: number;
};

/** A unit's level and range, and the spaces it is aware of now: straight ahead, and the rest around it. */
export type Watch = { unit: number; level: number; reach: number; ahead: number[]; around: number[] };

/** Who would see a bot on a space, what would become of it there, and by which clause. */
export type Sight = {
  bot: number;
  cell: number;
  glances: Glance[];
  then: "detected" | "disguised" | "hides" | "known" | "slips" | "unseen";
  clause: string;
};

/** A plan: what it costs and how likely the dice bring that, without rerolls, dice abilities and own dice. */
export type Walk = { bot: number; cell: number; ap: number; chance: number; steps: Planned[] };

/** By its tag, everything that is told. */
export type Events = {
  /** A bot used an ability as a free action. */
  AbilityUsed: { event: "AbilityUsed"; bot: number; ability: string };
  /** A reserve chip replaced a chip of the burncycle. */
  Altered: { event: "Altered"; seat: number; slot: number; chip: string; replaced: string; reserve: string };
  /** An objective bead lies on a space. */
  BeadLaid: { event: "BeadLaid"; bead: string; cell: number };
  /** A bot carries an objective bead now. */
  BeadTaken: { event: "BeadTaken"; bot: number; bead: string };
  /** A bot may move some spaces outside a move action. */
  BonusMovement: { event: "BonusMovement"; bot: number; spaces: number };
  /** An IP and a ping met: the levels compared, and whether the IP stayed. */
  Booted: { event: "Booted"; seat: number; node: number; ceo: number; level: number; ip_stays: boolean };
  /** A bot stands in the safe zone in which it left the floor before. */
  BotCarried: { event: "BotCarried"; bot: number; cell: number };
  /** A bot joins the team: by its number, the command module last. */
  BotChosen: { event: "BotChosen"; bot: number; name: string };
  /** A bot stands on its space. */
  BotPlaced: { event: "BotPlaced"; bot: number; cell: number };
  /** The chips drawn from the bag, by slot; an inactive slot has none. */
  BurncycleCreated: { event: "BurncycleCreated"; chips: string[] };
  /** The burncycle die. */
  BurncycleDieRolled: { event: "BurncycleDieRolled"; face: string };
  /** A bot collected a cache. */
  CacheCollected: { event: "CacheCollected"; bot: number; cell: number };
  /** A bot left a cache where it is. */
  CacheLeft: { event: "CacheLeft"; bot: number; cell: number };
  /** An ability of the captain's card takes effect as security activation begins. */
  CaptainAbility: { event: "CaptainAbility"; unit: number; ability: string };
  /** The captain chip came up: the captain's burncycle action. */
  CaptainActed: { event: "CaptainActed"; captain: string };
  /** The captain of this game. */
  CaptainChosen: { event: "CaptainChosen"; captain: string };
  /** A bot comes within the captain's awareness, and an ability of the captain's card notices. */
  CaptainSees: { event: "CaptainSees"; unit: number; bot: number; ability: string };
  /** A card left an inventory for the discards; an uninstalled mod pays power. */
  CardDiscarded: { event: "CardDiscarded"; bot: number; card: string };
  /** A bot put equipment or an uninstalled mod into its inventory. */
  CardGained: { event: "CardGained"; bot: number; card: string };
  /** A bot gained discard equipment: it works at once and goes to the discards. */
  CardResolved: { event: "CardResolved"; bot: number; card: string };
  /** An awareness chip went back to its mat. */
  ChipCleared: { event: "ChipCleared"; bot: number };
  /** The awareness chip of a detected bot goes along with it; a unit sees it go. */
  ChipFollowed: { event: "ChipFollowed"; bot: number; cell: number; unit: number };
  /** An awareness chip was put on a space where its bot is not. */
  ChipPlaced: { event: "ChipPlaced"; bot: number; cell: number };
  /** A bot's awareness chip is turned face down: it was pursued or investigated. */
  ChipTurned: { event: "ChipTurned"; bot: number };
  /** A part of the corporation's turn begins: security, pings or threat. */
  CorporationTurn: { event: "CorporationTurn"; part: string };
  /** The die of counter equipment shows another number. */
  CounterTurned: { event: "CounterTurned"; bot: number; card: string; n: number };
  /** A slot lost its peg and its chip. */
  Deactivated: { event: "Deactivated"; slot: number };
  /** A chip of the burncycle was degraded; slots are counted from 1. */
  Degraded: { event: "Degraded"; slot: number; chip: string };
  /** A bot is detected: its awareness chip lies on its space. */
  Detected: {
    event: "Detected";
    bot: number;
    cell: number;
    /** The unit that is aware of it, if one is. */
    unit: number;
  };
  /** Dice were added to the pool of the player whose turn it is. */
  DiceAdded: { event: "DiceAdded"; seat: number; kind: string; n: number };
  /** Action dice were rolled: kinds and faces in the same order. */
  DiceRolled: { event: "DiceRolled"; bot: number; purpose: string; kinds: string[]; faces: number[] };
  /** A disguise does not outlast its floor. */
  DisguiseLeft: { event: "DisguiseLeft"; bot: number; guard: string };
  /** An agent looks like a guard now. */
  DisguisePutOn: { event: "DisguisePutOn"; bot: number; guard: string; facing: number };
  /** A disguise is gone; the guard chip is discarded. */
  DisguiseTakenOff: { event: "DisguiseTakenOff"; bot: number; guard: string };
  /** A disguised agent chose where its disguise faces. */
  DisguiseTurned: { event: "DisguiseTurned"; bot: number; facing: number };
  /** A door lost its peg. */
  DoorLocked: { event: "DoorLocked"; door: number };
  /** A door got its peg. */
  DoorUnlocked: { event: "DoorUnlocked"; door: number };
  /** A unit's Drain cost a bot a reserve chip. */
  Drained: { event: "Drained"; unit: number; bot: number; chip: string };
  /** Joan the Drone is charged again, or depleted. */
  DroneCharged: { event: "DroneCharged"; charged: boolean };
  /** Joan the Drone draws a guard's attention away. */
  DroneDistracts: { event: "DroneDistracts"; unit: number };
  /** Joan the Drone is on another space. */
  DroneMoved: {
    event: "DroneMoved";
    cell: number;
    /** The spaces she can still move in this turn. */
    left: number;
  };
  /** A rolled equipment die was not resolved. */
  EquipmentLeft: { event: "EquipmentLeft"; bot: number; card: string };
  /** An equipment die was rolled; faces are counted from 1. */
  EquipmentRolled: {
    event: "EquipmentRolled";
    bot: number;
    card: string;
    die: number;
    face: number;
    breaks: boolean;
    /** What the texts call the face. */
    shows: string;
  };
  /** A bot used equipment. */
  EquipmentUsed: { event: "EquipmentUsed"; bot: number; card: string };
  /** A bot left the building for the rest of the game. */
  Escaped: { event: "Escaped"; bot: number };
  /** The chip under the tracker gives one more action. */
  ExtraAction: { event: "ExtraAction"; seat: number };
  /** The team leaves a floor for the next one. */
  FloorLeft: { event: "FloorLeft"; floor: number; to: number };
  /** A floor is laid out. */
  FloorSetUp: { event: "FloorSetUp"; floor: number; plan: string };
  /** A keypad was tried by brute force. */
  Forced: { event: "Forced"; bot: number; door: number; ap: number; durability: number };
  /** The game is won, or lost for some reason. */
  GameEnded: { event: "GameEnded"; result: string };
  /** A step of the lesson is done: its number, how many there are, and the next one unless it was the last. */
  GoalReached: { event: "GoalReached"; step: string; number: number; of: number; then: string };
  /** A bot hid on a hiding spot. */
  HidOn: { event: "HidOn"; bot: number; cell: number };
  /** An IP landed on a hub of a layer. */
  HubReached: { event: "HubReached"; seat: number; layer: number };
  /** An agent's IP moved like a ping, along these nodes. */
  IdentityStolen: { event: "IdentityStolen"; seat: number; start: number; way: number[] };
  /** An agent broke the condition of its imperative. */
  ImperativeBroken: { event: "ImperativeBroken"; bot: number; card: string };
  /** An agent met the condition of its imperative. */
  ImperativeDone: { event: "ImperativeDone"; bot: number; card: string };
  /** An agent drew an imperative. */
  ImperativeDrawn: { event: "ImperativeDrawn"; bot: number; card: string };
  /** An agent paid to drop its imperative. */
  ImperativeDropped: { event: "ImperativeDropped"; bot: number; card: string };
  /** An optimized keypad action leaves an input unpaid. */
  InputIgnored: { event: "InputIgnored"; bot: number; input: string };
  /** An input is resolved: by a chip of a bot's reserve, a chip of a slot counted from 1, or as it says. */
  InputResolved: { event: "InputResolved"; bot: number; input: string; reserve: number; slot: number };
  /** Who investigates an awareness chip: what was compared, how far each is, and which of the closest goes. */
  InvestigatorFound: {
    event: "InvestigatorFound";
    unit: number;
    bot: number;
    search: Search;
    found: Found;
    steps: number;
    /** How many units could have investigated. */
    among: number;
  };
  /** A ping passed an unoccupied access point: its owner's IP and level die left the mat. */
  IpBanned: { event: "IpBanned"; seat: number; node: number };
  /** A chip took an IP to a node, by these nodes. */
  IpMoved: { event: "IpMoved"; seat: number; chip: string; node: number; way: number[]; transferred: boolean };
  /** An IP went to its access point. */
  IpReturned: { event: "IpReturned"; seat: number; access: number };
  /** A chip was passed in the network step. */
  IpStayed: { event: "IpStayed"; seat: number; chip: string };
  /** Two IPs met by Identity Theft: whose levels were compared, and whether the thief stays. */
  IpsMet: { event: "IpsMet"; seat: number; other: number; level: number; others: number; stays: boolean };
  /** A bot gained keys; `keys` is how many it has now. */
  KeyGained: { event: "KeyGained"; bot: number; keys: number };
  /** A bot discarded a key to unlock a door. */
  KeyUsed: { event: "KeyUsed"; bot: number; door: number };
  /** A keypad action begins at a door: the card lying there, its level, the inputs of its column. */
  KeypadBegun: {
    event: "KeypadBegun";
    bot: number;
    door: number;
    card: string;
    level: number;
    inputs: string[];
    jam: boolean;
    optimized: boolean;
  };
  /** The keypad die: one more input, or the door opens. */
  KeypadDieRolled: { event: "KeypadDieRolled"; door: number; face: string };
  /** A door gets its keypad card. */
  KeypadDrawn: { event: "KeypadDrawn"; door: number; card: string };
  /** A keypad action ended with the door locked. */
  LeftLocked: { event: "LeftLocked"; bot: number; door: number };
  /** The lesson's mission is over, won or lost, and how many of its steps are done. */
  LessonEnded: { event: "LessonEnded"; lesson: string; won: boolean; number: number; of: number };
  /** A network level rose or fell. */
  LevelChanged: { event: "LevelChanged"; seat: number; by: number; level: number };
  /** A terminal chip was turned to its mainframe side. */
  MainframeTurned: { event: "MainframeTurned"; cell: number };
  /** A bot took a general action of the mission at a space. */
  MissionActed: { event: "MissionActed"; bot: number; action: string; cell: number };
  /** An agent installed a mod. */
  ModInstalled: { event: "ModInstalled"; bot: number; card: string };
  /** A move action is over; AP left are lost. */
  MoveEnded: { event: "MoveEnded"; ap: number };
  /** A bot used an ability in its network step. */
  NetworkAbilityUsed: { event: "NetworkAbilityUsed"; seat: number; ability: string };
  /** An agent drew a network card. */
  NetworkCardDrawn: { event: "NetworkCardDrawn"; bot: number; card: string };
  /** An agent with too many network cards discarded one. */
  NetworkCardDropped: { event: "NetworkCardDropped"; bot: number; card: string };
  /** A player resolved a network card on the node it is for. */
  NetworkCardUsed: { event: "NetworkCardUsed"; seat: number; card: string };
  /** No ping could be added: all are on the network, or the innermost layer is full. */
  NoPingLeft: { event: "NoPingLeft"; pings: number };
  /** All tasks of an objective are complete. */
  ObjectiveCompleted: { event: "ObjectiveCompleted"; objective: string };
  /** The effect of an option happens. */
  OptionResolved: {
    event: "OptionResolved";
    bot: number;
    card: string;
    option: number;
    /** What the texts call it. */
    name: string;
  };
  /** The options of the terminal card for which the dice will be rolled. */
  OptionsSelected: {
    event: "OptionsSelected";
    bot: number;
    card: string;
    options: number[];
    /** What the texts call them. */
    names: string[];
  };
  /** A bot rolled its own die, for AP or for extra movement. */
  OwnDieRolled: { event: "OwnDieRolled"; bot: number; die: string; ap: number; move: number };
  /** The opportunity of a chip was given up. */
  Passed: { event: "Passed"; seat: number };
  /** A ping entered the network. */
  PingAdded: { event: "PingAdded"; node: number };
  /** How many hubs hold a ping, and how many ping dice are rolled for them. */
  PingDiceDue: { event: "PingDiceDue"; hubs: number; rolls: number };
  /** A ping die, and how many are still to roll. */
  PingDieRolled: { event: "PingDieRolled"; face: string; left: number };
  /** A ping moved by these nodes, and what stopped it: ip, ping, hub or reach. */
  PingMoved: { event: "PingMoved"; start: number; way: number[]; stop: string };
  /** A ping went back to the supply. */
  PingRemoved: { event: "PingRemoved"; node: number };
  /** A ping went one layer outwards. */
  PingTransferred: { event: "PingTransferred"; start: number; node: number };
  /** The dice pool of a turn. */
  PoolBuilt: { event: "PoolBuilt"; seat: number; basic: number; advanced: number; elite: number };
  /** A bot gained or lost power. */
  PowerChanged: { event: "PowerChanged"; bot: number; by: number; power: number };
  /** Power above the limit is lost at the end of step 5. */
  PowerLost: { event: "PowerLost"; bot: number; n: number };
  /** A bot pushed a security unit away. */
  Pushed: { event: "Pushed"; bot: number; unit: number; to: number };
  /** A shut down agent works again. */
  Reactivated: { event: "Reactivated"; bot: number };
  /** The players rebooted the burncycle. */
  Rebooted: { event: "Rebooted"; seat: number };
  /** A bot gave some of its power to another. */
  Repaired: { event: "Repaired"; bot: number; other: number; power: number };
  /** A die was rolled again. */
  Rerolled: { event: "Rerolled"; die: number; face: number };
  /** A reserve got a chip from the supply. The command module means the team reserve. */
  ReserveChipGained: { event: "ReserveChipGained"; bot: number; chip: string };
  /** The chips of a reserve: of a bot, or the team's, which is listed under the command module. */
  ReserveMade: { event: "ReserveMade"; bot: number; chips: string[]; team: boolean };
  /** A degraded chip was turned to its active side again. */
  Restored: { event: "Restored"; slot: number; chip: string };
  /** One result of surveillance is resolved. */
  ResultResolved: { event: "ResultResolved"; room: number; bot: number; face: string };
  /** Security activation is over: units and awareness chips are turned back; these units wake up from a stun. */
  SecurityDone: { event: "SecurityDone"; woken: number[] };
  /** A bot is shut down. */
  ShutDown: { event: "ShutDown"; bot: number };
  /** A bot left the sight of all units; its awareness chip stays behind. */
  SlippedAway: { event: "SlippedAway"; bot: number; chip: number };
  /** One of the six steps of a turn begins. */
  StepBegan: { event: "StepBegan"; step: string };
  /** A step of the turn is skipped, and why. */
  StepSkipped: { event: "StepSkipped"; step: string; why: string };
  /** A bot moved to a space next to it. */
  Stepped: {
    event: "Stepped";
    bot: number;
    to: number;
    /** The AP that are left. */
    ap: number;
  };
  /** A bot took the free step through what it opened. */
  SteppedThrough: { event: "SteppedThrough"; bot: number; to: number };
  /** A bot struck at a security unit: the AP of the strike and the unit's durability. */
  Struck: { event: "Struck"; bot: number; unit: number; ap: number; durability: number };
  /** The strike had no effect: too few AP, or the player's choice. */
  StruckForNothing: { event: "StruckForNothing"; bot: number };
  /** A room lost its surveillance bead, and these faces came up; `bot` is none where an effect did it. */
  Surveilled: { event: "Surveilled"; room: number; bot: number; faces: string[] };
  /** A bot exchanged spaces with another bot. */
  Swapped: { event: "Swapped"; bot: number; other: number };
  /** Something counted for a task: done by a bot, or by the team where the bot is -1; perhaps it is complete now. */
  TaskAdvanced: { event: "TaskAdvanced"; task: string; bot: number; complete: boolean };
  /** A bot uses a terminal: the card drawn, and whether the chip shows its mainframe side. */
  TerminalOpened: { event: "TerminalOpened"; bot: number; cell: number; card: string; mainframe: boolean };
  /** Terminal chip and terminal card are discarded. */
  TerminalUsedUp: { event: "TerminalUsedUp"; bot: number; cell: number; card: string };
  /** Threat advanced or fell. */
  ThreatChanged: { event: "ThreatChanged"; by: number; threat: number };
  /** A threat event happens, or an escalation comes into force. */
  ThreatEvent: { event: "ThreatEvent"; level: number; title: string };
  /** The AP of a check. */
  Totalled: {
    event: "Totalled";
    bot: number;
    ap: number;
    /** Blank dice that went back to the pool. */
    blanks: number;
  };
  /** The tracker stops on the chip of a slot, counted from 1. */
  TrackerMoved: { event: "TrackerMoved"; slot: number; chip: string };
  /** The other player did not want a trade. */
  TradeDeclined: { event: "TradeDeclined"; bot: number; other: number };
  /** Two bots traded: what the first gave and what it got. */
  Traded: { event: "Traded"; bot: number; other: number; give: string[]; take: string[] };
  /** A player's turn begins. */
  TurnBegan: { event: "TurnBegan"; seat: number; round: number };
  /** A player's turn is over. */
  TurnEnded: { event: "TurnEnded"; seat: number };
  /** A unit attacks a detected bot beside it; Demerit costs threat instead of power. */
  UnitAttacked: { event: "UnitAttacked"; unit: number; bot: number; power: number; threat: number };
  /** A security unit was carried over in a safe zone. */
  UnitCarried: { event: "UnitCarried"; unit: number; cell: number };
  /**
   * What a unit wants, and why: the situation it is in, what follows from it by the rules, and the route it takes.
   *
   * Where the decision names several routes, the players chose.
   */
  UnitDecided: {
    event: "UnitDecided";
    unit: number;
    situation: Situation;
    decision: Decision;
    route: number[];
    priority: string;
    patrol: string;
    /** The bot it pursues or whose chip it investigates, -1 if none. */
    target: number;
    /** How far what it heads for is, -1 if it heads for nothing. */
    steps: number;
    /** How many bots, doors or terminals it could have headed for. */
    among: number;
    /** How many equally short ways the players chose among. */
    ways: number;
  };
  /** A security unit comes to the floor. */
  UnitDeployed: { event: "UnitDeployed"; unit: number; name: string; cell: number; facing: number; key: boolean };
  /** A unit has acted and is turned face down. */
  UnitDone: { event: "UnitDone"; unit: number };
  /** A unit ends its movement facing this way; where several ways were possible, the players chose. */
  UnitFaced: { event: "UnitFaced"; unit: number; facing: number; possible: number[] };
  /** A security unit is shut down and its chip discarded. */
  UnitShutDown: { event: "UnitShutDown"; unit: number; name: string };
  /** A guard in a room that neither pursued nor investigated is not activated. */
  UnitStays: { event: "UnitStays"; unit: number; cell: number };
  /** A unit steps onto a space and faces the way it went. */
  UnitStepped: { event: "UnitStepped"; unit: number; cell: number; facing: number };
  /** A bot stands in a unit's way: its movement ends. */
  UnitStopped: { event: "UnitStopped"; unit: number; bot: number };
  /** A security unit is stunned; `rounds` are the activations of security it misses. */
  UnitStunned: { event: "UnitStunned"; unit: number; rounds: number };
  /** Something turns a unit on its space. */
  UnitTurned: { event: "UnitTurned"; unit: number; facing: number };
  /** A unit changed places with another security unit, or with a shut down agent. */
  UnitsSwapped: { event: "UnitsSwapped"; unit: number; other: number; bot: number };
  /** Power was routed to an upgrade: who paid how much, by bot. */
  Upgraded: { event: "Upgraded"; bot: number; upgrade: string; paid: number[] };
  /** A wall is destroyed: seen from this space it lay in this direction. */
  WallDestroyed: { event: "WallDestroyed"; bot: number; cell: number; direction: number };
  /** A bot struck at a wall of its space or of one in reach; the direction is that of the wall from the space. */
  WallStruck: { event: "WallStruck"; bot: number; cell: number; direction: number; ap: number };
};

export type Event = Events[keyof Events];

/** By its name, each query's arguments and answer. */
export type Queries = {
  around: { args: Record<string, never>; answer: Around };
  network_reach: { args: Record<string, never>; answer: NodeInReach[] };
  odds: { args: {
    verb: string;
    basic?: number;
    advanced?: number;
    elite?: number;
    need?: number | null;
    bot?: number | null;
    unit?: number | null;
  }; answer: Ladder };
  reach: { args: { bot: number; basic?: number; advanced?: number; elite?: number }; answer: Reach };
  scene: { args: { plan?: string }; answer: Scene | null };
  sight: { args: { bot: number; cell: number }; answer: Sight };
  walk: { args: {
    bot: number;
    cell: number;
    basic?: number;
    advanced?: number;
    elite?: number;
    via?: number[];
    stop?: boolean;
  }; answer: Walk };
};

export type Game = { view: View; outcome: Outcome; event: Event; queries: Queries };
