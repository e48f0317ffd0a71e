"""Questions that pass by themselves: those in which nothing is decided, and those a seat has said not to stop at.

A question is empty when going on is all its seats can do, offers included. Where all they can do besides is optional
(free actions and offers), each seat's setting decides: stop `always`, stop when something `new` is possible, or
`never`. Everything read here is public, so that nobody learns from a pass what a hand holds: a question whose answers
depend on a secret is `private` and never passes. Nor does one whose passing would end a seat's right to undo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from typing import Any

from getaway.kernel.choice import Act
from getaway.kernel.match import Match
from getaway.kernel.play import Ask
from getaway.kernel.state import Seat
from getaway.kernel.stream import Ended, Put
from getaway.kernel.verbs import END, Question
from getaway.kernel.weighing import tried
from getaway.kernel.wish import Refused, Wish

ALWAYS, NEW, NEVER = "always", "new", "never"
STOPS = (ALWAYS, NEW, NEVER)
RECENT = 8
"""What was possible at one of this many questions of a seat isn't new to it."""
MOST = 200
"""How many questions in a row may pass by themselves."""


def go_on(match: Match, stops: Sequence[str] = ()) -> int:
    """Pass every question that passes by itself, up to the first that must be decided; how many there were.

    `stops` has each seat's setting; without it each stops when something new is possible.
    """
    for passed in range(MOST):
        way = way_on(match, stops)
        if way is None:
            return passed
        try:
            match.answer(*way, auto=True)
        except Refused:  # the rules stumble over it, and an incident is kept: someone must decide
            return passed
    return MOST


def way_on(match: Match, stops: Sequence[str] = ()) -> tuple[Seat, Wish] | None:
    """Who goes on with what, if the current question passes by itself."""
    request = match._request
    if request is None or match.paused or request.sealed or request.question.private:
        return None
    ways = []
    for ask in match.asks:
        wish = only_way(ask)
        if wish is None or (is_optional(match, ask) and stops_here(match, ask, stops)):
            return None
        ways.append((ask.seat, wish))
    return None if not ways or ends_a_right(match, ways) else ways[0]


def only_way(ask: Ask) -> Wish | None:
    """The one answer that goes on, unless the seat must decide something."""
    end, free = end_of(ask), free_of(ask.question)
    if end is None or not all(act is end or act.verb in free for act in ask.choice.acts):
        return None
    return end.unrank(0)


def end_of(ask: Ask) -> Act | None:
    """The one act of a question that goes on, if there is just one way to do so."""
    ends = ends_of(ask.question)
    found = [act for act in ask.choice.acts if act.verb in ends] if ends else []
    return found[0] if len(found) == 1 and found[0].count == 1 else None


@lru_cache(maxsize=1024)
def ends_of(question: Question) -> frozenset[str]:
    """The verbs of a question that only go on."""
    return frozenset(verb.name for verb in question.verbs if verb.rank == END)


@lru_cache(maxsize=1024)
def free_of(question: Question) -> frozenset[str]:
    """The verbs of a question that can be used at other moments too."""
    return frozenset(verb.name for verb in question.verbs if verb.free)


def is_optional(match: Match, ask: Ask) -> bool:
    """Whether the seat could do something besides."""
    return len(ask.choice.acts) > 1 or bool(match.offers(ask.seat).acts)


def stops_here(match: Match, ask: Ask, stops: Sequence[str]) -> bool:
    """Whether the seat wants to be asked although all it could do is optional."""
    setting = stops[ask.seat] if ask.seat < len(stops) else NEW
    return setting == ALWAYS or (setting == NEW and has_new(match, ask))


def has_new(match: Match, ask: Ask) -> bool:
    """Whether something is possible now that wasn't when the seat was asked the last few times."""
    put = match.put(ask.seat)
    asked = last_asked(match._audiences.streams[ask.seat], put.rev)
    before = [act for old in asked for act in acts_in(old)]
    return not all(act.get("rank") == END or any(within(act, old) for old in before) for act in acts_in(put))


def acts_in(put: Put | Ended) -> list[dict[str, Any]]:
    """Everything a question lets its seat do, asked or unasked."""
    return [*(put.choice or ()), *put.offers] if isinstance(put, Put) else []


def last_asked(stream: Sequence[Any], rev: int) -> list[Put]:
    """The last few questions before the current one that a seat had to answer."""
    asked = (item for item in reversed(stream) if isinstance(item, Put) and item.choice is not None and item.rev < rev)
    return list(islice(asked, RECENT))


def within(act: dict[str, Any], old: dict[str, Any]) -> bool:
    """Whether everything in an act was in an older one."""
    if act["verb"] != old["verb"] or len(act["parts"]) != len(old["parts"]):
        return False
    return all(_part_within(new, before) for new, before in zip(act["parts"], old["parts"], strict=True))


def _part_within(new: dict[str, Any], before: dict[str, Any]) -> bool:
    for values in ("items", "rows"):
        if values in new and values in before:
            return all(value in before[values] for value in new[values])
    return new == before


def ends_a_right(match: Match, ways: Iterable[tuple[Seat, Wish]]) -> bool:
    """Whether one of these seats can undo its last answer now and could not after passing."""
    may_undo = [way for way in ways if not isinstance(match.why_undo(way[0]), Refused)]
    if not may_undo:
        return False
    with suppress(Refused):
        _, drew, showed = tried(match, *may_undo[0])
        return drew or showed
    return True
