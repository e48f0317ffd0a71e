"""How a game ends."""

from __future__ import annotations

from typing import NoReturn

from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.table.model import Breach
from getaway.kernel import Cut, Seat


def end_game(g: Breach, winner: Seat, result: str, cites: str | tuple[str, ...]) -> NoReturn:
    """End the game at once, whatever was going on, and open all Objectives."""
    g.barrier()
    for entry in g.playing:
        seat, _, card = entry.partition(":")
        g.discards = tuple(
            [tuple(sorted((*zone, card))) if i == int(seat) else zone for i, zone in enumerate(g.discards)]
        )
    if g.card:
        g.pile = tuple(sorted((*g.pile, g.card)))
    g.playing, g.card = (), ""
    g.pending = g.window = g.rolled = g.activation = None
    g.moves, g.attacks, g.waiting, g.just, g.pushes, g.less = (), (), (), (), 0, 0
    g.open = g.resolving = False
    g.phase, g.winner, g.result = "over", winner, result
    g.tell(GameEnded(winner, result), cites=cites)
    raise Cut
