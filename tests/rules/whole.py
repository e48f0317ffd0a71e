"""What must hold of every match, whatever a test is about: it is checked after each answer.

Everything told is well formed and cites clauses that exist, and so do the question and its refusals; the state is of
its declared types and has no fault; a view has the types of its fields.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from getaway.kernel import Event, Match, Question, Rules, Seat, encode
from getaway.kernel.stream import Put, Told
from getaway.rulebook import TABLE, Catalogue, read


def check_match(match: Match) -> None:
    """Everything that always holds."""
    assert match.incidents == []
    assert match.game.faults(match.g) == []
    msgspec.msgpack.decode(encode(match.g), type=type(match.g))
    for ask in match.asks:
        check_question(match.game, ask.question)
        check_blocked(match, ask.seat)
    view = match.view(0)
    assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view
    for item in match.told(0)[-40:]:
        if isinstance(item, Told):
            check_event(match.game, item)


def check_event(game: Rules[Any], item: Told) -> None:
    """An event holds what its fields say, and is told by clauses that exist."""
    event = item.event
    assert isinstance(event, Event)
    assert repr(msgspec.convert(msgspec.to_builtins(event), type(event))) == repr(event)
    assert isinstance(item.cites, tuple)
    assert item.cites, f"{event} cites nothing"
    assert all(is_clause(game, clause) for clause in item.cites), item


def check_blocked(match: Match, seat: Seat) -> None:
    """What a player would naturally try and may not is refused by a clause, with the facts of its text."""
    put = match.put(seat)
    assert isinstance(put, Put)
    for marked in (*put.blocked, *put.warned):
        assert is_clause(match.game, marked.clause), marked
        assert None not in marked.facts.values(), marked
        assert marked.wish.verb in match.game.verbs


@cache
def check_question(game: Rules[Any], question: Question) -> None:
    """A question says why it is asked, and what refuses those who want something else."""
    refusals = (question.others, question.otherwise, *question.instead.values())
    assert all(is_clause(game, clause) for clause in (*question.cites, *refusals)), question.name
    assert all(name in game.verbs for name in question.instead), question.name


def is_clause(game: Rules[Any], clause: object) -> bool:
    """Whether the rulebook, or the table's, has this clause."""
    return isinstance(clause, str) and (clause in _book(game.package) or clause in TABLE)


@cache
def _book(package: str) -> Catalogue:
    return read(package)
