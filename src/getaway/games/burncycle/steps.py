"""What the steps of a turn share: verbs that say it all by their name, and carrying out what was chosen."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.settle import settle
from getaway.kernel import ALLOWED, Act, Script, Seat, Verb, Verdict, Wish


class Plain(Verb[Burncycle]):
    """A verb without arguments that is always allowed where it is asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.act = Act(name)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return self.act

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()


def run(g: Burncycle, wish: Wish) -> Script[None]:
    """Carry out a verb of the active player, with its consequences."""
    yield from g.tape.game.verbs[wish.verb].run(g, g.active, wish)
    yield from settle(g)
