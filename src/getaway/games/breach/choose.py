"""Choices among things that lie open, one question for each kind of thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from getaway.games.breach.model import Breach
from getaway.games.breach.parts import NOWHERE, Pending
from getaway.kernel import ALLOWED, Act, Args, One, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask


class Choose(Verb[Breach]):
    """Name one of the things that wait to be chosen among."""

    def __init__(self, kind: str, type_: type, touches: str) -> None:
        self.name = f"choose-{kind}"
        self.kind = kind
        self.takes = {kind: type_}
        self.touches = touches

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        pending = g.pending
        if pending is None or pending.kind != self.kind:
            return Refused("GT-ASK-01", verb=self.name)
        return ALLOWED if wish[self.kind] in pending.items else Refused(pending.cite)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        pending = g.pending
        if pending is None or pending.kind != self.kind:
            return None
        return Act(self.name, One(self.kind, pending.items))

    def place(self, g: Breach, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"{self.touches}:{value}" if self.touches else None


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


class Choosing(Question):
    """A question that tells what it is about."""

    __slots__ = ()

    def facts(self, g: Breach, seat: Seat) -> Args:
        return {"about": NOWHERE if g.pending is None else g.pending.about}


def choosing(name: str, verb: Choose, cites: str | tuple[str, ...], *, others: str = "") -> Question:
    """A question that lets a player choose: its name finds its text, the clauses say why it is asked.

    By the first clause what is not there to choose is refused, and by `others`, if given, whoever is not asked.
    """
    cites = (cites,) if isinstance(cites, str) else cites
    return Choosing(name, (verb,), cites=cites, others=others or cites[0], otherwise="BR-ACTPH-06")


def choose(
    g: Breach, seat: Seat, question: Question, items: Iterable[Any], *, about: int | str = NOWHERE
) -> Script[Any]:
    """One of the items, chosen by this seat; a single item needs no question."""
    items = tuple(items)
    if len(items) == 1:
        return items[0]
    verb: Choose = question.verbs[0]  # type: ignore[assignment]
    g.pending = Pending(verb.kind, items, question.cites[0], about)
    wish = yield from ask(g, seat, question)
    g.pending = None
    return wish[verb.kind]
