"""Streams: what each audience is sent, and what does not exist for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.kernel.parlour import GROW, Noted, Parlour, Room, Say, bids, n, say, throw

from getaway.kernel import HIDDEN, SPECTATOR, Match, Script, Unseen, Wish, to_json
from getaway.kernel.entries import Answer, Drawn
from getaway.kernel.inside import inside
from getaway.kernel.stream import MOST_BLOCKED, Did, Ended, Marked, Put, Rang, Told

EVERYBODY = (0, 1, SPECTATOR)


def told(match: Match, seat: int) -> list[str]:
    """The events this audience heard."""
    return [item.event.text for item in match.told(seat) if isinstance(item, Told)]


def telling(**how: Any) -> Match:
    """A match in which one thing is told in this way."""

    def tells(g: Room) -> Script[None]:
        g.tell(Noted("the card is 7"), **how)
        yield from ()

    return Parlour(tells, say(0)).new(players=2)


def test_told_to_all() -> None:
    """Without an audience all hear it, spectators too, with its clauses."""
    match = telling(cites=("PL-1", "PL-2"))
    assert [told(match, seat) for seat in EVERYBODY] == [["the card is 7"]] * 3
    assert match.told(1)[0] == Told(0, Noted("the card is 7"), ("PL-1", "PL-2"))


def test_told_to_some_and_otherwise_to_the_rest() -> None:
    """Those named hear the thing itself, all others what is told otherwise."""
    match = telling(to=(1,), otherwise=Noted("a card"))
    assert [told(match, seat) for seat in EVERYBODY] == [["a card"], ["the card is 7"], ["a card"]]


def test_told_to_some_and_nothing_to_the_rest() -> None:
    """What an audience is not told does not exist for it: not even a number is used."""
    match = telling(to=(1,))
    assert [told(match, seat) for seat in EVERYBODY] == [[], ["the card is 7"], []]
    assert [match.put(seat).rev for seat in EVERYBODY] == [0, 1, 0]


def test_told_to_nobody_and_to_spectators() -> None:
    """An empty audience is nobody; spectators are named like a seat."""
    assert [told(telling(to=()), seat) for seat in EVERYBODY] == [[], [], []]
    assert [told(telling(to=(SPECTATOR,)), seat) for seat in EVERYBODY] == [[], [], ["the card is 7"]]


def test_items_are_numbered_without_gaps() -> None:
    """Each audience's items are numbered from 0 by its own counter."""
    match = Parlour(bids, throw, say(0), say(1)).new(players=2, dues=((5, "bell"),))
    match.answer(0, n(1))
    match.answer(1, n(1), at=6)
    match.answer(0, n(2))
    match.undo(0)
    for seat in EVERYBODY:
        items = match.told(seat)
        assert [item.rev for item in items] == list(range(len(items)))
        assert match.told(seat, since=4) == items[4:]


def test_an_open_answer_is_seen_by_all() -> None:
    """Spectators see an open answer, a deadline, and the end."""
    match = Parlour(say(0)).new(players=2, dues=((5, "bell"),))
    match.answer(0, n(1), at=9)
    for seat in EVERYBODY:
        kinds = [type(item) for item in match.told(seat)]
        assert kinds == [Put, Rang, Told, Put, Did, Told, Ended]
        assert match.told(seat)[1] == Rang(1, "bell")
        assert match.told(seat)[4] == Did(4, 0, n(1))
        assert match.put(seat) == Ended(6, match.outcome)


def test_an_offer_taken_is_seen_by_all() -> None:
    """An offer taken is told as one."""
    match = Parlour(say(0), offers=(GROW,)).new(players=2)
    match.answer(1, Wish("grow"))
    assert [match.told(seat)[1] for seat in EVERYBODY] == [Did(1, 1, Wish("grow"), offer=True)] * 3


def test_a_sealed_answer_is_hidden_until_it_is_told() -> None:
    """Others see that a seat has answered, not what; the seat itself does; then the rules tell all."""
    match = Parlour(bids, say(0)).new(players=2)
    match.answer(1, n(2))
    assert [match.told(seat)[1] for seat in EVERYBODY] == [Did(1, 1), Did(1, 1, n(2)), Did(1, 1)]
    assert b"args" not in to_json(match.told(0)[1])
    match.answer(0, n(0))
    assert [told(match, seat) for seat in EVERYBODY] == [["bids 0=0 1=2"]] * 3


def test_a_different_sealed_answer_looks_the_same() -> None:
    """Two matches that differ only in another seat's sealed answer are the same to the byte for this one."""
    streams = []
    for number in (0, 2):
        match = Parlour(bids).new(players=2)
        match.answer(1, n(number))
        streams.append([to_json(match.told(seat)) for seat in (0, SPECTATOR)])
    assert streams[0] == streams[1]


def test_only_the_asked_seat_gets_a_choice() -> None:
    """All see which question stands for whom and why; the choice, near misses and warnings go to the asked seat."""
    match = Parlour(say(0), offers=(GROW,)).new(players=2)
    mine, other, watcher = (match.put(seat) for seat in EVERYBODY)
    assert {(put.seats, put.question, put.cites) for put in (mine, other, watcher)} == {((0,), "outer", ("PL-ASK-01",))}
    assert (
        (other.choice, other.blocked, other.warned)
        == (watcher.choice, watcher.blocked, watcher.warned)
        == (None, (), ())
    )
    assert [act["verb"] for act in mine.choice] == ["say", "pick"]
    assert mine.blocked == tuple(Marked(n(i), "PL-SAY-01", {"most": 3}, f"n:{i}", (f"n:{i}",)) for i in (3, 4))
    assert mine.warned == (Marked(n(0), "PL-SAY-02", {"of": 0}),)
    assert [act["verb"] for act in other.offers] == ["grow"]
    assert watcher.offers == []


def test_options_name_the_things_they_touch() -> None:
    """Each item of a choice has its place on the board beside it."""
    match = Parlour(say(0)).new(players=1)
    choice = match.put(0).choice
    assert choice is not None
    (part,) = choice[0]["parts"]
    assert part["items"] == (0, 1, 2)
    assert part["places"] == ["n:0", "n:1", "n:2"]


def test_at_most_forty_near_misses(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many near misses a verb names, forty are sent."""
    monkeypatch.setattr(Say, "near", lambda *_: (n(number) for number in range(3, 99)))
    assert len(Parlour(say(0)).new(players=1).put(0).blocked) == MOST_BLOCKED == 40


def test_a_record_holds_what_the_seat_knows() -> None:
    """A record has the view at the checkpoint, all items, and of hidden entries only that they are there."""
    match = Parlour(say(0), bids).new(players=2)
    match.answer(0, n(1))
    match.answer(1, n(2), at=7)
    record = match.record(0)
    assert record.since == (Unseen("answer", 1, 7),)
    assert match.record(1).since == (Answer(1, n(2), 7, secret=True),)
    assert record.view.hand == (10,)
    assert record.items == tuple(to_json(item) for item in match.told(0))
    assert record.items[record.mark] == to_json(match.told(0)[3])
    assert match.record(SPECTATOR).since == (Unseen("answer", 1, 7),)


def test_a_record_hides_draws_nobody_may_see() -> None:
    """A draw for all to see is in the record with its value, a hidden one without."""

    def deal(g: Room) -> Script[None]:
        yield from throw(g)
        yield from say(0)(g)

    match = Parlour(deal).new(players=2)
    die, deck = match.record(1).since
    assert isinstance(die, Drawn)
    assert deck == Unseen("drawn")


def test_a_quiet_play_tells_nothing() -> None:
    """In quiet mode nothing is kept of what is told."""
    quiet = Parlour(say(0), say(0)).new(players=1).fork()
    quiet.answer(0, n(1))
    assert inside(quiet).tape.told == []
    assert not hasattr(quiet, "streams")


def test_hidden_is_no_card() -> None:
    """The number that stands for a hidden card is never a card's number."""
    assert HIDDEN < 0
