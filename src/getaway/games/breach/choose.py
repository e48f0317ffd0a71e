"""Choices among things that lie open, one question for each kind of thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from getaway.games.breach.model import Breach
from getaway.games.breach.parts import NOWHERE, Pending
from getaway.kernel import Question, Script, Seat, ask
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
    g: Breach, seat: Seat, question: Question, items: Iterable[Any], *, about: int | str = NOWHERE
) -> Script[Any]:
    """One of the items, chosen by this seat; a single item needs no question."""
    items = tuple(items)
    if len(items) == 1:
        return items[0]
    kind = kind_of(question)
    g.pending = Pending(kind, items, question.cites[0], about)
    wish = yield from ask(g, seat, question)
    g.pending = None
    return wish[kind]
