"""Timing: when a card, a Program or a token can be used (BR-TIMING-01 to BR-TIMING-08)."""

from __future__ import annotations

from getaway.games.breach.ground.effects import payable
from getaway.games.breach.pack.vocabulary import TIMINGS
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ICE, NOWHERE
from getaway.games.breach.table.pieces import Deed, Effect, Malware, malware
from getaway.kernel import ALLOWED, Refused, Seat, Verdict

ACTION_PHASE = frozenset(("act", "move"))


def timely(g: Breach, seat: Seat, timing: str) -> bool:
    """Whether a card's timing fits now (BR-TIMING-01 to BR-TIMING-06)."""
    if timing == "any-moment":
        return True
    if timing == "action-phase":
        return seat == g.active and g.phase in ACTION_PHASE and g.seats[seat].connected
    if timing == "firewall-turn":
        return g.in_firewall_turn
    whose, _, action = timing.partition("-")
    return any(by != seat if whose == "enemy" else whose == "any" or by == seat for by in doers(g, action))


def doers(g: Breach, action: str) -> list[int]:
    """The players who are performing this action; an attacking ICE belongs to nobody."""
    if action == "move":
        return [g.moves[-1].seat] if g.moves else []
    if action == "infect":
        return [g.rolled.seat] if g.rolled else []
    attack = g.attack
    return [attack.by if attack.ice == NOWHERE else ICE] if attack else []


def judge_card(g: Breach, seat: Seat, name: str) -> Verdict:
    """Whether the moment, the condition and the cost of a card let it be played."""
    card = malware()[name]
    if not at_hand(g, seat):
        return Refused("BR-RESP-02" if g.attack is not None and seat in g.attack.passed else "BR-TIMING-08")
    if for_a_mission(g) and (g.window is None or card.condition != g.window.condition):
        return Refused("BR-MTYPE-02")
    return fits(g, seat, card, "" if g.window is None else g.window.condition)


def fits(g: Breach, seat: Seat, card: Malware, condition: str = "") -> Verdict:
    """Whether a card of this player fits the moment and its condition; everybody can see that."""
    if not timely(g, seat, card.timing):
        return Refused(TIMINGS[card.timing])
    if card.condition and card.condition != condition and not occurred(g, seat, card.condition):
        return Refused("BR-MTYPE-02")
    if not payable(g, seat, card):
        return Refused("BR-CACHE-02" if card.cost[0].do == "cache" else "BR-EFFECT-04")
    return possible(g, seat, card)


def at_hand(g: Breach, seat: Seat) -> bool:
    """Whether it is this player's moment to play a card at all (BR-TIMING-08).

    In a window only the player who is asked may play. Otherwise anybody may while any question stands, unless a card is
    being resolved or an attack's Viruses are being assigned (BR-RESP-02).
    """
    if g.window is not None:
        return g.window.seat == seat
    return not g.resolving and (g.attack is None or g.attack.step != "assign")


def for_a_mission(g: Breach) -> bool:
    """Whether the open window is for a Mission only, so nothing else may be played in it."""
    return g.window is not None and g.window.kind == "mission"


def occurred(g: Breach, seat: Seat, condition: str) -> bool:
    """Whether a Mission's condition has just occurred for the active player (BR-MTYPE-02)."""
    return seat == g.active and condition in g.just


def possible(g: Breach, seat: Seat, deed: Deed) -> Verdict:
    """Whether effects that need a certain moment come at it: an attack, a roll, a target (BR-EFFECT-04)."""
    for each in deed.effects:
        clause = missed(g, seat, each)
        if clause:
            return Refused(clause)
    return ALLOWED


BOUND = frozenset(("boost", "range", "slide-after", "unshield", "retarget", "reroll", "ignore-threat"))
"""Effects that only work at a certain moment."""


def missed(g: Breach, seat: Seat, each: Effect) -> str:
    """The clause an effect breaks by coming at the wrong moment, or nothing."""
    if each.do not in BOUND:
        return ""
    attack = g.attack
    step = "" if attack is None else attack.step
    aimed = attack is not None and attack.target == seat
    wrong = {
        "boost": each.what != "movement" and step not in ("target", "respond") and "BR-RESP-02",
        "range": each.what != "turn" and step != "target" and "BR-TIMING-07",
        "slide-after": step != "respond" and "BR-RESP-01",
        "unshield": step != "respond" and "BR-RESP-01",
        "retarget": not may_retarget(g, seat) and "BR-SUBR-04",
        "reroll": g.rolled is None and "BR-RES-10",
        "ignore-threat": g.rolled is None and "BR-RES-10",
    }.get(each.do)
    own = each.do == "slide-after" or (each.do == "boost" and each.what == "defense")
    return wrong or ("BR-RESP-03" if own and not aimed else "")


def may_retarget(g: Breach, seat: Seat) -> bool:
    """Whether an ICE aims at this player's Avatar and another one is in the room."""
    return g.activation is not None and g.activation.target == seat and bool(_others(g, seat))


def _others(g: Breach, seat: Seat) -> list[Seat]:
    """Other Avatars in the room."""
    room = g.seats[seat].room
    return [other for other, player in enumerate(g.seats) if other != seat and player.room == room]
