"""Playing a world on with the greedy player in every seat, through the game's own rules."""

from __future__ import annotations

from typing import Final

from getaway.bots.breach.greedy import decide
from getaway.kernel import Play, Seat, Wish

CUT: Final = 40
"""A playout stops after this many answers, wherever it is."""


def played_on(world: Play, seat: Seat, wish: Wish, cut: int = CUT) -> Play:
    """The world after a wish and what follows, up to the end of the round or the cut."""
    world.answer(seat, wish)
    round_, answers = world.g.round, 0
    while not world.over and answers < cut and world.g.round == round_:
        ask = world.asks[0]
        world.answer(ask.seat, decide(world.g, ask))
        answers += 1
    return world
