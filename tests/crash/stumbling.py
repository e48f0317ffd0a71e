"""The toy game with three faults planted in its rules: in a script, in a judge, and in a deadline."""

from __future__ import annotations

from getaway.kernel import ALLOWED, Act, Script, Seat, Verb, Verdict, Wish
from getaway_toy import CONCEDE, Lots, ToyGame


class Trip(Verb[Lots]):
    """Allowed at any time; its script breaks off half-way."""

    name = "trip"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name)

    def run(self, g: Lots, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.coins = (0,) * g.players
        raise LookupError(seat)


class Stall(Trip):
    """Offered at any time; its judge breaks off."""

    name = "stall"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        raise ZeroDivisionError


TRIP, STALL = Trip(), Stall()


class Stumbler(ToyGame):
    """The toy game with the faults in it."""

    name = "stumbler"
    verbs = {**ToyGame.verbs, "trip": TRIP, "stall": STALL}

    def offers(self, g: Lots, seat: Seat) -> tuple[Verb[Lots], ...]:
        return (CONCEDE, TRIP, STALL)

    def on_deadline(self, g: Lots, key: str) -> Script[None]:
        yield from ()
        g.waiting = ()
        raise RuntimeError(key)


GAME = Stumbler()
