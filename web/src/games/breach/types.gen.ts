/** Written by `scripts/api-types` from the game's own types: do not edit. */
import type { Value, Wish } from "../../lib/wire";

/** The table as one audience sees it: the rest lies face down. */
export type View = {
  players: number;
  mode: "competitive" | "deathmatch" | "solo" | "training";
  advanced: boolean;
  /** How long a response may take; 0 at a table without clocks. */
  window_ms: number;
  phase: string;
  /** Whose turn it is; in the Firewall's turn the player who resolves a card. */
  active: number;
  /** Who holds the Password; always exactly one player (BR-SETPW-02). */
  password: number;
  round: number;
  /** Actions performed in this turn. */
  clicks: number;
  /** A Click that replaces the CPU's (BR-RECON-08). */
  limit: number;
  /** The Action Phase ends when what is going on is resolved (BR-DISC-05). */
  ended: boolean;
  configured: number;
  /** Who is still to come: seats that choose at set-up, or that reveal an activation card. */
  waiting: number[];
  /** The card at hand is the player's first of this Firewall turn (BR-GACT-06). */
  first_card: boolean;
  /** A question of the turn itself stands, not one inside an action. */
  open: boolean;
  /** A card, token or Cheat is being resolved: no other is played until that is done (BR-TIMING-08). */
  resolving: boolean;
  /** Conditions of Missions that have occurred since the active player's last answer. */
  just: string[];
  /** Whose Avatar was met in the room just entered. */
  met: number;
  pending: Pending | null;
  pushes: number;
  /** How many Credits the Purchase at hand is cheaper. */
  less: number;
  window: Window | null;
  /** Standing orders that all see: ask, pass or pass-unless-attacked. */
  orders: string[];
  secret_orders: string[][];
  moves: Moving[];
  attacks: Attacking[];
  rolled: Rolled | null;
  activation: Activation | null;
  /** Cards being resolved, with their player: `seat:card`. */
  playing: string[];
  winner: number;
  result: string;
  cols: number;
  rows: number;
  /** By room, which one it is, once it was revealed. */
  codes: string[];
  /** The rooms still face down, in no order. */
  unseen: string[];
  /** By room, how many quarters it is turned clockwise. */
  turns: number[];
  /** A bit for each dark room. */
  dark: number;
  /** Breaches by border, and whether the back is up. */
  breaches: [number, boolean][];
  breach_deck: number;
  gateways: Gateway[];
  /** The outer side Omega lies at, by its place along the edge. */
  omega: number;
  /** By room, a bit for each player with a Virus there. */
  infected: number[];
  /** By node, the same. */
  traced: number[];
  /** By node, the Information token or nothing. */
  tokens: string[];
  room_research: string[][];
  ice: Ice[];
  /** Every Bot and Hunter deployed so far, so that each number has one name for the whole match. */
  roster: string[];
  seats: Player[];
  hands: string[][];
  /** The cards left, in no order. */
  decks: string[][];
  discards: string[][];
  objectives: string[][];
  research: string[][];
  research_left: string[];
  research_gone: string[];
  /** Information tokens in the Reserve, in the order of TOKENS. */
  reserve: number[];
  cube_reserve: [number, number, number];
  /** By owner, the Firewall last. */
  virus_supply: number[];
  /** On the Guardian's card, by seat. */
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
  /** Activation cards put back on top after a player looked at them. */
  ahead: string[];
  /** By such a card, who has looked at it. */
  seers: number[][];
  /** How many of them are being put back. */
  peeking: number;
  /** Activation cards discarded. */
  pile: string[];
  guardian_deck: string[];
  /** The activation card being resolved. */
  card: string;
  guardian: "asleep" | "awake" | "deployed";
  /** Who holds the Guardian's sheet. */
  sheet: number;
  /** Which marks of the Hard Disk have been covered (BR-HDCPU-09). */
  marks: [boolean, boolean];
  /** Reward cards face up. */
  rewards: string[];
  bought: string[];
  seat: number;
  /** By kind, the names of rooms, nodes, borders, edges, models and Viruses, each at the place of its number. */
  named: { [name: string]: string[] };
  rooms: RoomSeen[];
  nodes: NodeSeen[];
  sheets: SheetSeen[];
};

/** What a player is asked to choose among just now. */
export type Pending = { kind: string; items: (number | string | number[])[]; cite: string; about: number | string };

/** A player may respond: to an attack, a Move, the Firewall's turn, a target chosen or a Mission's condition. */
export type Window = { kind: string; seat: number; condition: string; closes: number; lapsed: boolean };

/** A Move in progress. */
export type Moving = {
  seat: number;
  mp: number;
  free: boolean;
  /** The room just revealed, which may be entered at a reduced cost. */
  revealed: number;
  /** What that costs. */
  entry: number;
  /** Whether MP were spent in it; if so, it isn't just declared any more (BR-RES-09). */
  begun: boolean;
};

/** An attack in progress, by a player's Avatar or by an ICE for which a player decides. */
export type Attacking = {
  /** The player who attacks, or resolves the card. */
  by: number;
  attack: number;
  /** The attacking ICE's number. */
  ice: number;
  /** A model: see ICE. */
  target: number;
  reach: number;
  bonus: number;
  /** What cards add to the target's Defense. */
  defense: number;
  /** It is over once the Viruses are assigned. */
  step: "assign" | "over" | "respond" | "target";
  /** The attacker, once that player has declined (BR-RESP-02). */
  passed: number[];
  /** Slides of the target's Avatar once the attack is resolved. */
  slides: number;
  free: boolean;
};

/** An Infection die that lies on the table. */
export type Rolled = {
  seat: number;
  face: string;
  /** A card lets the Threat of this result be ignored. */
  ignored: boolean;
};

/** An ICE being activated, by a card or by its Quick Subroutine, or tracks still to advance. */
export type Activation = {
  /** The player who resolves it. */
  seat: number;
  ice: number;
  /** The Avatar a subroutine takes as its target. */
  target: number;
  quick: boolean;
};

/** A Gateway: its priority, and the outer side it lies at. */
export type Gateway = { number: number; room: number; side: number };

/** A model of ICE in the Database. */
export type Ice = {
  number: number;
  name: string;
  room: number;
  /** On Bots and Hunters; those on the Guardian lie on its card. */
  viruses: number;
  /** The seat to whose Avatar it is attached. */
  on: number;
};

/** All that lies open at a player's interface. */
export type Player = {
  avatar: string;
  breacher: string;
  colour: string;
  /** Where the Avatar stands; nowhere while it is disconnected. */
  room: number;
  /** The room it stood in last. */
  last: number;
  /** By box, how many code cubes of each colour. */
  cubes: [number, number, number][];
  /** On the Avatar, by owner. */
  viruses: number[];
  threat: number;
  shield: boolean;
  /** The player lets Viruses through the shield (BR-SHIELD-04). */
  waived: boolean;
  /** The player lets Threat through the shield (BR-SHIELD-05). */
  waives_threat: boolean;
  /** The Hard Disk: a type for a whole token, `half-` and the type for a partial one. */
  disk: string[];
  /** The development boxes with a cube. */
  cubes_left: number[];
  /** The Cheats with a development cube. */
  ready: string[];
  /** The visible Program: 0 the Avatar's, 1 the Breacher's. */
  side: number;
  credits: number;
  /** Cheats activated in this turn, Programs by their card. */
  used: string[];
  /** Rooms activated in this turn. */
  activated: number[];
  /** Malware played since the turn of play began. */
  played: string[];
  /** Range for all attacks of this Avatar until the end of the turn. */
  reach: number;
};

/** A room: where it is, its code and links once revealed, and all that is there. */
export type RoomSeen = {
  at: number;
  /** The MP to the north, east, south and west, -1 where it is closed. */
  links: number[];
  gate: number;
  models: number[];
  infected_by: number[];
  /** Research tokens. */
  lying: number;
};

/** A node with its Information, and who has traced it. */
export type NodeSeen = { node: number; token: string; traced_by: number[] };

/** All that lies open at a player's interface. */
export type SheetSeen = {
  avatar: string;
  breacher: string;
  stands: number;
  movement: number;
  movement_box: ("attack" | "defense" | "movement")[];
  attack: number;
  attack_box: ("attack" | "defense" | "movement")[];
  defense: number;
  defense_box: ("attack" | "defense" | "movement")[];
  cache_box: ("attack" | "defense" | "movement")[];
  threat: number;
  viruses_of: number[];
  shield: boolean;
  disk: string[];
  click: number;
  credits: number;
  boxes_left: string[];
  ready: string[];
  program: string;
};

/** How the match ended: the winners, or the Firewall. */
export type Outcome = {
  won: boolean;
  winners: number[];
  result: string;
  rounds: number;
  /** By seat, the half units of Information that count towards the player's Objective. */
  tokens: number[];
};

/** An attack on a target as it would be resolved now. */
export type Strike = {
  target: number;
  in_range: boolean;
  attack: number;
  defense: number;
  ladder: Rung[];
  /** How many it would assign, after the shield and before Elude. */
  viruses: number;
  /** Whether a shield stops one of them. */
  shield: boolean;
  /** Whether the target could elude one of them. */
  elude: boolean;
  /** How many eliminate the target; 0 if nothing does. */
  fatal: number;
  helps: Help[];
  /** Who else may respond, as far as everybody knows. */
  responders: number[];
  /** The answers that attack it; none if you can't now. */
  steps: Step[];
};

/** This many Viruses need at least this Attack. */
export type Rung = { viruses: number; attack: number };

/** Something of yours that fits, and the attack with it. */
export type Help = {
  verb: "cheat" | "play" | "research";
  name: string;
  attack: number;
  defense: number;
  viruses: number;
  in_range: boolean;
};

/**
 * One answer of a plan, and the alarms that the seat expects from it, by name.
 *
 * With `least` it answers only a question that has its verb and states at least these figures; else it is left out.
 */
export type Step = { wish: Wish; foreseen?: string[]; least?: { [name: string]: number } };

/** All of that. */
export type Desk = {
  seats: Interface[];
  /** Your cards, in the order of the hand. */
  hand: Printed[];
  needs: Need[];
  rewards: Priced[];
  disk: Box[];
  tracks: Track[];
  /** The seats in the order of their turns, from the holder of the Password on (BR-FWPASS-01). */
  order: number[];
  /** Every Avatar's sheet while Avatars are chosen; none later. */
  starts: Start[];
  hand_limit: number;
  last_threat: number;
  last_virus: number;
};

/** What is printed at a player's interface. */
export type Interface = {
  /** From box to box of the sheet. */
  arrows: (["attack" | "cache" | "defense" | "movement", "attack" | "cache" | "defense" | "movement"])[];
  program: Printed | null;
  /** Six boxes by name, an empty name where nothing is printed. */
  developments: string[];
  click: number;
  configuration: number;
};

/** What a Malware card says beside its effect: its type, when it can be played, what it costs, what is dangerous. */
export type Printed = {
  name: string;
  type: "mission" | "program" | "tactic";
  timing: string;
  condition: string;
  cost: Due[];
  danger: Due[];
  alternative: boolean;
};

/** One thing that a card costs or brings first: what it does, of what kind, and how much. */
export type Due = { do: string; what: string; n: number };

/** Information that your Objective asks for, in half units, and how much of it you have. */
export type Need = { kind: string; need: number; have: number };

/** Something that Credits buy. */
export type Priced = { reward: string; price: number };

/** A box of the Hard Disk, with the CPU's figures beside it. */
export type Box = {
  click: number;
  configuration: number;
  /** 1 or 2 where T1 or T2 is printed, else 0. */
  mark: number;
};

/** A track: its boxes from left to right, where its cube is, and how many models are left to deploy. */
export type Track = {
  category: "bot" | "guardian" | "hunter";
  ice: string;
  boxes: string[];
  at: number;
  /** The next two boxes of its cube; none where it stays. */
  ahead: number[];
  deployed: number;
  left: number;
};

/** An Avatar's sheet as it begins: its cubes by colour, their values, how many more are chosen, and its arrows. */
export type Start = {
  avatar: string;
  cubes: [number, number, number];
  values: [number, number, number];
  free: number;
  arrows: (["attack" | "cache" | "defense" | "movement", "attack" | "cache" | "defense" | "movement"])[];
};

/** An Infect in the room of your Avatar, or the die that lies on the table. */
export type Infection = {
  room: number;
  /** Whether a Virus would be placed: none of yours is there, and the room takes one. */
  virus: boolean;
  /** The nodes that could then be traced. */
  closes: number[];
  faces: Face[];
  /** How likely neither Threat nor a track follows. */
  unharmed: number;
  /** The face that lies on the table, if there is one. */
  rolled: string;
};

/** A face: how likely it is in one roll and as the last of all, and what it brings besides a Virus. */
export type Face = {
  face: string;
  chance: number;
  /** How likely the roll ends with it; a face that is rolled again never ends it. */
  last: number;
  threat: number;
  track: string;
  again: boolean;
};

/** The abilities now, and after moving each cube along each arrow, by a Push or by an action that shifts it. */
export type Pushes = { values: [number, number, number]; ways: Pushed[] };

/** A cube moved along an arrow, and the abilities then: Movement, Attack and Defense. */
export type Pushed = {
  box: "attack" | "cache" | "defense" | "movement";
  colour: "attack" | "defense" | "movement";
  to: "attack" | "cache" | "defense" | "movement";
  values: [number, number, number];
};

/** Where your Avatar stands, its MP, and every room in reach. */
export type Reach = {
  here: number;
  mp: number;
  /** Whether a Move is under way; otherwise these are the MP of one that begins now. */
  moving: boolean;
  /** Where the cube of a new Move may go; none if you can't begin one. */
  boxes: ("attack" | "cache" | "defense" | "movement")[];
  rooms: Reached[];
};

/** A room that the MP lead to, or a dark one that they reveal: the way there, and what is left then. */
export type Reached = {
  room: number;
  /** The rooms entered one after another; the last is revealed where it is dark. */
  route: number[];
  /** The MP of each step. */
  costs: number[];
  left: number;
  reveals: boolean;
  /** Whether its effect can then be used. */
  activates: boolean;
  /** The other models that stand there. */
  models: number[];
};

/** The Database as it is now. */
export type Scene = {
  cols: number;
  rows: number;
  rooms: RoomDrawn[];
  borders: BorderDrawn[];
  nodes: NodeDrawn[];
  edges: EdgeDrawn[];
  omega: Beside | null;
  /** The numbers of the Gateways that are sealed. */
  sealed: number[];
  /** The Gateway the Guardian goes for; 0 while there is none. */
  goal: number;
};

/** A room where it lies; what it is, and does for how many MP, once it is revealed. */
export type RoomDrawn = {
  at: number;
  place: string;
  dark: boolean;
  code: string;
  kind: string;
  mp: number;
  /** How much it does: how many cards, Pushes or tokens, or how far it reaches. */
  n: number;
  /** The MP on its side of the link to the north, east, south and west; -1 where the link is closed. */
  links: [number, number, number, number];
};

/** Where two rooms are beside each other: what crossing costs, or -1, and the MP of a Breach there, or -1. */
export type BorderDrawn = { border: number; rooms: [number, number]; cost: number; breach: number; worn: boolean };

/** A node by the rooms around it. */
export type NodeDrawn = { node: number; place: string; rooms: number[]; central: boolean };

/** An outer side of a room: 0 is north, 1 east, 2 south, 3 west. */
export type EdgeDrawn = { room: number; side: number };

/** Omega: the outer side it lies at, and what crossing costs. */
export type Beside = { room: number; side: number; cost: number };

/** An open response window. */
export type WindowSeen = {
  kind: string;
  /** Who is asked. */
  seat: number;
  /** When it closes, in match time; 0 if it doesn't close by itself. */
  closes: number;
  /** The public order of the seat that is asked. */
  order: string;
  /** What you can answer besides passing; nothing while another player is asked. */
  fits: Wish[];
  /** What your orders answer when it closes, if you are asked and it does. */
  at_close: Wish | null;
  /** What happens as things are, if nobody does anything. */
  passing: Then[];
};

/**
 * Something that changes for a player: `then-WHAT` is its message, with these facts and this clause.
 *
 * An `alarm` is bad enough to stop a plan that did not expect it.
 */
export type Then = { what: string; facts?: { [name: string]: Value }; clause?: string; alarm?: boolean };

/** By its tag, everything that is told. */
export type Events = {
  /** A player performs an action; this many are left. */
  ActionTaken: { event: "ActionTaken"; seat: number; action: string; left: number };
  /** A card is played for its Alternative Effect. */
  AlternativeUsed: { event: "AlternativeUsed"; seat: number; card: string };
  /** An ICE finds no room at the base of an Avatar. */
  AttachIgnored: { event: "AttachIgnored"; model: number; seat: number };
  /** An attack begins, by an Avatar or an ICE. */
  AttackDeclared: { event: "AttackDeclared"; seat: number; model: number; attack: number };
  /** An attack assigned this many Viruses. */
  AttackResolved: { event: "AttackResolved"; seat: number; model: number; n: number };
  /** A player takes an Avatar. */
  AvatarChosen: { event: "AvatarChosen"; seat: number; avatar: string };
  /** An Avatar is placed. */
  AvatarPlaced: { event: "AvatarPlaced"; seat: number; room: number };
  /** An ability is boosted. */
  Boosted: { event: "Boosted"; seat: number; ability: string; n: number };
  /** A Breach is opened. */
  BreachOpened: { event: "BreachOpened"; border: number };
  /** A Breach was crossed: it turns over, or is gone. */
  BreachWorn: { event: "BreachWorn"; border: number; gone: boolean };
  /** A player takes a Breacher. */
  BreacherChosen: { event: "BreacherChosen"; seat: number; breacher: string };
  /** An activation card is discarded; after a Guardian's card the same player reveals one more. */
  CardResolved: { event: "CardResolved"; card: string; more: boolean };
  /** An activation card is revealed. */
  CardRevealed: { event: "CardRevealed"; seat: number; card: string };
  /** A Cheat is activated; a Program is named. */
  CheatActivated: { event: "CheatActivated"; seat: number; cheat: string; card: string };
  /** A player configures: pushes or draw. */
  Configured: { event: "Configured"; seat: number; what: string };
  /** An Avatar comes into the Database. */
  Connected: { event: "Connected"; seat: number; room: number };
  /** An infecting player copies Information of a disconnected Avatar, or takes a Credit. */
  CopiedOrPaid: { event: "CopiedOrPaid"; seat: number; other: number; token: string };
  /** Credits are gained. */
  CreditsGained: { event: "CreditsGained"; seat: number; n: number };
  /** Credits are paid. */
  CreditsPaid: { event: "CreditsPaid"; seat: number; n: number };
  /** A code cube is gained. */
  CubeGained: { event: "CubeGained"; seat: number; colour: string };
  /** A code cube moves from box to box. */
  CubeMoved: { event: "CubeMoved"; seat: number; colour: string; box: string; to: string };
  /** The discards become the activation deck. */
  DeckRecycled: { event: "DeckRecycled"; n: number };
  /** A development cube goes to a Cheat. */
  Developed: { event: "Developed"; seat: number; box: number; cheat: string };
  /** The Firewall die rises. */
  DieRaised: { event: "DieRaised"; die: number };
  /** The Infection die shows a face. */
  DieRolled: { event: "DieRolled"; seat: number; face: string };
  /** The Firewall die cannot rise any more. */
  DieStayed: { event: "DieStayed"; die: number };
  /** An Avatar leaves the Database. */
  Disconnected: { event: "Disconnected"; seat: number };
  /** A Virus is eluded. */
  Eluded: { event: "Eluded"; seat: number };
  /** An attack finds no target. */
  Forgone: { event: "Forgone"; seat: number };
  /** The game is over: a player wins, or nobody. */
  GameEnded: { event: "GameEnded"; winner: number; result: string };
  /** A Gateway moves. */
  GatewayMoved: { event: "GatewayMoved"; gateway: number; room: number; side: number };
  /** A Gateway is removed. */
  GatewaySealed: { event: "GatewaySealed"; gateway: number };
  /** The Guardian awakes: its card shows its statistics. */
  GuardianAwoke: { event: "GuardianAwoke" };
  /** A Virus lies on the Guardian's card. */
  GuardianInfected: { event: "GuardianInfected"; seat: number };
  /** Deck, discards and Guardian cards become one activation deck. */
  GuardianShuffledIn: { event: "GuardianShuffledIn"; n: number };
  /** An ICE is activated: it can reach an Avatar, has one in Range, comes nearer, or is the Guardian. */
  IceActivated: { event: "IceActivated"; model: number; seat: number; why: string };
  /** An ICE attaches itself to an Avatar. */
  IceAttached: { event: "IceAttached"; model: number; seat: number };
  /** Viruses leave Bots and Hunters. */
  IceCleaned: { event: "IceCleaned" };
  /** An ICE comes into the Database. */
  IceDeployed: { event: "IceDeployed"; model: number; ice: string; room: number };
  /** An ICE goes back to the Reserve. */
  IceDisconnected: { event: "IceDisconnected"; model: number };
  /** A player eliminates an ICE. */
  IceEliminated: { event: "IceEliminated"; model: number; ice: string; seat: number };
  /** An ICE has this many Viruses now. */
  IceInfected: { event: "IceInfected"; model: number; n: number };
  /** An ICE moves. */
  IceMoved: { event: "IceMoved"; model: number; room: number };
  /** An ICE that could move does not. */
  IceStayed: { event: "IceStayed"; model: number };
  /** A token goes to the Hard Disk, maybe for another. */
  InformationGained: { event: "InformationGained"; seat: number; token: string; dropped: string };
  /** Information lies on the nodes. */
  InformationLaid: { event: "InformationLaid"; tokens: string[] };
  /** A token is left for want of room. */
  InformationLeft: { event: "InformationLeft"; seat: number; token: string };
  /** A player takes an interface. */
  InterfaceChosen: { event: "InterfaceChosen"; seat: number; colour: string };
  /** A card is discarded. */
  MalwareDiscarded: { event: "MalwareDiscarded"; seat: number; card: string };
  /** A player draws a card; others see its back. */
  MalwareDrawn: { event: "MalwareDrawn"; seat: number; card: string };
  /** A card is played. */
  MalwarePlayed: { event: "MalwarePlayed"; seat: number; card: string };
  /** A discard pile becomes a deck. */
  MalwareRecycled: { event: "MalwareRecycled"; seat: number };
  /** A mark of the Hard Disk is covered for the first time. */
  MarkCovered: { event: "MarkCovered"; seat: number; mark: number };
  /** A Move begins with these MP. */
  MoveBegun: { event: "MoveBegun"; seat: number; mp: number };
  /** A Move is over; MP are lost. */
  MoveEnded: { event: "MoveEnded"; seat: number; mp: number };
  /** An Avatar enters a room. */
  Moved: { event: "Moved"; seat: number; room: number; cost: number };
  /** A subroutine finds no target. */
  NoTarget: { event: "NoTarget"; model: number; what: string };
  /** No ICE of the category is activated: there is none, none has an Avatar in Range, or nobody is connected. */
  NobodyActivated: { event: "NobodyActivated"; category: string; why: string };
  /** A Virus is put in a node that was traced. */
  NodeInfected: { event: "NodeInfected"; seat: number; node: number };
  /** A node is traced: the Viruses leave its rooms. */
  NodeTraced: { event: "NodeTraced"; seat: number; node: number; token: string };
  /** A player is dealt an Objective, which only that player sees. */
  ObjectiveDealt: { event: "ObjectiveDealt"; seat: number; objective: string };
  /** A completed Objective is shown. */
  ObjectiveShown: { event: "ObjectiveShown"; seat: number; objective: string };
  /** Omega lies beside a room. */
  OmegaEntered: { event: "OmegaEntered"; room: number };
  /** A player gives a standing order. */
  OrderGiven: { event: "OrderGiven"; seat: number; order: string };
  /** A player passes. */
  Passed: { event: "Passed"; seat: number };
  /** A player holds the Password. */
  PasswordGiven: { event: "PasswordGiven"; seat: number };
  /** A player looks at activation cards; others see their backs. */
  Peeked: { event: "Peeked"; seat: number; cards: string[] };
  /** A player shows a Program. */
  ProgramChosen: { event: "ProgramChosen"; seat: number; card: string };
  /** The other Program shows. */
  ProgramFlipped: { event: "ProgramFlipped"; seat: number; card: string };
  /** An Avatar is moved by an ICE. */
  Pulled: { event: "Pulled"; seat: number; room: number };
  /** A player buys a Reward or Information. */
  Purchased: { event: "Purchased"; seat: number; reward: string };
  /** A Virus leaves a room. */
  Purged: { event: "Purged"; seat: number; room: number };
  /** No ICE of the category can target that Avatar. */
  QuickIgnored: { event: "QuickIgnored"; category: string };
  /** An ICE is activated by its Quick Subroutine. */
  QuickSubroutine: { event: "QuickSubroutine"; model: number; seat: number };
  /** Attacks reach further. */
  RangeGiven: { event: "RangeGiven"; seat: number; n: number };
  /** The Infection die is rolled again. */
  Rerolled: { event: "Rerolled"; seat: number; face: string };
  /** A player takes a Research token; others see its back. */
  ResearchGained: { event: "ResearchGained"; seat: number; token: string };
  /** Research tokens lie in a room. */
  ResearchLaid: { event: "ResearchLaid"; room: number; n: number };
  /** Discarded Research tokens become the Reserve. */
  ResearchRecycled: { event: "ResearchRecycled"; n: number };
  /** A Research token is used. */
  ResearchUsed: { event: "ResearchUsed"; seat: number; token: string };
  /** Another Avatar becomes the target. */
  Retargeted: { event: "Retargeted"; seat: number; other: number };
  /** A player whose Avatar is disconnected reveals no activation card. */
  RevealSkipped: { event: "RevealSkipped"; seat: number };
  /** Four Rewards lie face up. */
  RewardsLaid: { event: "RewardsLaid"; cards: string[] };
  /** A room is activated. */
  RoomActivated: { event: "RoomActivated"; seat: number; room: number; kind: string };
  /** A room becomes dark. */
  RoomDarkened: { event: "RoomDarkened"; room: number };
  /** A dark room is revealed. */
  RoomRevealed: { event: "RoomRevealed"; seat: number; room: number; code: string };
  /** A room is oriented. */
  RoomTurned: { event: "RoomTurned"; room: number; turn: number };
  /** A new round begins. */
  RoundBegan: { event: "RoundBegan"; round: number };
  /** Viruses keep a Gateway open. */
  SealCancelled: { event: "SealCancelled"; gateway: number };
  /** The Guardian's sheet shows side B from now on. */
  SheetFlipped: { event: "SheetFlipped"; seat: number };
  /** A shield stops a Virus. */
  ShieldHeld: { event: "ShieldHeld"; seat: number };
  /** A Shield token is discarded. */
  ShieldLost: { event: "ShieldLost"; seat: number };
  /** An Avatar is shielded. */
  Shielded: { event: "Shielded"; seat: number };
  /** An Avatar slides. */
  Slid: { event: "Slid"; seat: number; room: number };
  /** The target of an attack or a subroutine. */
  TargetNamed: { event: "TargetNamed"; seat: number; model: number };
  /** Threat doesn't rise: a shield stops it, or the Avatar is disconnected. */
  ThreatIgnored: { event: "ThreatIgnored"; seat: number };
  /** Threat is reset. */
  ThreatReset: { event: "ThreatReset"; seat: number };
  /** Threat rises. */
  ThreatRose: { event: "ThreatRose"; seat: number; threat: number };
  /** An ICE cube advances to a box. */
  TrackAdvanced: { event: "TrackAdvanced"; category: string; box: number };
  /** The Guardian cube is on the last box and stays there. */
  TrackStayed: { event: "TrackStayed"; category: string };
  /** A player's turn begins. */
  TurnBegan: { event: "TurnBegan"; seat: number };
  /** A player's turn is over. */
  TurnEnded: { event: "TurnEnded"; seat: number };
  /** An Avatar receives a Virus. */
  VirusAssigned: { event: "VirusAssigned"; seat: number; owner: number };
  /** A Virus finds one of its colour there. */
  VirusIgnored: { event: "VirusIgnored"; seat: number; room: number };
  /** A Virus goes to another room. */
  VirusMoved: { event: "VirusMoved"; seat: number; room: number; to: number };
  /** A Virus is placed in a room. */
  VirusPlaced: { event: "VirusPlaced"; seat: number; room: number };
  /** A player takes a Virus back to use it again. */
  VirusTakenBack: { event: "VirusTakenBack"; seat: number; virus: number };
  /** Firewall Viruses leave an Avatar. */
  VirusesRemoved: { event: "VirusesRemoved"; seat: number; n: number };
};

export type Event = Events[keyof Events];

/** By its name, each query's arguments and answer. */
export type Queries = {
  attack: { args: { target?: number; to?: string }; answer: Strike };
  desk: { args: Record<string, never>; answer: Desk };
  infect: { args: Record<string, never>; answer: Infection };
  push: { args: Record<string, never>; answer: Pushes };
  reach: { args: { plus?: number }; answer: Reach };
  scene: { args: Record<string, never>; answer: Scene };
  walk: { args: { room: number; to?: string }; answer: Step[] };
  window: { args: Record<string, never>; answer: WindowSeen | null };
};

export type Game = { view: View; outcome: Outcome; event: Event; queries: Queries };
