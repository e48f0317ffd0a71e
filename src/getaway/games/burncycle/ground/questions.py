"""What the steps of a turn share: carrying out what was chosen, and questions that only its player answers."""

from __future__ import annotations

from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Question, Script, Verb, Wish, carry_out


class FreeAction(Verb[Burncycle]):
    """A verb that is a free action (BC-FREE-06, BC-FREE-07)."""

    free = True


class OfTheTurn(Question):
    """A question to the player whose turn it is: the free actions of others are for their own turns (BC-FREE-05)."""

    __slots__ = ()

    def not_asked(self, verb: Verb[Burncycle]) -> str:
        return "BC-FREE-05" if isinstance(verb, FreeAction) else self.others


def run(g: Burncycle, wish: Wish) -> Script[None]:
    """Carry out a verb of the active player, with its consequences."""
    yield from carry_out(g, g.active, wish)
    yield from settle(g)
