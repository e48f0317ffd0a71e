"""Verbs that every game needs: one that needs no argument, and one that picks a thing among several."""

from __future__ import annotations

from typing import Any, Protocol

from getaway.kernel import ALLOWED, MAIN, Act, Args, One, Question, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kernel.arguments import Place
from getaway.kit.grid import NOWHERE


class Plain(Verb[Any]):
    """A verb without arguments that is always allowed where it is asked."""

    def __init__(self, name: str, rank: str = MAIN, *, forgoes: bool = False) -> None:
        self.name = name
        self.rank = rank
        self.forgoes = forgoes
        self.act = Act(name)

    def judge(self, g: Any, seat: Seat, wish: Wish) -> Verdict:  # noqa: ANN401 - any game's state
        return ALLOWED

    def options(self, g: Any, seat: Seat) -> Act | None:  # noqa: ANN401 - any game's state
        return self.act

    def run(self, g: Any, seat: Seat, wish: Wish) -> Script[None]:  # noqa: ANN401 - any game's state
        yield from ()


# Choosing among things that lie open


class Pending(Protocol):
    """A choice to be made: things of one kind, the clause that refuses any other, and what it is about."""

    @property
    def kind(self) -> str: ...
    @property
    def items(self) -> tuple[Any, ...]: ...
    @property
    def cite(self) -> str: ...
    @property
    def about(self) -> int | str: ...


class Chooses(Protocol):
    """A state in which a choice may be pending."""

    @property
    def pending(self) -> Pending | None: ...


class Choose(Verb[Any]):
    """Pick one of the things on offer."""

    def __init__(self, kind: str, type_: type, touches: str | Place) -> None:
        """`touches` is what such a thing is called on the board, or what finds it; empty if it isn't on the board."""
        self.name = f"choose-{kind}"
        self.kind = kind
        self.takes = {kind: type_}
        self.touches = ending_at(touches) if isinstance(touches, str) else touches
        self.anchor = kind if touches else ""

    def judge(self, g: Chooses, seat: Seat, wish: Wish) -> Verdict:
        pending = g.pending
        if pending is None or pending.kind != self.kind:
            return Refused("GT-ASK-01", verb=self.name)
        return ALLOWED if wish[self.kind] in pending.items else Refused(pending.cite)

    def options(self, g: Chooses, seat: Seat) -> Act | None:
        pending = g.pending
        if pending is None or pending.kind != self.kind:
            return None
        return Act(self.name, One(self.kind, pending.items))

    def place(self, g: Chooses, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return self.touches(g, seat, value)


def ending_at(thing: str) -> Place:
    """The place `thing:value`, for a route that of its end; none if things of this kind aren't on the board."""

    def place(_g: Chooses, _seat: Seat, value: Any) -> str | None:  # noqa: ANN401 - any argument
        if isinstance(value, tuple):
            value = value[-1] if value else NOWHERE
        return f"{thing}:{value}" if thing else None

    return place


class Choosing(Question):
    """A question that says what it is about."""

    __slots__ = ()

    def facts(self, g: Chooses, seat: Seat) -> Args:
        return {"about": NOWHERE if g.pending is None else g.pending.about}


def choosing(name: str, verb: Choose, cites: str | tuple[str, ...], *, otherwise: str, others: str = "") -> Question:
    """A question with this one choice: its name finds its text, the clauses say why it is asked.

    The first clause refuses any other choice and any other seat; `others`, if given, refuses other seats.
    """
    cites = (cites,) if isinstance(cites, str) else cites
    return Choosing(name, (verb,), cites=cites, others=others or cites[0], otherwise=otherwise)


def kind_of(question: Question) -> str:
    """The kind of thing that a question is about: that of its one verb."""
    verb: Choose = question.verbs[0]  # type: ignore[assignment]
    return verb.kind
