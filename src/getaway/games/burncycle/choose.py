"""Choices that the corporation's or a card's doing leaves to the players, one thing among several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from getaway.games.burncycle.doing import Pending
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.parts import NOWHERE
from getaway.kernel import (
    ALLOWED,
    Act,
    Args,
    One,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask_any,
)


class Choose(Verb[Burncycle]):
    """Name one of the things that wait to be chosen among."""

    def __init__(self, kind: str, type_: type, touches: str) -> None:
        self.name = f"choose-{kind}"
        self.kind = kind
        self.takes = {kind: type_}
        self.touches = touches

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        pending = g.pending
        if pending is None or pending.kind != self.kind:
            return Refused("GT-ASK-01", verb=self.name)
        return ALLOWED if wish[self.kind] in pending.items else Refused(pending.cite)

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        pending = g.pending
        if pending is None or pending.kind != self.kind:
            return None
        return Act(self.name, One(self.kind, pending.items))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return ()

    def place(self, g: Burncycle, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        if isinstance(value, tuple):
            value = value[-1] if value else NOWHERE
        return f"{self.touches}:{value}" if self.touches else None


CHOOSE_UNIT = Choose("unit", int, "unit")
CHOOSE_BOT = Choose("bot", int, "bot")
CHOOSE_CELL = Choose("cell", int, "cell")
CHOOSE_ROUTE = Choose("route", tuple, "cell")
CHOOSE_FACING = Choose("facing", str, "")
CHOOSE_CHIP = Choose("chip", str, "")
CHOOSE_CARD = Choose("card", str, "")
CHOOSE_DOOR = Choose("door", int, "door")
CHOOSE_NODE = Choose("node", int, "node")
CHOOSE_ACCESS = Choose("access", int, "access")
CHOOSE_ROOM = Choose("room", int, "room")
CHOOSE_SLOT = Choose("slot", int, "slot")
CHOOSE_WHAT = Choose("what", str, "")
VERBS = (
    *(CHOOSE_UNIT, CHOOSE_BOT, CHOOSE_CELL, CHOOSE_ROUTE, CHOOSE_FACING, CHOOSE_CHIP),
    *(CHOOSE_CARD, CHOOSE_DOOR, CHOOSE_NODE, CHOOSE_ACCESS, CHOOSE_ROOM, CHOOSE_SLOT, CHOOSE_WHAT),
)


class Choosing(Question):
    """A question that tells which bot or unit it is about."""

    __slots__ = ()

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        return {"about": NOWHERE if g.pending is None else g.pending.about}


def choosing(name: str, verb: Choose, cites: str | tuple[str, ...]) -> Question:
    """A question that lets the players choose: its name finds its text, the clauses say why it is asked."""
    cites = (cites,) if isinstance(cites, str) else cites
    return Choosing(name, (verb,), cites=cites, others=cites[0], otherwise="BC-FREE-04")


def choose(
    g: Burncycle,
    question: Question,
    items: Iterable[Any],
    *,
    by: tuple[Seat, ...] | None = None,
    about: int = NOWHERE,
) -> Script[Any]:
    """One of the items, chosen by these seats, or by all players together; a single item needs no question."""
    items = tuple(items)
    if len(items) == 1:
        return items[0]
    verb: Choose = question.verbs[0]  # type: ignore[assignment]
    g.pending = Pending(verb.kind, items, question.cites[0], about)
    answered = yield from ask_any(g, question, _seats(by))
    g.pending = None
    assert answered is not None  # noqa: S101 - the seats do not change
    return answered[1][verb.kind]


def _seats(by: tuple[Seat, ...] | None) -> Callable[[Burncycle], tuple[Seat, ...]]:
    return lambda g: g.everyone if by is None else by
