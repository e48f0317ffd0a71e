"""Playing a world on with the greedy player in every seat, through the game's own rules."""

from __future__ import annotations

from typing import Final

from getaway.bots.breach.greedy import decide
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Play, Seat, Wish

TURNS: Final = 3
"""How many turns a long playout goes on, with the one at hand."""
CUT: Final = 40
"""It stops after this many answers for each of them, wherever it is."""


def played_on(world: Play, seat: Seat, wish: Wish, turns: int = 1, cut: int = CUT) -> Play:
    """The world after a wish and what follows, up to the end of the last turn or the cut."""
    turn = turn_of(world.g)
    world.answer(seat, wish)
    for _ in range(cut * turns):
        if world.over:
            break
        if turn_of(world.g) != turn:
            turn, turns = turn_of(world.g), turns - 1
            if not turns:
                break
        ask = world.asks[0]
        world.answer(ask.seat, decide(world.g, ask))
    return world


def turn_of(g: Breach) -> tuple[int, int]:
    """In which round we are, and whose turn it is."""
    return g.round, NOWHERE if g.in_firewall_turn else g.active
