/** What is seen of the lines of burncycle: the kind of thing, whose doing, where, and how much it matters. */

import { type Stages, staging } from "../../../board/playback/stages";
import type { Events, Game } from "../view";

const unit = (number: number): string => (number >= 0 ? `unit:${number}` : "");
const bot = (number: number): string => (number >= 0 ? `bot:${number}` : "");
const cell = (number: number): string => (number >= 0 ? `cell:${number}` : "");
const node = (number: number): string => `node:${number}`;

const SECURITY: Stages<Events> = {
  CorporationTurn: () => ({ kind: "word", weight: 1 }),
  UnitDecided: (event) => ({ kind: "word", who: unit(event.unit), way: event.route.map(cell), weight: 1 }),
  UnitStepped: (event) => ({ kind: "step", who: unit(event.unit), way: [cell(event.cell)], weight: 2 }),
  UnitsSwapped: (event) => ({ kind: "step", who: unit(event.unit), weight: 2 }),
  UnitStopped: (event) => ({ kind: "seen", who: unit(event.unit), to: bot(event.bot), weight: 3 }),
  UnitTurned: (event) => ({ kind: "step", who: unit(event.unit), weight: 2 }),
  UnitStays: (event) => ({ kind: "word", who: unit(event.unit), weight: 1 }),
  UnitCarried: (event) => ({ kind: "step", who: unit(event.unit), way: [cell(event.cell)], weight: 2 }),
  UnitDeployed: (event) => ({
    kind: "seen",
    who: unit(event.unit),
    way: [cell(event.cell)],
    weight: 6,
    sum: `unit:${event.unit}`,
  }),
  UnitAttacked: (event) => ({
    kind: "hit",
    who: unit(event.unit),
    to: bot(event.bot),
    weight: 8,
    sum: event.power ? `power:${event.bot}` : "",
    by: -event.power,
  }),
  Drained: (event) => ({
    kind: "hit",
    who: unit(event.unit),
    to: bot(event.bot),
    weight: 6,
    sum: `drained:${event.bot}`,
    by: -1,
  }),
  Detected: (event) => ({
    kind: "seen",
    who: unit(event.unit),
    to: bot(event.bot),
    weight: 7,
    sum: `seen:${event.bot}`,
    stamp: "detected",
  }),
  CaptainSees: (event) => ({ kind: "seen", who: unit(event.unit), to: bot(event.bot), weight: 6 }),
  CaptainAbility: (event) => ({ kind: "word", who: unit(event.unit), weight: 4 }),
  InvestigatorFound: () => ({ kind: "word", weight: 1 }),
  ThreatChanged: (event) => ({ kind: "threat", weight: event.by > 0 ? 5 : 4, sum: "threat", by: event.by }),
  ThreatEvent: (event) => ({ kind: "threat", weight: 7, sum: `event:${event.level}` }),
};

const NETWORK: Stages<Events> = {
  PingAdded: (event) => ({ kind: "ping", to: node(event.node), weight: 4, sum: "pings", by: 1 }),
  PingRemoved: (event) => ({ kind: "good", to: node(event.node), weight: 3 }),
  PingMoved: (event) => ({
    kind: "ping",
    who: node(event.start),
    way: event.way.map(node),
    weight: event.way.length ? 2 : 1,
  }),
  PingTransferred: (event) => ({ kind: "ping", who: node(event.start), way: [node(event.node)], weight: 2 }),
  PingDieRolled: () => ({ kind: "dice", weight: 3 }),
  IpMoved: (event) => ({ kind: "ping", who: `ip:${event.seat}`, way: event.way.map(node), weight: 3 }),
  HubReached: (event) => ({ kind: "good", who: `ip:${event.seat}`, weight: 5 }),
  Booted: (event) => ({ kind: "hit", to: node(event.node), weight: 7, sum: `booted:${event.seat}`, stamp: "booted" }),
  IpBanned: (event) => ({ kind: "hit", to: node(event.node), weight: 7, sum: `banned:${event.seat}` }),
  NetworkCardUsed: () => ({ kind: "good", weight: 4 }),
};

const TEAM: Stages<Events> = {
  Stepped: (event) => ({ kind: "step", who: bot(event.bot), way: [cell(event.to)], weight: 2 }),
  SteppedThrough: (event) => ({ kind: "step", who: bot(event.bot), way: [cell(event.to)], weight: 2 }),
  HidOn: (event) => ({ kind: "good", to: bot(event.bot), weight: 5 }),
  DiceRolled: (event) => ({ kind: "dice", who: bot(event.bot), weight: 4 }),
  Rerolled: () => ({ kind: "dice", weight: 2 }),
  KeypadDieRolled: (event) => ({ kind: "dice", to: `door:${event.door}`, weight: 4 }),
  BurncycleDieRolled: () => ({ kind: "dice", weight: 3 }),
  OwnDieRolled: (event) => ({ kind: "dice", who: bot(event.bot), weight: 3 }),
  EquipmentRolled: () => ({ kind: "dice", weight: 3 }),
  Surveilled: (event) => ({ kind: "dice", who: bot(event.bot), weight: 5 }),
  DoorUnlocked: (event) => ({ kind: "door", to: `door:${event.door}`, weight: 6, stamp: "open" }),
  DoorLocked: (event) => ({ kind: "door", to: `door:${event.door}`, weight: 5 }),
  LeftLocked: (event) => ({ kind: "bad", to: `door:${event.door}`, weight: 6, stamp: "failed" }),
  WallDestroyed: (event) => ({ kind: "door", to: cell(event.cell), weight: 6 }),
  WallStruck: (event) => ({ kind: "hit", to: cell(event.cell), weight: 3 }),
  Struck: (event) => ({ kind: "hit", who: bot(event.bot), to: unit(event.unit), weight: 4 }),
  StruckForNothing: (event) => ({ kind: "bad", to: bot(event.bot), weight: 5, stamp: "failed" }),
  UnitStunned: (event) => ({ kind: "good", to: unit(event.unit), weight: 6 }),
  UnitShutDown: () => ({ kind: "good", weight: 6 }),
  CacheCollected: (event) => ({ kind: "good", who: bot(event.bot), to: cell(event.cell), weight: 6 }),
  TerminalOpened: (event) => ({ kind: "good", who: bot(event.bot), to: cell(event.cell), weight: 5 }),
  OptionResolved: () => ({ kind: "good", weight: 4 }),
  TaskAdvanced: (event) => ({ kind: "good", to: bot(event.bot), weight: 6 }),
  ObjectiveCompleted: () => ({ kind: "good", weight: 8 }),
  Escaped: (event) => ({ kind: "good", who: bot(event.bot), weight: 8 }),
  ShutDown: (event) => ({ kind: "hit", to: bot(event.bot), weight: 9, sum: `shut:${event.bot}` }),
  Reactivated: (event) => ({ kind: "good", to: bot(event.bot), weight: 6 }),
  PowerChanged: (event) => ({
    kind: event.by < 0 ? "hit" : "good",
    to: bot(event.bot),
    weight: event.by < 0 ? 5 : 2,
    sum: event.by < 0 ? `power:${event.bot}` : "",
    by: event.by,
  }),
  Repaired: (event) => ({ kind: "good", who: bot(event.bot), to: bot(event.other), weight: 4 }),
  Upgraded: (event) => ({ kind: "good", to: bot(event.bot), weight: 3 }),
  ImperativeDone: (event) => ({ kind: "good", to: bot(event.bot), weight: 5 }),
  ImperativeBroken: (event) => ({ kind: "bad", to: bot(event.bot), weight: 5 }),
  Degraded: () => ({ kind: "bad", weight: 4 }),
  FloorLeft: () => ({ kind: "good", weight: 8 }),
  GameEnded: () => ({ kind: "word", weight: 9 }),
};

export const stage = staging<Game>({ ...SECURITY, ...NETWORK, ...TEAM });
