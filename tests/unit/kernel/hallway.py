"""Hallway: a parlour with steps that only go on, free extras, alarms and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from tests.unit.kernel.parlour import GROW, SAY, Parlour, Room, Say, Step, shown, throw

from getaway.kernel import END, Act, Odds, One, Question, Script, Seat, Then, Verb, Wish, ask, ask_any
from getaway.kit.verbs import Plain


class Tip(Say):
    """Free at any time: say a number in passing."""

    name = "tip"
    free = True

    def options(self, g: Room, seat: Seat) -> Act:
        return Act("tip", One("n", range(g.most)))

    def cost(self, g: Room, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"breath": wish["n"]}

    def odds(self, g: Room, seat: Seat, wish: Wish) -> Odds:
        return Odds(wish["n"], Fraction(1, 3))

    def run(self, g: Room, seat: Seat, wish: Wish) -> Script[None]:
        g.note(seat, "tips", wish["n"])
        yield from ()


ON, TIP = Plain("on", END), Tip()
REST = Question("rest", (ON,), cites=("PL-REST-01",))
HIDE = Question("hide", (ON,), cites=("PL-REST-02",), private=True)
EXTRA = Question("extra", (ON, TIP), cites=("PL-REST-03",))


class Hallway(Parlour):
    """A note with "alarm" in it is an alarm; every other is a consequence too."""

    verbs: ClassVar[Mapping[str, Verb[Any]]] = {**Parlour.verbs, "on": ON, "tip": TIP}

    def consequences(self, before: Any, after: Any) -> tuple[Then, ...]:
        new = after.notes[len(before.notes) :]
        return tuple(Then(note, {"n": 1}, "PL-1", alarm="alarm" in note) for note in new)


def rests(seat: Seat, question: Question = REST) -> Step:
    """A step in which a seat can only go on, or tip first."""

    def script(g: Room) -> Script[None]:
        wish = yield from ask(g, seat, question)
        if wish.verb == "tip":
            yield from TIP.run(g, seat, wish)
            g.step -= 1
            return
        g.note(seat, "goes on")

    return script


def all_rest(g: Room) -> Script[None]:
    """A step in which any seat may go on."""
    answered = yield from ask_any(g, REST, lambda g: tuple(range(g.players)))
    g.note("all go on", answered and answered[0])


def alarm(seat: Seat) -> Step:
    """A step after which there is an alarm."""

    def script(g: Room) -> Script[None]:
        wish = yield from ask(g, seat, Question("outer", (SAY,), cites=("PL-ASK-01",)))
        g.note("alarm" if wish["n"] else "quiet", wish["n"])

    return script


def acts(g: Room) -> Script[None]:
    """A step that happens by itself, in three acts."""
    for name in ("first", "second", "third"):
        g.note(name)
        g.frame()
    yield from ()


__all__ = [
    "EXTRA",
    "GROW",
    "HIDE",
    "ON",
    "REST",
    "TIP",
    "Hallway",
    "acts",
    "alarm",
    "all_rest",
    "rests",
    "shown",
    "throw",
]
