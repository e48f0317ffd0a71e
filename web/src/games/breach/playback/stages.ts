/** What is seen of the lines of The Breach: the kind of thing, whose doing, where, and how much it matters. */

import { type Stages, staging } from "../../../board/playback/stages";
import type { Events, Game } from "../types.gen";

/** Avatars have the numbers of their seats. */
const model = (number: number): string => (number >= 0 ? `model:${number}` : "");
const room = (number: number): string => (number >= 0 ? `room:${number}` : "");

const FIREWALL: Stages<Events> = {
  CardRevealed: (event) => ({ kind: "word", to: model(event.seat), weight: 4, sum: `card:${event.card}` }),
  IceActivated: (event) => ({ kind: "word", who: model(event.model), weight: 1 }),
  QuickSubroutine: (event) => ({ kind: "word", who: model(event.model), weight: 2 }),
  IceMoved: (event) => ({
    kind: "step",
    who: model(event.model),
    way: [room(event.room)],
    weight: 3,
    sum: `moved:${event.model}`,
  }),
  IceDeployed: (event) => ({
    kind: "seen",
    who: model(event.model),
    way: [room(event.room)],
    weight: 6,
    sum: `ice:${event.model}`,
  }),
  IceAttached: (event) => ({
    kind: "hit",
    who: model(event.model),
    to: model(event.seat),
    weight: 6,
    sum: `attached:${event.model}`,
  }),
  TargetNamed: (event) => ({ kind: "seen", to: model(event.model), weight: 3 }),
  AttackDeclared: (event) => ({ kind: "word", who: model(event.model < 0 ? event.seat : event.model), weight: 4 }),
  AttackResolved: (event) => ({
    kind: event.n ? "hit" : "good",
    to: model(event.model),
    weight: 7,
    sum: `attack:${event.model}`,
    by: event.n,
  }),
  VirusAssigned: (event) => ({ kind: "hit", to: model(event.seat), weight: 5 }),
  Pulled: (event) => ({ kind: "step", who: model(event.seat), way: [room(event.room)], weight: 5 }),
  Disconnected: (event) => ({
    kind: "hit",
    to: model(event.seat),
    weight: 9,
    sum: `out:${event.seat}`,
    stamp: "disconnected",
  }),
  ThreatRose: (event) => ({ kind: "threat", to: model(event.seat), weight: 5, sum: `threat:${event.seat}`, by: 1 }),
  TrackAdvanced: (event) => ({ kind: "ping", weight: 4, sum: `track:${event.category}`, by: 1 }),
  DieRaised: () => ({ kind: "threat", weight: 5, sum: "die", by: 1 }),
  GuardianAwoke: () => ({ kind: "seen", weight: 8, sum: "guardian" }),
  GatewaySealed: () => ({ kind: "bad", weight: 7, sum: "gateway" }),
  RoomDarkened: (event) => ({ kind: "bad", to: room(event.room), weight: 5, sum: `dark:${event.room}` }),
};

const PLAYERS: Stages<Events> = {
  Connected: (event) => ({ kind: "step", who: model(event.seat), way: [room(event.room)], weight: 5 }),
  Moved: (event) => ({ kind: "step", who: model(event.seat), way: [room(event.room)], weight: 2 }),
  Slid: (event) => ({ kind: "step", who: model(event.seat), way: [room(event.room)], weight: 3 }),
  RoomRevealed: (event) => ({ kind: "door", who: model(event.seat), to: room(event.room), weight: 5 }),
  RoomActivated: (event) => ({ kind: "good", who: model(event.seat), to: room(event.room), weight: 4 }),
  BreachOpened: (event) => ({ kind: "door", to: `border:${event.border}`, weight: 5 }),
  DieRolled: (event) => ({ kind: "dice", who: model(event.seat), weight: 4 }),
  Rerolled: (event) => ({ kind: "dice", who: model(event.seat), weight: 4 }),
  VirusPlaced: (event) => ({ kind: "good", who: model(event.seat), to: room(event.room), weight: 5 }),
  Purged: (event) => ({ kind: "bad", to: room(event.room), weight: 4 }),
  NodeTraced: (event) => ({
    kind: "good",
    to: `node:${event.node}`,
    weight: 8,
    sum: `node:${event.node}`,
    stamp: event.token ? "traced" : "empty",
  }),
  InformationGained: (event) => ({ kind: "good", to: model(event.seat), weight: 6 }),
  IceInfected: (event) => ({ kind: "hit", to: model(event.model), weight: 4 }),
  GuardianInfected: () => ({ kind: "good", weight: 6 }),
  IceEliminated: (event) => ({ kind: "good", who: model(event.seat), weight: 7 }),
  ShieldHeld: (event) => ({ kind: "good", to: model(event.seat), weight: 5 }),
  Shielded: (event) => ({ kind: "good", to: model(event.seat), weight: 3 }),
  Eluded: (event) => ({ kind: "good", to: model(event.seat), weight: 5 }),
  ThreatReset: (event) => ({ kind: "good", to: model(event.seat), weight: 4 }),
  MalwarePlayed: (event) => ({ kind: "word", to: model(event.seat), weight: 4 }),
  CheatActivated: (event) => ({ kind: "word", to: model(event.seat), weight: 3 }),
  Purchased: (event) => ({ kind: "good", to: model(event.seat), weight: 4 }),
  Developed: (event) => ({ kind: "good", to: model(event.seat), weight: 3 }),
  ObjectiveShown: (event) => ({ kind: "good", to: model(event.seat), weight: 9 }),
  GameEnded: () => ({ kind: "word", weight: 9 }),
};

export const stage = staging<Game>({ ...FIREWALL, ...PLAYERS });
