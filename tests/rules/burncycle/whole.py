"""What must hold of every match of burncycle, whatever a test is about: it is checked after each answer.

Everything told is well formed and cites clauses that exist, and so do the question and its refusals; the state is of
its declared types and has no fault; nothing was made or lost; what watchers are told of has a name they know.
"""

from __future__ import annotations

from functools import cache

import msgspec

from getaway.games.burncycle import GAME
from getaway.games.burncycle.happenings import WATCHERS, WHAT, Did
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.parts import NOWHERE
from getaway.kernel import Event, Match, Question, Seat, encode
from getaway.kernel.stream import Put, Told
from getaway.rulebook import TABLE, read

_BOOK = read(GAME.package)


def check_whole(match: Match) -> None:
    """Everything that always holds."""
    assert match.incidents == []
    assert GAME.faults(match.g) == []
    msgspec.msgpack.decode(encode(match.g), type=Burncycle)
    for ask in match.asks:
        check_question(ask.question)
        check_blocked(match, ask.seat)
    view = match.view(0)
    assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view
    for item in match.told(0)[-40:]:
        if isinstance(item, Told):
            check_event(item)


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


def check_happening(g: Burncycle, happened: Did) -> None:
    """What watchers are told is something they can wait for, done by a bot of the team on a space of the floor."""
    assert happened.what in WHAT, happened
    assert happened.bot in range(NOWHERE, len(g.bots)), happened
    assert happened.cell in range(NOWHERE, g.floor.size), happened
    assert type(happened.n) is int
    assert type(happened.detail) is str


WATCHERS.append(check_happening)
