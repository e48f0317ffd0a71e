"""Playing a world on with the greedy player in every seat, through the game's own rules."""

from __future__ import annotations

from typing import Final

from getaway.bots.breach.greedy import decide
from getaway.games.breach.table.model import Breach
from getaway.kernel import Play, Seat, Wish

CUT: Final = 30
"""A playout stops after this many answers, wherever it is."""


def played_on(world: Play, seat: Seat, wish: Wish, cut: int = CUT) -> Play:
    """The world after a wish and what follows, up to the end of the turn at hand or the cut."""
    turn = turn_of(world.g)
    world.answer(seat, wish)
    for _ in range(cut):
        if world.over or turn_of(world.g) != turn:
            break
        ask = world.asks[0]
        world.answer(ask.seat, decide(world.g, ask))
    return world


def turn_of(g: Breach) -> tuple[int, int, bool]:
    """Whose turn it is, and in which round."""
    return g.round, g.active, g.in_firewall_turn
