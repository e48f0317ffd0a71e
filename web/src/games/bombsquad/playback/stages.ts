/** What is seen of the lines of Bomb Squad: the kind of thing, whose doing, where, and how much it matters. */

import { type Stages, staging } from "../../../board/playback/stages";
import type { Events, Game } from "../types.gen";

const ROBOT = "robot";
const cell = (number: number): string => `cell:${number}`;
const seat = (number: number): string => `seat:${number}`;

const RUN: Stages<Events> = {
  Activated: (event) => ({ kind: "word", who: seat(event.operator), weight: 4 }),
  Moved: (event) => ({ kind: "step", who: ROBOT, way: [cell(event.to)], weight: 3 }),
  Worked: (event) => ({ kind: "good", who: ROBOT, to: cell(event.cell), weight: 7, sum: `worked:${event.cell}` }),
  Failed: () => ({ kind: "bad", who: ROBOT, weight: 8, sum: "errors", by: 1, stamp: "error" }),
  Filmed: (event) => ({ kind: "seen", who: ROBOT, weight: 6, sum: "filmed", by: -event.cells }),
  Paid: () => ({ kind: "threat", weight: 2 }),
  Recharged: () => ({ kind: "good", weight: 2 }),
  TurnedUp: (event) => ({ kind: "door", to: cell(event.cell), weight: 5 }),
  RobotChanged: () => ({ kind: "step", who: ROBOT, weight: 4 }),
  RobotOut: () => ({ kind: "bad", who: ROBOT, weight: 8, sum: "out" }),
  RobotPlaced: (event) => ({ kind: "step", who: ROBOT, way: [cell(event.cell)], weight: 3 }),
};

const TEAM: Stages<Events> = {
  Informed: (event) => ({ kind: "word", who: seat(event.seat), to: seat(event.to), weight: 5 }),
  Programmed: (event) => ({ kind: "step", who: seat(event.seat), to: `slot:${event.slot}`, weight: 4 }),
  Discarded: (event) => ({ kind: event.right ? "good" : "bad", who: seat(event.seat), weight: 4 }),
  Dropped: (event) => ({ kind: "bad", who: seat(event.operator), weight: 4 }),
  Revealed: (event) => ({ kind: "door", who: seat(event.seat), to: `slot:${event.slot}`, weight: 3 }),
  Unprogrammed: (event) => ({ kind: "bad", who: seat(event.seat), to: `slot:${event.slot}`, weight: 4 }),
  MishapDeclared: (event) => ({ kind: "bad", who: seat(event.seat), weight: 5 }),
  TimerStarted: () => ({ kind: "clock", weight: 5 }),
  Exploded: (event) => ({ kind: "hit", to: `bomb:${event.letter}`, weight: 9 }),
  Fizzled: (event) => ({ kind: "bad", to: cell(event.cell), weight: 8 }),
  MissionEnded: () => ({ kind: "word", weight: 9 }),
};

export const stage = staging<Game>({ ...RUN, ...TEAM });
