/** The Firewall's turn as it is shown act by act: where it begins and ends, and the table as it lay at each line. */

import type { Facts } from "../../../lib/wire";
import { type Act, kindOf, type Told, type Turn } from "../../../table/playback/playback.svelte";
import { type BreachView, type Ice, NOWHERE, type Player } from "../view";

/** The Password is given before the first round, too; only this clause gives it in the Firewall's turn. */
const PASSED_ON = "BR-FWPASS-01";
const ENDS = ["RoundBegan", "TurnBegan", "GameEnded"];
/** What only completes the line before it, or is not the Firewall's doing. */
const TRAILING = ["Passed", "OrderGiven", "CardResolved", "TrackStayed", "DieStayed", "GuardianShuffledIn"];
const TRACKS = ["bot", "hunter", "guardian"];

type Change = (view: BreachView, told: Facts) => Partial<BreachView>;

const CHANGES: Readonly<Record<string, Change>> = {
  PasswordGiven: (_, { seat }) => ({ password: number(seat), active: number(seat), phase: "activation" }),
  CardRevealed: (_, { seat, card }) => ({ active: number(seat), card: String(card) }),
  CardResolved: () => ({ card: "", activation: null }),
  IceActivated: (view, { model, seat }) => acting(view, model, seat),
  QuickSubroutine: (view, { model, seat }) => acting(view, model, seat),
  IceDeployed: (view, { model, ice, room }) => ({
    ice: [...view.ice, { number: number(model), name: String(ice), room: number(room), viruses: 0, on: NOWHERE }].sort(byNumber),
  }),
  IceMoved: (view, { model, room }) => iceSet(view, model, { room: number(room), on: NOWHERE }),
  IceAttached: (view, { model, seat }) =>
    iceSet(view, model, { on: number(seat), room: view.seats[number(seat)]?.room ?? NOWHERE }),
  IceInfected: (view, { model, n }) => iceSet(view, model, { viruses: number(n) }),
  IceEliminated: (view, { model }) => ({ ice: view.ice.filter((each) => each.number !== model) }),
  IceDisconnected: (view, { model }) => ({ ice: view.ice.filter((each) => each.number !== model) }),
  Pulled: stood,
  Slid: stood,
  Moved: stood,
  AvatarPlaced: stood,
  Connected: stood,
  Disconnected: (view, { seat }) => seatSet(view, seat, { room: NOWHERE }),
  VirusAssigned: (view, { seat, owner }) =>
    seatSet(view, seat, { viruses: view.seats[number(seat)]?.viruses.map((n, i) => n + Number(i === owner)) ?? [] }),
  VirusPlaced: (view, { seat, room }) => infect(view, room, (mask) => mask | (1 << number(seat))),
  Purged: (view, { seat, room }) => infect(view, room, (mask) => mask & ~(1 << number(seat))),
  ThreatRose: (view, { seat, threat }) => seatSet(view, seat, { threat: number(threat) }),
  ThreatReset: (view, { seat }) => seatSet(view, seat, { threat: 0 }),
  Shielded: (view, { seat }) => seatSet(view, seat, { shield: true }),
  ShieldLost: (view, { seat }) => seatSet(view, seat, { shield: false }),
  GatewaySealed: (view, { gateway }) => ({ gateways: view.gateways.filter((gate) => gate.number !== gateway) }),
  TrackAdvanced: (view, { category, box }) => ({
    track: view.track.map((at, i) => (TRACKS[i] === category ? number(box) : at)) as BreachView["track"],
  }),
  DieRaised: (_, { die }) => ({ die: number(die) }),
  GuardianAwoke: () => ({ guardian: "awake" }),
};

export const FIREWALL_TURN: Turn<BreachView> = {
  begins: (told: Told) => kindOf(told) === "PasswordGiven" && (told.cites ?? []).includes(PASSED_ON),
  ends: (told: Told) => ENDS.includes(kindOf(told)),
  belongs: (_act: Act, told: Told) => TRAILING.includes(kindOf(told)),
  follow(view: BreachView, event: Facts): BreachView {
    const change = CHANGES[String(event.event)];
    return change ? { ...view, ...change(view, event) } : view;
  },
};

function number(value: unknown): number {
  return typeof value === "number" ? value : NOWHERE;
}

function acting(view: BreachView, model: unknown, seat: unknown): Partial<BreachView> {
  return { activation: { ...(view.activation ?? { target: NOWHERE, quick: false }), seat: number(seat), ice: number(model) } };
}

/** The table's own order, no matter which came first. */
function byNumber(one: Ice, other: Ice): number {
  return one.number - other.number;
}

function iceSet(view: BreachView, model: unknown, to: Partial<Ice>): Partial<BreachView> {
  return { ice: view.ice.map((each) => (each.number === model ? { ...each, ...to } : each)) };
}

function seatSet(view: BreachView, seat: unknown, to: Partial<Player>): Partial<BreachView> {
  return { seats: view.seats.map((player, i) => (i === seat ? { ...player, ...to } : player)) };
}

/** An Avatar goes to a room with what is attached to it. */
function stood(view: BreachView, { seat, room }: Facts): Partial<BreachView> {
  const ice = view.ice.map((each) => (each.on === seat ? { ...each, room: number(room) } : each));
  return { ...seatSet(view, seat, { room: number(room) }), ice };
}

function infect(view: BreachView, room: unknown, change: (mask: number) => number): Partial<BreachView> {
  return { infected: view.infected.map((mask, i) => (i === room ? change(mask) : mask)) };
}
