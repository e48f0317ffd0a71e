"""Faults: a script that raises changes nothing, the answer is refused, and an incident is kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.unit.kernel.parlour import (
    GROW,
    INNER,
    TRIP,
    UNDER,
    Parlour,
    Room,
    Step,
    Trip,
    n,
    nothing,
    say,
    throw,
    twice,
)

from getaway.kernel import Fired, Match, Refused, Script, Verdict, Wish, ask, to_json
from getaway.kernel.inside import inside
from getaway.kernel.logbook import read, verify, write

pytestmark = pytest.mark.clause("GT-FAULT-01")


def everything(match: Match) -> tuple[object, ...]:
    """All that a fault must leave alone, the next dice included."""
    streams = tuple(tuple(to_json(item) for item in stream) for stream in inside(match).streams)
    asks = [(put.id, put.seat, put.question.name, put.choice.wire(), list(put.choice)) for put in match.asks]
    dice = inside(match).chance.fork()
    marks = (
        inside(match).fixed,
        [mark.length for mark in inside(match).marks],
        list(inside(match).since),
        list(inside(match).line),
    )
    rolls = [dice.draw(UNDER.verbs[0].options(match.g, 0).parts[0]) for _ in range(3)]
    return (
        match.state_hash,
        list(match.log),
        streams,
        asks,
        rolls,
        inside(match).chance.drawn,
        match.chain,
        marks,
        match.now,
    )


def stumbles(match: Match, seat: int, wish: Wish) -> None:
    """The answer is refused, everything is as before, and the incident says what and where."""
    before, kept = everything(match), len(match.incidents)
    with pytest.raises(Refused, match="GT-FAULT-01"):
        match.answer(seat, wish)
    assert everything(match) == before
    assert len(match.incidents) == kept + 1
    assert "LookupError" in match.incidents[-1].trace
    assert match.incidents[-1].entry.wish == wish


def raising(g: Room) -> Script[None]:
    """A step that raises at once."""
    g.note("stumbling")
    yield from ()
    raise LookupError


def after_a_die(g: Room) -> Script[None]:
    """A step that throws a die first."""
    yield from throw(g)
    raise LookupError


def after_a_barrier(g: Room) -> Script[None]:
    """A step that shows a secret first."""
    g.barrier()
    yield from ()
    raise LookupError


@pytest.mark.parametrize("fault", [raising, after_a_die, after_a_barrier])
@pytest.mark.parametrize("between", [(), (nothing,), (throw, nothing, throw)], ids=["at once", "next", "later"])
def test_a_fault_behind_checkpoints(fault: Step, between: tuple[Step, ...]) -> None:
    """A fault after none, one or three checkpoints and draws of the same answer undoes all of them."""
    match = Parlour(say(0), *between, fault).new(players=2, seed=8)
    stumbles(match, 0, n(1))
    stumbles(match, 0, n(1))


@pytest.fixture
def tripping() -> Iterator[type[Trip]]:
    """The verb that stumbles; the test says what it does first."""
    Trip.after = staticmethod(nothing)
    yield Trip
    del Trip.after


def asks_again(g: Room) -> Script[None]:
    """Ask a nested question, then throw a die."""
    yield from ask(g, 1, INNER)
    yield from throw(g)


def test_a_fault_in_an_offer(tripping: type[Trip]) -> None:
    """An offer that raises leaves the question as it was, and it can still be answered."""
    match = Parlour(say(0), offers=(TRIP,)).new(players=2)
    stumbles(match, 1, Wish("trip"))
    match.answer(0, n(1))
    assert match.g.notes == ("0 says 1",)


def test_a_fault_after_a_nested_question(tripping: type[Trip]) -> None:
    """A fault after a nested question goes back to that question, not further, and forgets its dice."""
    tripping.after = staticmethod(asks_again)
    match = Parlour(twice(0), offers=(TRIP, GROW)).new(players=2, seed=1)
    match.answer(0, n(1))
    match.answer(1, Wish("grow"))
    match.answer(1, Wish("trip"))
    assert match.asks[0].question is INNER
    stumbles(match, 1, n(0))
    match.undo(1)
    assert match.asks[0].seat == 0


def test_a_fault_in_a_deadline() -> None:
    """A deadline that raises has not fired, an incident is kept, and the match stays playable."""
    match = Parlour(say(0), say(0), on={"bell": raising}).new(players=1, dues=((500, "bell"),))
    match.answer(0, n(1), at=600)
    assert [type(entry).__name__ for entry in match.log] == ["Began", "Answer"]
    match.answer(0, n(1), at=700)
    assert [incident.entry for incident in match.incidents] == [Fired("bell", 500)]


def test_a_judge_that_raises_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that stumbles refuses the wish by GT-FAULT-01, and an incident is kept."""

    def puzzled(*_: object) -> Verdict:
        raise LookupError

    match = Parlour(say(0), offers=(GROW,)).new(players=1)
    monkeypatch.setattr(type(GROW), "judge", puzzled)
    assert match.why(0, Wish("grow")) == Refused("GT-FAULT-01")
    assert match.incidents[0].entry == Wish("grow")


def test_a_fault_in_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the options of the next question cannot be built, the answer that led to it is taken back."""
    match = Parlour(say(0), under).new(players=1)

    def broken(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(type(UNDER.verbs[0]), "warnings", broken)
    stumbles(match, 0, n(1))


def under(g: Room) -> Script[None]:
    """A step that asks with a condition on the state, changes what it reads, and raises on 1."""
    wish = yield from ask(g, 0, UNDER)
    g.most = 0
    if wish["n"] == 1:
        raise LookupError


def test_a_condition_reads_the_state_that_stands() -> None:
    """After a fault the options that stand follow the state as it is, not as the fault left it."""
    match = Parlour(under, say(0)).new(players=1)
    stumbles(match, 0, Wish("low", n=1))
    match.answer(0, Wish("low", n=2))


def test_a_match_goes_on_after_a_fault_as_if_nothing_had_been() -> None:
    """The dice after a fault are those that a match without it throws, and its log is verified."""

    def picky(g: Room) -> Script[None]:
        wish = yield from ask(g, 0, INNER)
        yield from throw(g)
        if wish["n"] == 0:
            raise LookupError

    game = Parlour(picky, say(0))
    match, other = game.new(players=2, seed=6), game.new(players=2, seed=6)
    stumbles(match, 0, n(0))
    for each in (match, other):
        each.answer(0, n(1))
    assert everything(match) == everything(other)
    assert verify(game, read(write(match))) == []


def test_a_fault_keeps_what_was_told_before() -> None:
    """What the failed step told is told to nobody."""
    match = Parlour(say(0), raising).new(players=2)
    stumbles(match, 0, n(1))
    assert not [item for stream in inside(match).streams for item in stream if "stumbling" in repr(item)]
