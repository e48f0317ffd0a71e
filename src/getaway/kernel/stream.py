"""What each audience is sent: a stream of items, numbered by that audience's own counter `rev`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from getaway.kernel.choice import Act, Choice
from getaway.kernel.state import Seat, State
from getaway.kernel.tape import Telling
from getaway.kernel.verbs import MAIN, Question, Verb
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
    auto: bool = False
    """Whether the question passed by itself, since going on was all there was to do."""


class Rang(Item, frozen=True, tag="deadline"):
    """A deadline came."""

    key: str


class Told(Item, frozen=True, tag="told"):
    """Something happened, by these clauses."""

    event: Any
    cites: tuple[str, ...] = ()


class Marked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wish with the clause that blocks it or warns about it, the piece it belongs to and the things it touches."""

    wish: Wish
    clause: str
    facts: Args = {}
    at: str = ""
    places: tuple[str, ...] = ()

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
    phase: str = ""
    """Where in the turn the match stands, as one of the game's `phases`."""


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
    """The near misses of all verbs asked, each with the clause that refuses it, its piece and what it touches."""
    marked: list[Marked] = []
    for verb in question.verbs:
        anchors: Anchors | None = None
        for wish in verb.near(g, seat):
            verdict = verb.judge(g, seat, wish)
            if type(verdict) is Refused:
                if anchors is None:
                    anchors = Anchors(g, seat, verb)
                marked.append(Marked(wish, verdict.clause, verdict.facts, *anchors.of(wish)))
                if len(marked) == MOST_BLOCKED:
                    return tuple(marked)
    return tuple(marked)


class Anchors:
    """The pieces that wishes of one verb belong to, and the things they touch."""

    __slots__ = ("_anchor", "_find", "_found", "_own_way", "_piece", "_seat")

    def __init__(self, g: State, seat: Seat, verb: Verb[Any]) -> None:
        self._piece, self._anchor, self._seat = verb.piece(g, seat), verb.anchor, seat
        self._own_way = type(verb).place is not Verb.place
        self._find = partial(verb.place, g, seat)
        self._found: dict[str, dict[Any, tuple[str, ...]]] = {name: {} for name in verb.places}

    def of(self, wish: Wish) -> tuple[str, tuple[str, ...]]:
        """The piece, which is the seat if there is no other, and the things in the order of the arguments."""
        piece, found, args = self._piece, tuple[str, ...](), wish.args
        for name in args if self._own_way else self._found:
            value = args.get(name)
            if value is None:
                continue
            places = self._places(name, value)
            found += places
            if piece is None and name == self._anchor and places:
                piece = places[0]
        return piece or f"seat:{self._seat}", found

    def _places(self, name: str, value: Any) -> tuple[str, ...]:  # noqa: ANN401 - any argument
        """What a value touches, each item of a list by itself unless the verb has its own way."""
        if self._own_way:
            return _there([self._find(name, value)])
        known = self._found[name]
        places = known.get(value)
        if places is None:
            items = value if type(value) is tuple else (value,)
            places = known[value] = _there([self._find(name, item) for item in items])
        return places


def _there(places: Iterable[str | None]) -> tuple[str, ...]:
    return tuple([place for place in places if place is not None])


def warned(g: State, question: Question, seat: Seat) -> tuple[Marked, ...]:
    """The legal choices that cost more than they seem to."""
    return tuple(Marked(*warning) for verb in question.verbs for warning in verb.warnings(g, seat))


def choice_wire(g: State, seat: Seat, choice: Choice, verbs: Iterable[Verb[Any]]) -> list[dict[str, Any]]:
    """The choice in the form every client can draw, each item with the thing on the board it touches.

    An act says the piece it belongs to (`at`), or the argument that names it (`by`), and how prominent it is.
    """
    by_name = {verb.name: verb for verb in verbs}
    return [_act_wire(g, seat, act, by_name[act.verb]) for act in choice.acts]


def _act_wire(g: State, seat: Seat, act: Act, verb: Verb[Any]) -> dict[str, Any]:
    wire = act.wire()
    piece = verb.piece(g, seat)
    if piece is None and verb.anchor and verb.anchor in act.names:
        wire["by"] = verb.anchor
    else:
        wire["at"] = piece if piece is not None else f"seat:{seat}"
    if verb.rank != MAIN:
        wire["rank"] = verb.rank
    if verb.free:
        wire["free"] = True
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
    if place is None:
        return [None] * len(values)
    return [None if value is None else place(g, seat, value) for value in values]
