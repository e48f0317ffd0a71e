/** The table as it was when an event was told: each line changes only what it mentions, and nothing is worked out. */

import type { Facts } from "../../../lib/wire";
import { type Bot, type BurncycleView, type Facing, NOWHERE, type Unit } from "../view";

type Change = (view: BurncycleView, told: Facts) => Partial<BurncycleView>;

const CHANGES: Readonly<Record<string, Change>> = {
  UnitDeployed: (view, { unit, name, cell, facing, key }) => ({
    units: [
      ...view.units,
      { ...BLANK, number: number(unit), name: String(name), cell: number(cell), facing: facing as Facing, key: key === true },
    ],
  }),
  UnitStepped: (view, { unit, cell, facing }) => unitSet(view, unit, { cell: number(cell), facing: facing as Facing }),
  UnitFaced: (view, { unit, facing }) => unitSet(view, unit, { facing: facing as Facing }),
  UnitTurned: (view, { unit, facing }) => unitSet(view, unit, { facing: facing as Facing }),
  UnitsSwapped: swapped,
  UnitDone: (view, { unit }) => unitSet(view, unit, { state: "acted" }),
  UnitStunned: (view, { unit }) => unitSet(view, unit, { state: "stunned" }),
  UnitShutDown: (view, { unit }) => ({ units: view.units.filter((each) => each.number !== unit) }),
  SecurityDone: (view) => ({
    units: view.units.map((unit) => (unit.state === "acted" ? { ...unit, state: "awake" } : unit)),
    bots: view.bots.map((bot) => ({ ...bot, flipped: false })),
  }),
  Detected: (view, { bot, cell }) => botSet(view, bot, { chip: number(cell), hidden: false }),
  ChipFollowed: (view, { bot, cell }) => botSet(view, bot, { chip: number(cell) }),
  ChipPlaced: (view, { bot, cell }) => botSet(view, bot, { chip: number(cell) }),
  ChipTurned: (view, { bot }) => botSet(view, bot, { flipped: true }),
  ChipCleared: (view, { bot }) => botSet(view, bot, { chip: NOWHERE, flipped: false }),
  PowerChanged: (view, { bot, power }) => botSet(view, bot, { power: number(power) }),
  ShutDown: (view, { bot }) => botSet(view, bot, { shut: true, power: 0, chip: NOWHERE, hidden: false }),
  Reactivated: (view, { bot }) => botSet(view, bot, { shut: false }),
  ImperativeDrawn: (view, { bot, card }) => botSet(view, bot, { imperative: String(card) }),
  DoorLocked: (view, { door }) => ({ open_doors: view.open_doors.filter((each) => each !== door) }),
  DoorUnlocked: (view, { door }) => ({ open_doors: [...view.open_doors, number(door)] }),
  Drained: (view, { bot, chip }) => ({ bots: changed(view.bots, number(bot), (each) => without(each, String(chip))) }),
  ThreatChanged: (_, { threat }) => ({ threat: number(threat) }),
  LevelChanged: (view, { seat, level }) =>
    seat === NOWHERE ? { ceo: number(level) } : botSet(view, seat, { level: number(level) }),
  PingAdded: (view, { node }) => ({ pings: [...view.pings, number(node)] }),
  PingRemoved: (view, { node }) => ({ pings: view.pings.filter((each) => each !== node) }),
  PingMoved: (view, { start, way }) => pingWent(view, start, (way as number[]).at(-1)),
  PingTransferred: (view, { start, node }) => pingWent(view, start, node),
  IpReturned: (view, { seat }) => botSet(view, seat, { ip: -1 }),
  IpBanned: (view, { seat }) => botSet(view, seat, { ip: -2, access: NOWHERE, level: 0 }),
  Degraded: (view, { slot }) => ({
    slots: changed(view.slots, number(slot) - 1, (each) => ({ ...each, degraded: true })),
  }),
  Deactivated: (view, { slot }) => ({
    slots: changed(view.slots, number(slot) - 1, () => ({ active: false, chip: "" as const, degraded: false })),
  }),
};

const BLANK: Unit = {
  number: 0,
  name: "",
  cell: NOWHERE,
  facing: 0,
  state: "awake",
  key: false,
  post: NOWHERE,
  rounds: 0,
  captain: false,
};

/** The table after this was told. */
export function follow(view: BurncycleView, event: Facts): BurncycleView {
  const change = CHANGES[String(event.event)];
  return change ? { ...view, ...change(view, event) } : view;
}

function number(value: unknown): number {
  return typeof value === "number" ? value : NOWHERE;
}

function changed<T>(all: readonly T[], at: number, change: (each: T) => T): T[] {
  return all.map((each, i) => (i === at ? change(each) : each));
}

function botSet(view: BurncycleView, bot: unknown, to: Partial<Bot>): Partial<BurncycleView> {
  return { bots: changed(view.bots, number(bot), (each) => ({ ...each, ...to })) };
}

function unitSet(view: BurncycleView, unit: unknown, to: Partial<Unit>): Partial<BurncycleView> {
  return { units: view.units.map((each) => (each.number === unit ? { ...each, ...to } : each)) };
}

/** A unit and another one, or an agent that lies there, change places. */
function swapped(view: BurncycleView, { unit, other, bot }: Facts): Partial<BurncycleView> {
  const here = view.units.find((each) => each.number === unit)?.cell ?? NOWHERE;
  const lying = view.bots[number(bot)];
  const there = lying?.cell ?? view.units.find((each) => each.number === other)?.cell ?? NOWHERE;
  const units = view.units.map((each) =>
    each.number === unit ? { ...each, cell: there } : each.number === other ? { ...each, cell: here } : each,
  );
  return { units, ...(lying && botSet(view, bot, { cell: here })) };
}

function pingWent(view: BurncycleView, from: unknown, to: unknown): Partial<BurncycleView> {
  return typeof to === "number" ? { pings: view.pings.map((each) => (each === from ? to : each)) } : {};
}

/** A bot with one chip of this type fewer. */
function without(bot: Bot, chip: string): Bot {
  const at = bot.reserve.findIndex((each) => each === chip);
  return { ...bot, reserve: bot.reserve.filter((_, i) => i !== at) };
}
