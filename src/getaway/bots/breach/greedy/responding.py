"""Responses: cards and tokens in an attack, in the Firewall's turn, after a die, and what an attack is aimed at."""

from __future__ import annotations

from getaway.bots.breach.greedy import deeds, fighting, sheet
from getaway.bots.breach.greedy.acting import meant
from getaway.bots.breach.greedy.goals import goal
from getaway.games.breach.attack.threat import LAST
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import DEFENSE, ICE, LAST_VIRUS, NOWHERE, Attacking
from getaway.games.breach.table.pieces import Effect
from getaway.kernel import Ask, Seat, Wish

GOOD = 0.3
"""What a card of the Firewall's turn must be worth."""


def to_attack(g: Breach, ask: Ask) -> Wish | None:
    """What changes the outcome: Defense for our own Avatar, Attack for our own attack; nothing for others'."""
    attack = g.attack
    if attack is None:
        return None
    for wish in offered(ask):
        if any(changes(g, ask.seat, attack, each) for each in meant(g, ask.seat, wish).effects):
            return wish
    return None


def offered(ask: Ask) -> list[Wish]:
    """Every card, Program and token that could be used."""
    return [wish for act in ask.choice.acts if act.verb in ("play", "cheat", "research") for wish in act.wishes()]


def changes(g: Breach, seat: Seat, attack: Attacking, each: Effect) -> bool:
    """Whether an effect changes what an attack does, for the better."""
    n = fighting.coming(g, attack)
    if attack.target == seat:
        if each.do == "boost" and each.what == "defense":
            return fighting.helps_defense(g, attack, each.n)
        aim = goal(g, seat)
        if each.do == "slide-after":
            return deeds.slides(g, seat, each, aim) > 0 and n + sum(g.seats[seat].viruses) < LAST_VIRUS
        return (each.do == "shield" and n > 0 and not g.seats[seat].shield) or each.do == "retarget"
    if attack.by != seat or attack.ice != NOWHERE:
        return False
    if each.do == "boost":
        return each.what == "attack" and fighting.helps_attack(g, attack, fighting.boosts(g, seat))
    return each.do == "unshield" and attack.target < ICE and g.seats[attack.target].shield


def name_target(g: Breach, ask: Ask) -> Wish | None:
    """The best target in Range; Range is widened only for a better one."""
    attack = g.attack
    if attack is None:
        return None
    seat = ask.seat
    power = attack.attack + attack.bonus + fighting.boosts(g, seat)
    worth, target = fighting.best_target(g, seat, power, attack.reach)
    for wish in offered(ask):
        more = sum([each.n for each in meant(g, seat, wish).effects if each.do == "range"])
        if more and fighting.best_target(g, seat, power, attack.reach + more)[0] > worth + 0.5:
            return wish
    wish = Wish("target", model=target)
    return wish if wish in ask.choice else None


def elude(g: Breach, ask: Ask) -> Wish:
    """Shift a defense cube where it counts."""
    return sheet.shift(g, ask.seat, "elude", DEFENSE) if fighting.should_elude(g, ask.seat) else Wish("take-it")


def in_firewall_turn(g: Breach, ask: Ask) -> Wish | None:
    """Cards and Programs that are worth something before a card is revealed, or once our own Avatar is attacked."""
    aim = goal(g, ask.seat)
    best = max(offered(ask), key=lambda wish: deeds.worth(g, ask.seat, meant(g, ask.seat, wish), aim), default=None)
    return best if best is not None and deeds.worth(g, ask.seat, meant(g, ask.seat, best), aim) >= GOOD else None


def mission(g: Breach, ask: Ask) -> Wish | None:
    """A Mission whose condition is met is played."""
    return next(iter(offered(ask)), None)


def to_move(g: Breach, ask: Ask) -> Wish | None:
    """A trap for the player nearest to winning, as far as Hard Disks show it."""
    mover = g.move.seat if g.move is not None else ask.seat
    most = max([len(player.disk) for player in g.seats])
    return next(iter(offered(ask)), None) if len(g.seats[mover].disk) == most > 1 else None


def after_the_roll(g: Breach, ask: Ask) -> Wish | None:
    """A result that hurts is rolled again, or its Threat ignored."""
    rolled = g.rolled
    if rolled is None or rolled.ignored or g.seats[ask.seat].shield:
        return None
    more = {"double-threat": 2, "threat-retry": 1}.get(rolled.face, 0)
    if not more:
        return None
    hurts = g.seats[ask.seat].threat + more > LAST
    for wish in offered(ask):
        does = [each.do for each in meant(g, ask.seat, wish).effects]
        if "ignore-threat" in does or ("reroll" in does and hurts):
            return wish
    return None
