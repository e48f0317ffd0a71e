"""Choices among things that everybody sees, with one verb for each kind of thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE, Pending
from getaway.kernel import Question, Script, Seat, ask_any
from getaway.kit import verbs
from getaway.kit.verbs import Choose, kind_of

CHOOSE_ROOM = Choose("room", int, "room")
CHOOSE_TURN = Choose("turn", int, "")
CHOOSE_MODEL = Choose("model", int, "model")
CHOOSE_SEAT = Choose("seat", int, "seat")
CHOOSE_NODE = Choose("node", int, "node")
CHOOSE_BORDER = Choose("border", int, "border")
CHOOSE_EDGE = Choose("edge", int, "edge")
CHOOSE_GATEWAY = Choose("gateway", int, "gateway")
CHOOSE_VIRUS = Choose("virus", int, "virus")
CHOOSE_COLOUR = Choose("colour", str, "")
CHOOSE_BOX = Choose("box", str, "")
CHOOSE_TOKEN = Choose("token", str, "")
CHOOSE_CARD = Choose("card", str, "")
CHOOSE_WHAT = Choose("what", str, "")
VERBS = (
    *(CHOOSE_ROOM, CHOOSE_TURN, CHOOSE_MODEL, CHOOSE_SEAT, CHOOSE_NODE, CHOOSE_BORDER, CHOOSE_EDGE, CHOOSE_GATEWAY),
    *(CHOOSE_VIRUS, CHOOSE_COLOUR, CHOOSE_BOX, CHOOSE_TOKEN, CHOOSE_CARD, CHOOSE_WHAT),
)


def choosing(name: str, verb: Choose, cites: str | tuple[str, ...], *, others: str = "") -> Question:
    """A question that lets a player choose: its name finds its text, the clauses say why it is asked."""
    return verbs.choosing(name, verb, cites, others=others, otherwise="BR-ACTPH-06")


def choose(
    g: Breach,
    seat: Seat,
    question: Question,
    items: Iterable[Any] | Callable[[], Iterable[Any]],
    *,
    about: int | str = NOWHERE,
    least: int = 2,
) -> Script[Any]:
    """One of the items, chosen by this seat; fewer than `least` need no question.

    While the question stands, cards may be played that change what there is to choose among: items given as a function
    are looked up again after each. None where nothing is left.
    """
    kind, outer = kind_of(question), g.pending
    fixed = () if callable(items) else tuple(items)

    def asked(g: Breach) -> tuple[Seat, ...]:
        found = tuple(items()) if callable(items) else fixed
        g.pending = Pending(kind, found, question.cites[0], about)
        return (seat,) if len(g.pending.items) >= least else ()

    given = yield from ask_any(g, question, asked)
    found, g.pending = g.pending.items if g.pending is not None else (), outer
    if given is not None:
        return given[1][kind]
    return found[0] if found else None
