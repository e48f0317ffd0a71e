"""Choices that the corporation or a card leaves to the players: one thing among several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from getaway.games.burncycle.table.doing import Pending
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Question, Script, Seat, ask_any
from getaway.kit import verbs
from getaway.kit.verbs import Choose, Chooses, Plain, kind_of


class ChooseSlot(Choose):
    """Name a slot of the burncycle, counted from 1, as on the mat."""

    def place(self, g: Chooses, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return super().place(g, seat, name, value - 1)


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
CHOOSE_SLOT = ChooseSlot("slot", int, "slot")
CHOOSE_WHAT = Choose("what", str, "")
AGREE, DECLINE = Plain("agree"), Plain("decline")
VERBS = (
    *(CHOOSE_UNIT, CHOOSE_BOT, CHOOSE_CELL, CHOOSE_ROUTE, CHOOSE_FACING, CHOOSE_CHIP),
    *(CHOOSE_CARD, CHOOSE_DOOR, CHOOSE_NODE, CHOOSE_ACCESS, CHOOSE_ROOM, CHOOSE_SLOT, CHOOSE_WHAT),
    *(AGREE, DECLINE),
)


def choosing(name: str, verb: Choose, cites: str | tuple[str, ...]) -> Question:
    """A question that lets the players choose: its name finds its text, the clauses say why it is asked."""
    return verbs.choosing(name, verb, cites, otherwise="BC-FREE-04")


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
    kind = kind_of(question)
    g.pending = Pending(kind, items, question.cites[0], about)
    answered = yield from ask_any(g, question, _seats(by))
    g.pending = None
    assert answered is not None  # noqa: S101 - the seats do not change
    return answered[1][kind]


def _seats(by: tuple[Seat, ...] | None) -> Callable[[Burncycle], tuple[Seat, ...]]:
    return lambda g: g.everyone if by is None else by
