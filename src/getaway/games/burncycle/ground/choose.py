"""Choices that the corporation or a card leaves to the players: one thing among several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from getaway.games.burncycle.table import named
from getaway.games.burncycle.table.doing import Pending
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DISGUISED, NOWHERE
from getaway.kernel import END, Question, Script, Seat, ask_any
from getaway.kit import verbs
from getaway.kit.verbs import Choose, Plain, kind_of


class ChooseFacing(Choose):
    """Say where a unit or a disguised agent faces: towards the space on that side."""

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        turned = turning(g)
        return None if turned is None else named.unit(g, seat, turned)

    def place(self, g: Burncycle, seat: Seat, name: str, value: Any) -> str | None:  # type: ignore[override]  # noqa: ANN401 - any argument
        turned = turning(g)
        if turned is None or value not in FACINGS:
            return None
        return named.cell(g, seat, g.floor.beyond[cell_of(g, turned)][FACINGS.index(value)])


FACINGS = ("up", "right", "down", "left")


def turning(g: Burncycle) -> int | None:
    """The number of the unit that turns: one that has moved, or the agent that puts on or turns its disguise."""
    if g.acting is not None:
        return g.acting.unit
    return None if g.pending is None else DISGUISED - g.pending.about


def cell_of(g: Burncycle, number: int) -> int:
    """Where a unit stands, a disguised agent included."""
    unit = g.unit(number)
    return unit.cell if unit is not None else g.bots[DISGUISED - number].cell


class ChooseWhat(Choose):
    """Choose by a word: what is on offer says what it is about."""

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """Equipment whose die was rolled, or the bead that a bot came upon."""
        if g.using:
            return f"card:{g.using}"
        pending = g.pending
        if pending is None or pending.cite in WORDS:
            return None
        return f"cell:{g.bots[pending.about].cell}" if pending.about != NOWHERE else None

    def place(self, g: Burncycle, seat: Seat, name: str, value: Any) -> str | None:  # type: ignore[override]  # noqa: ANN401 - any argument
        kind = WORDS.get(g.pending.cite) if g.pending is not None else None
        return None if kind is None else f"{kind}:{value}"


WORDS = {"BC-SURVDIE-03": "result", "BC-NETCARD-03": "option", "BC-OBJ-32": "task"}
"""By the clause that lets players choose among words: what the words name."""
CHOOSE_UNIT = Choose("unit", int, named.unit)
CHOOSE_BOT = Choose("bot", int, "bot")
CHOOSE_CELL = Choose("cell", int, "cell")
CHOOSE_ROUTE = Choose("route", tuple, "cell")
CHOOSE_FACING = ChooseFacing("facing", str, "")
CHOOSE_CHIP = Choose("chip", str, "chip")
CHOOSE_CARD = Choose("card", str, "card")
CHOOSE_DOOR = Choose("door", int, "door")
CHOOSE_NODE = Choose("node", int, "node")
CHOOSE_ACCESS = Choose("access", int, "access")
CHOOSE_ROOM = Choose("room", int, "room")
CHOOSE_SLOT = Choose("slot", int, named.slot)
CHOOSE_WHAT = ChooseWhat("what", str, "what")
AGREE, DECLINE = Plain("agree"), Plain("decline", END, forgoes=True)
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
