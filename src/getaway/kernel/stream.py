"""What each audience is sent: a stream of items, numbered by that audience's own counter `rev`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from getaway.kernel.choice import Act, Choice
from getaway.kernel.state import Seat, State
from getaway.kernel.tape import Telling
from getaway.kernel.verbs import Question, Verb
from getaway.kernel.wish import Args, Refused, Wish

MOST_BLOCKED = 40


class Item(msgspec.Struct, frozen=True, tag_field="item", omit_defaults=True):
    """One thing an audience was sent."""

    rev: int


class Did(Item, frozen=True, tag="did"):
    """A seat answered or took an offer; the wish is left out if this audience may not see it."""

    seat: int
    wish: Wish | None = None
    offer: bool = False


class Rang(Item, frozen=True, tag="deadline"):
    """A deadline came."""

    key: str


class Told(Item, frozen=True, tag="told"):
    """Something happened, by these clauses."""

    event: Any
    cites: tuple[str, ...] = ()


class Marked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wish with the clause that blocks it or warns about it."""

    wish: Wish
    clause: str
    facts: Args = {}

    def holds_for(self, wish: Wish) -> bool:
        """Whether this mark applies to a wish: the same verb, and every argument the mark names."""
        return wish.verb == self.wish.verb and self.wish.args.items() <= wish.args.items()


class Put(Item, frozen=True, tag="ask"):
    """A question is open. Only a seat that is asked gets a choice."""

    seats: tuple[int, ...]
    question: str
    cites: tuple[str, ...]
    facts: Args = {}
    choice: list[dict[str, Any]] | None = None
    blocked: tuple[Marked, ...] = ()
    warned: tuple[Marked, ...] = ()
    offers: list[dict[str, Any]] = []


class Undid(Item, frozen=True, tag="undone"):
    """A seat undid answers: of this audience's items only those before `holds` still count."""

    seat: int
    holds: int
    agreed: tuple[int, ...] = ()
    practice: bool = False


class Stood(Item, frozen=True, tag="paused"):
    """Match time was paused or resumed."""

    paused: bool


class NewRules(Item, frozen=True, tag="renewed"):
    """The match goes on from its last checkpoint under newer rules, or under the same if it was set back."""

    old: int
    new: int
    cites: tuple[str, ...] = ("GT-VERSION-01",)


class Ended(Item, frozen=True, tag="over"):
    """The match is over."""

    outcome: Any


AnyItem = Did | Rang | Told | Put | Undid | Stood | NewRules | Ended


def same_question(stream: Sequence[AnyItem], put: Put) -> bool:
    """Whether the last question of a stream asks exactly what this one does, no matter who else is asked."""
    last = next((item for item in reversed(stream) if isinstance(item, Put)), None)
    return last is not None and msgspec.structs.replace(last, rev=put.rev, seats=put.seats) == put


def heard(telling: Telling, seat: Seat) -> Any | None:  # noqa: ANN401 - any game's event
    """What this audience hears of a telling; None if it hears nothing."""
    event, to, otherwise, _ = telling
    return event if to is None or seat in to else otherwise


def blocked(g: State, question: Question, seat: Seat) -> tuple[Marked, ...]:
    """The near misses of all verbs asked, each with the clause that refuses it."""
    marked = []
    for verb in question.verbs:
        for wish in verb.near(g, seat):
            verdict = verb.judge(g, seat, wish)
            if isinstance(verdict, Refused):
                marked.append(Marked(wish, verdict.clause, verdict.facts))
    return tuple(marked[:MOST_BLOCKED])


def warned(g: State, question: Question, seat: Seat) -> tuple[Marked, ...]:
    """The legal choices that cost more than they seem to."""
    return tuple(Marked(*warning) for verb in question.verbs for warning in verb.warnings(g, seat))


def choice_wire(g: State, seat: Seat, choice: Choice, verbs: Iterable[Verb[Any]]) -> list[dict[str, Any]]:
    """The choice in the form every client can draw, each item with the thing on the board it touches."""
    by_name = {verb.name: verb for verb in verbs}
    return [_act_wire(g, seat, act, by_name[act.verb]) for act in choice.acts]


def _act_wire(g: State, seat: Seat, act: Act, verb: Verb[Any]) -> dict[str, Any]:
    wire = act.wire()
    for part in wire["parts"]:
        if "items" in part:
            part["places"] = _places(g, seat, verb, part["name"], part["items"])
        elif "rows" in part:
            columns = zip(*part["rows"], strict=True)
            found = [_places(g, seat, verb, name, column) for name, column in zip(part["names"], columns, strict=True)]
            part["places"] = list(map(list, zip(*found, strict=True)))
    return wire


def _places(g: State, seat: Seat, verb: Verb[Any], name: str, values: Sequence[Any]) -> list[str | None]:
    """What each value of an argument touches; the verb is asked value by value only if it has its own way."""
    if type(verb).place is not Verb.place:
        return [verb.place(g, seat, name, value) for value in values]
    place = verb.places.get(name)
    return [place(g, seat, value) for value in values] if place is not None else [None] * len(values)
