"""Positions: one line of text, restored in the middle of a script, and forks that go their own way."""

from __future__ import annotations

from copy import copy

import msgspec
import pytest
from tests.unit.kernel.parlour import GROW, PONDER, Parlour, Room, Step, bids, n, say, steps_of, throw, twice

from getaway.kernel import (
    Answer,
    Match,
    One,
    Position,
    Refused,
    Script,
    Seat,
    Seeded,
    Wish,
    chance,
    from_json,
    from_text,
    position,
    restore,
    to_json,
    to_text,
)
from getaway.kernel.entries import Renewed
from getaway.kernel.inside import inside
from getaway.kernel.stream import NewRules


class Newer(Parlour):
    """The same game with corrected rules."""

    version = 2


def both(*steps: Step) -> Step:
    """Several steps in one script."""

    def script(g: Room) -> Script[None]:
        for step in steps:
            yield from step(g)

    return script


def hush(g: Room) -> Script[None]:
    """From here on only 0 may be said."""
    yield from ()
    g.most = 1


def toss(g: Room) -> Script[None]:
    """A coin instead of a die."""
    coin = yield from chance(g, One("coin", ("heads", "tails")), seen=None)
    g.note("tossed", coin["coin"])


def middle() -> Match:
    """A match in the middle of a script, after draws, offers, a deadline and a nested question."""
    game = Parlour(say(0), twice(0), say(1), offers=(PONDER, GROW))
    match = game.new(players=2, seed=3, dues=((250, "bell"),))
    match.answer(0, n(1), at=100)
    match.answer(1, Wish("ponder"), at=150)
    match.answer(1, n(0), at=200)
    match.answer(0, n(2), at=260)
    match.answer(1, Wish("grow"), at=300)
    match.answer(0, Wish("ponder"), at=400)
    return match


def asked(match: Match) -> list[object]:
    """The questions that stand, as bytes, and their numbers."""
    return [(put.id, put.seat, put.question.name, to_json(put.choice.wire())) for put in match.asks]


def test_a_position_is_one_line() -> None:
    """The text has no line break, and text and data hold the same."""
    match = middle()
    text = to_text(match)
    assert "\n" not in text
    assert to_json(from_json(text, Position)) == to_json(position(match)) == text.encode()


def test_a_restored_match_stands_at_the_same_question() -> None:
    """Restored in the middle of a script: the same state, question, time, entries since, and text again."""
    match = middle()
    again = from_text(match.game, to_text(match))
    assert (again.state_hash, asked(again), again.now) == (match.state_hash, asked(match), match.now)
    assert inside(again).since == inside(match).since
    assert to_text(again) == to_text(match)


def test_a_restored_match_tells_the_same_from_the_checkpoint_on() -> None:
    """Every audience's items since the checkpoint are the same to the byte, with the same numbers."""
    match = middle()
    again = from_text(match.game, to_text(match))
    for seat in (0, 1, -1):
        mark = match.record(seat).mark
        assert mark > 0
        assert [to_json(item) for item in again.told(seat)] == [to_json(item) for item in match.told(seat)[mark:]]
        assert again.told(seat, since=mark) == again.told(seat)


def test_a_restored_match_plays_on_alike() -> None:
    """With the source of chance where it was, the same answers give the same states and items."""
    match = middle()
    chance = Seeded(3, drawn=inside(match).chance.drawn)
    again = from_text(match.game, to_text(match), chance)
    for seat, wish in [(0, n(1)), (0, n(3)), (1, Wish("ponder")), (1, n(2)), (1, n(0))]:
        match.answer(seat, wish)
        again.answer(seat, wish)
        assert again.state_hash == match.state_hash
        assert again.told(0)[-1] == match.told(0)[-1]
    assert again.over


def test_a_shuffle_since_the_checkpoint_comes_again() -> None:
    """The order that a shuffle gave is read back from the text as it was."""

    def deal(g: Room) -> Script[None]:
        yield from throw(g)
        yield from say(0)(g)

    match = Parlour(deal).new(players=2, seed=9)
    again = from_text(match.game, to_text(match))
    assert again.g.hands == match.g.hands
    assert again.state_hash == match.state_hash
    assert inside(again).since == inside(match).since


def test_sealed_answers_stay_sealed() -> None:
    """A sealed answer since the checkpoint is restored, and still hidden from the others."""
    match = Parlour(bids, say(0)).new(players=2)
    match.answer(1, n(2))
    again = from_text(match.game, to_text(match))
    assert [put.seat for put in again.asks] == [0]
    assert again.told(0) == match.told(0)
    assert "n=2" not in repr(again.told(0))


def test_a_finished_match_is_restored_as_finished() -> None:
    """The position of a match that is over is over, with the same outcome."""
    match = Parlour(say(0)).new(players=1)
    match.answer(0, n(2))
    again = from_text(match.game, to_text(match))
    assert (again.over, again.outcome) == (True, match.outcome)


def test_practice_and_pause_are_kept() -> None:
    """A practice table that is paused is restored as such."""
    match = Parlour(say(0), say(0)).new(players=1, practice=True)
    match.pause(70)
    again = from_text(match.game, to_text(match))
    assert (again.practice, again.paused, again.now) == (True, True, 70)


@pytest.mark.clause("GT-VERSION-01")
def test_a_match_goes_on_under_newer_rules() -> None:
    """An older position goes on with its answers, and an entry that all see names both versions."""
    match = middle()
    newer = Newer(*steps_of(match), offers=(PONDER, GROW))
    again = restore(newer, position(match))
    assert again.state_hash == match.state_hash
    assert inside(again).since == inside(match).since
    assert len(again.log) == 1
    assert isinstance(again.log[-1], Renewed)
    assert (again.log[-1].old, again.log[-1].new) == (match.game.version, newer.version)
    for stream in inside(again).streams:
        assert [(item.old, item.new) for item in stream if isinstance(item, NewRules)] == [(1, newer.version)]
    assert again.asks


@pytest.mark.clause("GT-VERSION-01")
@pytest.mark.parametrize("undoable", [True, False])
def test_answers_that_newer_rules_refuse_are_left_out(undoable: bool) -> None:
    """The match goes on before the first refused answer; draws of the answers that hold are not made again."""
    match = Parlour(both(throw, say(0), throw, say(0), say(0))).new(players=1, seed=5)
    match.answer(0, n(1))
    hands = match.g.hands
    match.answer(0, n(2))
    stored = from_json(to_json(position(match, undoable=undoable)), Position)  # draws as a store gives them back
    stricter = Newer(both(throw, say(0), throw, hush, say(0), say(0)))
    again = restore(stricter, stored, Seeded(5))
    assert again.g.hands == hands
    assert [entry.wish for entry in inside(again).since if isinstance(entry, Answer)] == [n(1)]
    assert inside(again).chance.drawn == inside(match).chance.drawn
    assert [type(entry) for entry in again.log] == [Renewed]
    assert again.why(0, n(2)) == Refused("PL-SAY-01", most=1)
    again.answer(0, n(0))


def numbers(match: Match) -> list[int]:
    """What was said since the checkpoint."""
    return [entry.wish["n"] for entry in inside(match).since if isinstance(entry, Answer)]


class Inquisitive(Newer):
    """Rules that ask where the older ones did not: those said 0 and went on."""

    def unasked(self, g: Room, seat: Seat, question: str) -> Wish | None:
        return n(0) if question == "inner" else None


class Taciturn(Newer):
    """Rules in which saying something does nothing."""

    idle = frozenset({"say"})


@pytest.mark.clause("GT-VERSION-01")
def test_what_older_rules_did_unasked_is_not_asked_later() -> None:
    """A question the older rules didn't ask is answered the way they went on, up to the last answer that holds.

    An answer that did nothing doesn't get in the way where the newer rules don't ask for it.
    """
    match = Parlour(both(say(0), throw, say(1), say(0))).new(players=2, seed=5)
    match.answer(0, n(1))
    match.answer(1, n(2))
    again = restore(Inquisitive(both(say(0), throw, twice(0), say(1), twice(0), say(0))), position(match), Seeded(5))
    assert numbers(again) == [1, 0, 0, 2]
    assert [(ask.seat, ask.question.name) for ask in again.asks] == [(0, "inner")]
    silent = Taciturn(both(say(0), throw, say(0)))
    assert [
        entry.wish["n"]
        for entry in inside(restore(silent, position(match), Seeded(5))).since
        if isinstance(entry, Answer)
    ] == [1]
    refusing = restore(Inquisitive(both(say(0), throw, hush, twice(0), say(1), say(0))), position(match), Seeded(5))
    assert numbers(refusing) == [1]


@pytest.mark.clause("GT-VERSION-01")
def test_a_draw_that_does_not_fit_newer_rules_is_made_again() -> None:
    """Where the newer rules throw something else, the match goes on before the answer that led to the throw."""
    match = Parlour(both(say(0), throw, say(0))).new(players=2, seed=5)
    match.answer(0, n(1))
    again = restore(Newer(both(say(0), toss, say(0))), position(match, undoable=True), Seeded(5))
    assert inside(again).since == []
    again.answer(0, n(1))


def test_a_position_that_these_rules_cannot_read() -> None:
    """A position of newer rules or of another game is refused by GT-VERSION-01."""
    match = middle()
    stored = position(match)
    for other in ({"version": match.game.version + 1}, {"game": "else"}, {"base": msgspec.Raw(b"{}"), "version": 0}):
        with pytest.raises(Refused, match="GT-VERSION-01"):
            restore(match.game, msgspec.structs.replace(stored, **other))


def test_the_time_of_a_checkpoint_is_kept() -> None:
    """What a script read of the clock before its first question is the same in a fork and restored."""

    def stamp(g: Room) -> Script[None]:
        g.note("begun at", g.now)
        yield from say(0)(g)

    match = Parlour(say(0), stamp).new(players=1)
    match.answer(0, n(0), at=100)
    match.advance(400)
    assert match.fork().g.notes == match.g.notes
    assert from_text(match.game, to_text(match)).g.notes == match.g.notes


@pytest.mark.parametrize("text", ["", "{}", '{"game":"parlour"}', "nonsense"])
def test_a_text_that_is_no_position(text: str) -> None:
    """Text that isn't a position raises a `ValueError`."""
    with pytest.raises(ValueError, match=r"."):
        from_text(Parlour(say(0)), text)


@pytest.mark.parametrize(("said", "forged"), [('"n":1', '"n":9'), ('"verb":"grow"', '"verb":"shrink"')])
def test_a_forged_answer_is_not_restored(said: str, forged: str) -> None:
    """A position whose answers were not legal when they were given is refused."""
    match = Parlour(twice(0), offers=(GROW,)).new(players=1)
    match.answer(0, Wish("grow"))
    match.answer(0, n(1))
    text = to_text(match)
    assert said in text
    assert from_text(match.game, text).state_hash == match.state_hash
    with pytest.raises(Refused, match="GT-CHOICE-01"):
        from_text(match.game, text.replace(said, forged))


def test_a_fork_goes_its_own_way() -> None:
    """What a fork does leaves the match alone, and the other way round."""
    match = middle()
    state, log = match.state_hash, list(match.log)
    fork = match.fork()
    assert fork.state_hash == state
    fork.answer(0, n(0))
    fork.answer(0, n(1))
    assert (match.state_hash, match.log) == (state, log)
    match.answer(0, n(1))
    assert fork.state_hash != match.state_hash


def test_a_fork_has_the_same_dice_or_its_own() -> None:
    """A fork throws what the match will throw, unless it is given a chance of its own."""
    game = Parlour(say(0), throw, say(0))
    match = game.new(players=2, seed=1)
    same, others = match.fork(), [match.fork(Seeded(seed)) for seed in range(2, 12)]
    for play in (match, same, *others):
        play.answer(0, n(0))
    assert same.g.hands == match.g.hands
    assert {play.g.hands for play in others} != {match.g.hands}


def test_a_fork_of_a_fork() -> None:
    """A quiet play can be forked like a match."""
    fork = middle().fork().fork()
    fork.answer(0, n(1))
    again = fork.fork()
    assert again.state_hash == fork.state_hash


def test_the_counter_of_chance_is_kept() -> None:
    """A restored match draws on where the stored one stopped, never the same dice again."""
    match = Parlour(throw, say(0), throw, say(0)).new(players=1, seed=5)
    again = from_text(match.game, to_text(match), Seeded(5))
    for each in (match, again):
        each.answer(0, n(1))
    assert inside(again).chance.drawn == inside(match).chance.drawn > 1
    assert again.state_hash == match.state_hash


def test_nobody_reads_as_somebody_else() -> None:
    """A number that is no seat reads nothing, least of all another seat's record."""
    match = middle()
    for seat in (-2, match.g.players):
        for read in (match.view, match.talk, match.put, match.told, match.record):
            with pytest.raises(Refused, match="GT-SEAT-01"):
                read(seat)


def test_a_question_that_still_stands_keeps_its_number() -> None:
    """While another seat bids, a bid on its way is accepted by the number it was meant for; an older one is not."""
    match = Parlour(say(0), bids).new(players=2)
    old = match.asks[0].id
    match.answer(0, n(1))
    meant = {ask.seat: ask.id for ask in match.asks}
    match.answer(0, n(1), ask=meant[0])
    assert match.why(1, n(1), ask=old) == Refused("GT-ASK-02")
    match.answer(1, n(1), ask=meant[1])


def test_a_play_is_not_copied() -> None:
    """Copying a play by accident is an error."""
    with pytest.raises(TypeError, match="use fork"):
        copy(middle().fork())
