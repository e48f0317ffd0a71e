"""How a turn ends, and whose turn comes next."""

from __future__ import annotations

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.turn.events import IceCleaned, TurnEnded


def end_turn(g: Breach) -> None:
    """End a turn: Viruses leave Bots and Hunters (BR-VICE-02); the next player or Firewall follows (BR-ROUND-02)."""
    if any(each.viruses for each in g.ice):
        for each in g.ice:
            g.set_ice(each.number, viruses=0)
        g.tell(IceCleaned(), cites="BR-VICE-02")
    g.tell(TurnEnded(g.active), cites="BR-ROUND-02")
    close_turn(g)
    following = (g.active + 1) % g.players
    if following == g.password:
        g.phase = "password"
    else:
        g.active, g.phase = following, "turn"


def close_turn(g: Breach) -> None:
    """End whatever lasts for one turn (BR-MALW-11, BR-CHEAT-14, BR-ACTROOM-03)."""
    g.limit, g.just, g.ended = NOWHERE, (), False
    for seat, player in enumerate(g.seats):
        if player.used or player.activated or player.played or player.reach:
            g.set_seat(seat, used=(), activated=(), played=(), reach=0)
