"""What the steps of a turn share: carrying out what was chosen."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.settle import settle
from getaway.kernel import Script, Wish


def run(g: Burncycle, wish: Wish) -> Script[None]:
    """Carry out a verb of the active player, with its consequences."""
    yield from g.tape.game.verbs[wish.verb].run(g, g.active, wish)
    yield from settle(g)
