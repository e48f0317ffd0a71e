"""Attacks: what one would do as everybody can see it, which is worth an action, and what to add or ward off."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from getaway.bots.breach.greedy.sight import hand, needs, research
from getaway.games.breach.attack.assign import MOST, count
from getaway.games.breach.attack.target import targets
from getaway.games.breach.database.distance import steps
from getaway.games.breach.ground.strength import defense, pack_bonus, value
from getaway.games.breach.sheet.cubes import can_shift
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, DEFENSE, GUARDIAN, ICE, LAST_VIRUS, NOWHERE, TYPES, Attacking
from getaway.games.breach.table.pieces import ice, malware, type_of
from getaway.games.breach.table.pieces import research as tokens
from getaway.kernel import Seat

WORM, HUNTER, BOT, BLOCKED, LEECHED = 0.5, 1.1, 0.7, 1.0, 0.5
COPY, KILL, SCRATCH, ALMOST = 3.0, 0.8, 0.3, 0.4
SEALING, SEAL = 2, 1.6
NEVER: Final = 9


def full_power(g: Breach, seat: Seat) -> int:
    """The Attack of an Avatar, with what is at hand to boost it; nothing without a cube to shift."""
    player = g.seats[seat]
    return value(player, ATTACK) + boosts(g, seat) if can_shift(player, ATTACK) else 0


def boosts(g: Breach, seat: Seat) -> int:
    """What own cards and tokens can add to an own attack."""
    return _boosts(hand(g, seat), g.seats[seat].played, research(g, seat))


@lru_cache(maxsize=4096)
def _boosts(held: tuple[str, ...], played: tuple[str, ...], found_tokens: tuple[str, ...]) -> int:
    cards = [malware()[card] for card in dict.fromkeys(held) if card not in played]
    mine = [card for card in cards if card.timing in ("your-attack", "any-attack")]
    found = [each for card in mine for each in card.effects]
    found += [each for token in found_tokens for each in tokens()[token].effects]
    return sum([each.n for each in found if each.do == "boost" and each.what == "attack"])


def viruses(g: Breach, target: int, power: int) -> int:
    """How many Viruses an attack would assign, if the target shields and eludes."""
    n = count(power, defense(g, target))
    if target >= ICE:
        return n
    player = g.seats[target]
    n -= bool(n) and player.shield and not player.waived
    return n - (n > 0 and can_shift(player, DEFENSE))


def needed(g: Breach, target: int) -> int:
    """How many Viruses eliminate a target."""
    if target < ICE:
        return LAST_VIRUS - sum(g.seats[target].viruses)
    found = g.model(target)
    return NEVER if found is None or target == GUARDIAN else ice()[found.name].resistance - found.viruses


def blows(g: Breach, target: int, power: int) -> int:
    """How many attacks of this power eliminate a target: an ICE is fresh again in the next turn."""
    n = viruses(g, target, power)
    if n <= 0:
        return NEVER
    need = needed(g, target)
    return 1 if n >= need else NEVER if target >= ICE else -(-need // n)


def worth(g: Breach, seat: Seat, target: int, power: int) -> float:
    """What an attack is worth, in actions."""
    if target >= ICE:
        return _worth_of_ice(g, seat, target, power)
    n = viruses(g, target, power)
    if n <= 0:
        return 0.0
    player = g.seats[target]
    if n >= needed(g, target):
        wanted = needs(g, seat)
        copied = any(wanted[TYPES.index(type_of(token))] for token in player.disk)
        return (COPY if copied else KILL) + 1.2 / (g.players - 1)
    return SCRATCH * n + (ALMOST if n + 1 >= needed(g, target) else 0.0)


def _worth_of_ice(g: Breach, seat: Seat, target: int, power: int) -> float:
    found = g.model(target)
    if found is None:
        return 0.0
    if target == GUARDIAN:
        urgent = g.awake() and not any(g.guardian_viruses) and len(g.gateways) <= (4 if g.solo else SEALING)
        return SEAL if urgent else 0.0
    card = ice()[found.name]
    if viruses(g, target, power) < needed(g, target):
        return 0.0
    gain = HUNTER if card.category == "hunter" else WORM if found.name == "worm" else BOT
    leeched = LEECHED * (found.on == seat)
    return gain + leeched + (BLOCKED if "anti-virus" in card.traits and found.room == g.seats[seat].room else 0.0)


def best_target(g: Breach, seat: Seat, power: int, reach: int) -> tuple[float, int]:
    """The target an attack of this power is best made at, and what that is worth."""
    found = [(worth(g, seat, target, power), target) for target in targets(g, seat, reach)]
    return max(found, default=(0.0, NOWHERE))


# Responses


def coming(g: Breach, attack: Attacking, less: int = 0, more: int = 0) -> int:
    """The Viruses an attack under way would assign, before anybody eludes."""
    power = max(0, attack.attack + attack.bonus + more + pack_bonus(g, attack.ice, attack.target))
    n = count(power, max(0, defense(g, attack.target) + attack.defense + less))
    if attack.target < ICE:
        player = g.seats[attack.target]
        n -= bool(n) and player.shield and not player.waived
    return n


def helps_defense(g: Breach, attack: Attacking, n: int) -> bool:
    """Whether more Defense takes Viruses away, and those matter."""
    return coming(g, attack, less=n) < coming(g, attack)


def helps_attack(g: Breach, attack: Attacking, n: int) -> bool:
    """Whether more Attack eliminates a target that would stay otherwise."""
    need = needed(g, attack.target) + (attack.target < ICE and can_shift(g.seats[attack.target], DEFENSE))
    return coming(g, attack) < min(need, MOST) <= coming(g, attack, more=n)


def should_elude(g: Breach, seat: Seat) -> bool:
    """A cube for a Virus: if that keeps the Avatar in, or more such cubes are left."""
    attack = g.attack
    if attack is None:
        return True
    player = g.seats[seat]
    n, held = coming(g, attack), sum(player.viruses)
    saves = held + n >= LAST_VIRUS > held + n - 1
    return saves or (player.cubes[DEFENSE][DEFENSE] > 1 and held + n < LAST_VIRUS)


def endangered(g: Breach, seat: Seat) -> float:
    """How much is to be feared until the next own turn: ICE and strong Avatars nearby, more with Viruses on."""
    player = g.seats[seat]
    if not player.connected:
        return 0.0
    far = steps(g.layout, player.room)
    near = sum([0 <= far[each.room] <= 2 and each.number != GUARDIAN for each in g.ice])
    for other, rival in enumerate(g.seats):
        if other != seat and rival.connected and can_shift(rival, ATTACK) and 0 <= far[rival.room] <= 1:
            near += value(rival, ATTACK) > value(player, DEFENSE)
    return min(1.2, 0.15 * near * (1 + sum(player.viruses)))
