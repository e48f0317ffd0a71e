"""Step 2 of an attack: responses."""

from __future__ import annotations

from getaway.games.breach.attack.target import set_attack
from getaway.games.breach.malware.windows import respond
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ICE, NOWHERE
from getaway.kernel import Script, Seat


def attacker(g: Breach) -> Seat:
    """The player who attacks; nobody plays for an attacking ICE (BR-RESP-06)."""
    attack = g.attack
    return NOWHERE if attack is None or attack.ice != NOWHERE else attack.by


def responses(g: Breach) -> Script[None]:
    """Let attacker and defender respond in turn, then the others once each (BR-RESP-01, BR-RESP-07).

    When the defender plays, the attacker gets another opportunity (BR-RESP-04), until one side declines (BR-RESP-05).
    """
    yield from press(g)
    while (yield from defend(g)) and (yield from press(g)):
        pass
    for seat in g.clockwise(g.attacks[-1].by):
        if seat not in (attacker(g), g.attacks[-1].target) and (yield from respond(g, seat, "attack")):
            yield from defend(g)
            yield from press(g)


def press(g: Breach) -> Script[bool]:
    """The attacker's opportunity, unless that player has declined before (BR-RESP-02) or an ICE attacks."""
    seat = attacker(g)
    if seat == NOWHERE or seat in g.attacks[-1].passed:
        return False
    played = yield from opportunity(g, seat)
    if not played:
        set_attack(g, passed=(seat,))
    return played


def defend(g: Breach) -> Script[bool]:
    """Let the player of the target respond, and that of a new target too (BR-RESP-03)."""
    played = False
    while True:
        target = g.attacks[-1].target
        if target >= ICE:
            return played
        played = (yield from opportunity(g, target)) or played
        if g.attacks[-1].target == target:
            return played


def opportunity(g: Breach, seat: Seat) -> Script[bool]:
    """Let a player respond until they pass or the target changes; return whether anything was played."""
    played, target = False, g.attacks[-1].target
    while g.attacks[-1].target == target and (yield from respond(g, seat, "attack")):
        played = True
    return played
