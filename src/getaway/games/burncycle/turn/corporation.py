"""Whose turn comes next, and the corporation's turn: security, pings, threat (BC-CTURN-02)."""

from __future__ import annotations

from getaway.games.burncycle.ground.abilities import abilities, renew
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.missions.change import may_change_floor
from getaway.games.burncycle.security.events import CorporationTurn
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.threat.dial import change_threat
from getaway.games.burncycle.turn.turn import close_turn
from getaway.kernel import Script


def handover(g: Burncycle) -> Script[None]:
    """A turn is over: change floors if the bots may (BC-CHFL-03), else the next turn comes."""
    close_turn(g)
    yield from settle(g)
    if may_change_floor(g):
        g.marker = g.active  # BC-CMARK-03
        g.phase = "change-floor"
    else:
        next_turn(g)


def next_turn(g: Burncycle) -> None:
    """After the marker holder the corporation (BC-CMARK-02), else the next player who has not escaped (BC-ESC-05).

    The command module has no turn (BC-CMD-01), but a player whose agent is shut down has one (BC-SHUTBOT-06).
    """
    while g.active != g.marker:
        g.active = (g.active + 1) % g.players
        if not g.bots[g.active].escaped:
            g.phase = "begin"
            return
    g.phase = "security"
    g.tell(CorporationTurn("security"), cites="BC-CTURN-02")


def advance(g: Burncycle) -> Script[None]:
    """The corporation's turn ends with a threat advance equal to the player count (BC-THRADV-01).

    It is the number of agents (BC-PCOUNT-01), those that escaped (BC-ESC-08) or are shut down included (BC-PCOUNT-04).
    When that turn is over, a disguised agent no longer counts as a guard, which may complete an objective (BC-INTF-12).
    """
    g.tell(CorporationTurn("threat"), cites="BC-CTURN-02")
    change_threat(g, g.players, "BC-THRADV-01")
    yield from settle(g)
    g.frame()
    did(g, "round-end", NOWHERE)
    yield from settle(g)
    if may_change_floor(g):
        g.phase = "change-floor"
    else:
        new_round(g)
        yield from settle(g)


def first_turn(g: Burncycle) -> Script[None]:
    """What follows from a new floor happens, then all players take a turn before the corporation (BC-CHFL-19).

    A single player takes another turn (BC-CHFL-20).
    """
    yield from settle(g)
    new_round(g)


def new_round(g: Burncycle) -> None:
    """A round begins: after the corporation's turn, and on a new floor."""
    for i, bot in enumerate(g.bots):
        if bot.used:
            g.set_bot(i, used=renew(bot, "round", abilities(g, i)))
    g.round += 1
    first_of_round(g)


def first_of_round(g: Burncycle) -> None:
    """The player after the marker holder begins (BC-CHFL-06); one whose agent escaped is skipped (BC-ESC-05)."""
    for n in range(1, g.players + 1):
        seat = (g.marker + n) % g.players
        if not g.bots[seat].escaped:
            g.active, g.phase = seat, "begin"
            return
