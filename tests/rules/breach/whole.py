"""What must hold of every match of The Breach, whatever a test is about: it is checked after each answer.

Everything told is well formed and cites clauses that exist, and so do the question and its refusals; the state is of
its declared types and has no fault; a view has the types of its fields and shows no hand but the own.
"""

from __future__ import annotations

from functools import cache

import msgspec

from getaway.games.breach import GAME
from getaway.games.breach.model import HIDDEN, Breach
from getaway.kernel import Event, Match, Question, Seat, encode
from getaway.kernel.stream import Put, Told
from getaway.rulebook import TABLE, read

_BOOK = read(GAME.package)


def check_whole(match: Match) -> None:
    """Everything that always holds."""
    assert match.incidents == []
    assert GAME.faults(match.g) == []
    msgspec.msgpack.decode(encode(match.g), type=Breach)
    for ask in match.asks:
        check_question(ask.question)
        check_blocked(match, ask.seat)
    check_view(match)
    for item in match.told(0)[-40:]:
        if isinstance(item, Told):
            check_event(item)


def check_view(match: Match) -> None:
    """A view holds what its fields say; of other hands, Objectives and Research tokens only how many there are."""
    view = match.view(0)
    assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view
    for zones in (view.hands, view.decks, view.research):  # type: ignore[attr-defined]
        assert {card for zone in zones[1:] for card in zone} <= {HIDDEN}


def check_event(item: Told) -> None:
    """An event holds what its fields say, and is told by clauses that exist."""
    event = item.event
    assert isinstance(event, Event)
    assert repr(msgspec.convert(msgspec.to_builtins(event), type(event))) == repr(event)
    assert isinstance(item.cites, tuple)
    assert item.cites, f"{event} cites nothing"
    assert all(is_clause(clause) for clause in item.cites), item


def check_blocked(match: Match, seat: Seat) -> None:
    """What a player would naturally try and may not is refused by a clause, with the facts of its text."""
    put = match.put(seat)
    assert isinstance(put, Put)
    for marked in (*put.blocked, *put.warned):
        assert is_clause(marked.clause), marked
        assert None not in marked.facts.values(), marked
        assert marked.wish.verb in GAME.verbs


@cache
def check_question(question: Question) -> None:
    """A question says why it is asked, and what refuses those who want something else."""
    refusals = (question.others, question.otherwise, *question.instead.values())
    assert all(is_clause(clause) for clause in (*question.cites, *refusals)), question.name
    assert all(name in GAME.verbs for name in question.instead), question.name


def is_clause(clause: object) -> bool:
    """Whether the rulebook, or the table's, has this clause."""
    return isinstance(clause, str) and (clause in _BOOK or clause in TABLE)
