"""Undo: by right, by vote, never over a barrier, and the log only grows."""

from __future__ import annotations

import pytest
from tests.unit.kernel.parlour import GROW, PONDER, Parlour, Step, bids, n, say, shown, throw, twice

from getaway.kernel import Answer, Match, Refused, Undone, Wish
from getaway.kernel.inside import inside
from getaway.kernel.logbook import read, replay, verify, write
from getaway.kernel.stream import Put, Undid


def cannot(match: Match, seat: int, clause: str, agreed: tuple[int, ...] = ()) -> None:
    """Undo is refused by this clause and changes nothing."""
    before = (match.state_hash, len(match.log), [len(stream) for stream in inside(match).streams])
    with pytest.raises(Refused, match=clause):
        match.undo(seat, agreed=agreed)
    assert (match.state_hash, len(match.log), [len(stream) for stream in inside(match).streams]) == before


def test_a_seat_takes_its_own_answer_back() -> None:
    """By right, and the state and the question are as before."""
    match = Parlour(say(0), say(0), say(0)).new(players=2)
    match.answer(0, n(1))
    state, question = match.state_hash, match.asks[0].choice.wire()
    match.answer(0, n(2))
    match.undo(0)
    assert (match.state_hash, match.asks[0].choice.wire()) == (state, question)
    match.answer(0, n(0))
    assert match.g.notes == ("0 says 1", "0 says 0")


@pytest.mark.clause("GT-UNDO-01")
def test_nothing_of_ones_own() -> None:
    """A seat that has not answered has nothing to take back, even if all agree."""
    match = Parlour(say(0), say(0)).new(players=2)
    cannot(match, 0, "GT-UNDO-01")
    match.answer(0, n(1))
    cannot(match, 1, "GT-UNDO-01")
    cannot(match, 1, "GT-UNDO-01", agreed=(0, 1))


def test_answers_in_a_row_within_one_script_are_one() -> None:
    """Two answers of one script are taken back together; those of two scripts one by one."""
    match = Parlour(say(0), twice(0), say(1)).new(players=2)
    states = [match.state_hash]
    match.answer(0, n(0))
    states.append(match.state_hash)
    match.answer(0, n(1))
    match.answer(0, n(2))
    match.undo(0)
    assert match.state_hash == states[1]
    match.undo(0)
    assert match.state_hash == states[0]
    cannot(match, 0, "GT-UNDO-01")


def test_half_of_a_script_is_taken_back() -> None:
    """In the middle of a script its first answer can be taken back."""
    match = Parlour(twice(0)).new(players=1)
    state = match.state_hash
    match.answer(0, n(1))
    match.undo(0)
    assert (match.state_hash, inside(match).since) == (state, [])


def test_another_seats_answers_before_stay() -> None:
    """In a sealed round only the seat's own bid is taken back."""
    match = Parlour(bids, say(0)).new(players=3)
    match.answer(2, n(2))
    match.answer(0, n(1))
    match.undo(0)
    assert [put.seat for put in match.asks] == [0, 1]
    match.answer(0, n(0))
    match.answer(1, n(0))
    assert match.g.notes == ("bids 0=0 1=0 2=2",)


@pytest.mark.clause("GT-UNDO-02")
def test_over_another_seats_answer_all_must_agree() -> None:
    """Once another seat has answered, a vote of all the others is needed, not less."""
    match = Parlour(say(0), say(1), say(0)).new(players=3)
    state = match.state_hash
    match.answer(0, n(1))
    match.answer(1, n(1))
    cannot(match, 0, "GT-UNDO-02")
    cannot(match, 0, "GT-UNDO-02", agreed=(1,))
    cannot(match, 0, "GT-UNDO-02", agreed=(0, 2))
    match.undo(0, agreed=(2, 1))
    assert match.state_hash == state
    assert match.log[-1] == Undone(0, 0, 0, (1, 2))


def test_an_offer_of_another_seat_needs_the_vote_too() -> None:
    """An offer that another seat took counts as its answer."""
    match = Parlour(twice(0), offers=(GROW,)).new(players=2)
    match.answer(0, n(1))
    match.answer(1, Wish("grow"))
    cannot(match, 0, "GT-UNDO-02")
    match.undo(1)
    match.undo(0)
    assert match.g.notes == ()


@pytest.mark.clause("GT-UNDO-03")
@pytest.mark.parametrize("secret", [throw, shown], ids=["a draw", "a barrier"])
def test_never_over_a_draw_or_a_secret_shown(secret: Step) -> None:
    """Even if everyone agrees, an answer that led to a draw or showed a secret stands; later ones can be undone."""
    match = Parlour(say(0), secret, say(0), say(0)).new(players=2)
    match.answer(0, n(1))
    cannot(match, 0, "GT-UNDO-03")
    cannot(match, 0, "GT-UNDO-03", agreed=(0, 1))
    state = match.state_hash
    match.answer(0, n(2))
    match.undo(0)
    assert match.state_hash == state
    cannot(match, 0, "GT-UNDO-03", agreed=(0, 1))


def test_answers_in_a_row_stop_at_a_draw() -> None:
    """Of the answers within one script only those after the draw are taken back."""
    match = Parlour(twice(0), offers=(PONDER,)).new(players=1)
    match.answer(0, n(1))
    match.answer(0, Wish("ponder"))
    match.answer(0, n(0))
    cannot(match, 0, "GT-UNDO-03")
    state = match.state_hash
    match.answer(0, Wish("ponder"))
    match.undo(0)
    assert match.state_hash == state


def test_never_over_a_deadline() -> None:
    """A deadline that has fired is not taken back, and answers since then are."""
    match = Parlour(say(0), say(0), say(0)).new(players=2, dues=((500, "bell"),))
    match.answer(0, n(1), at=100)
    match.advance(500)
    cannot(match, 0, "GT-UNDO-03", agreed=(0, 1))
    match.answer(0, n(2), at=600)
    match.undo(0)
    assert match.g.notes == ("0 says 1", "rings bell")
    assert match.now == 600


def test_the_log_only_grows() -> None:
    """Undo adds an entry; what was logged before stays as it was."""
    match = Parlour(say(0), say(0)).new(players=2)
    match.answer(0, n(1), at=40)
    before = list(match.log)
    match.advance(90)
    match.undo(0)
    assert match.log == [*before, Undone(0, 0, 90)]


def test_the_audiences_hear_which_items_no_longer_hold() -> None:
    """Everyone hears who undid and from which of their items on nothing holds; the question is asked again."""
    match = Parlour(say(0), say(0), say(1)).new(players=2)
    match.answer(0, n(1))
    lengths = [len(match.told(seat)) for seat in (0, 1, -1)]
    match.answer(0, n(2))
    match.undo(0, agreed=(1,))
    for seat, length in zip((0, 1, -1), lengths, strict=True):
        undid, put = match.told(seat)[-2:]
        assert undid == Undid(len(match.told(seat)) - 2, 0, length, (1,))
        assert isinstance(put, Put)
        assert isinstance(match.told(seat)[length - 1], Put)
        assert put.question == "outer"
        assert put.seats == (0,)


def test_an_answer_to_the_question_before_the_undo_is_too_late() -> None:
    """The question asked again after an undo is a different question."""
    match = Parlour(say(0), say(0)).new(players=1)
    first = match.asks[0].id
    match.answer(0, n(1))
    match.undo(0)
    assert match.why(0, n(1), ask=first) == Refused("GT-ASK-02")
    assert match.why(0, n(1), ask=match.asks[0].id)


def test_a_practice_table_goes_further() -> None:
    """At a practice table undo crosses draws, barriers and deadlines; it says so, and new dice are drawn."""
    match = Parlour(say(0), throw, shown, say(0)).new(players=2, seed=3, practice=True, dues=((500, "bell"),))
    state = match.state_hash
    seen = set()
    for _ in range(8):
        match.answer(0, n(1))
        match.advance(max(match.now, 600))
        seen.add(match.g.hands)
        match.undo(0)
        assert match.state_hash == state
    assert len(seen) > 1
    assert inside(match).chance.drawn == 16
    assert match.log[-1] == Undone(0, 0, 600, (), practice=True)
    assert all(match.told(seat)[-2].practice for seat in (0, 1, -1))


def test_a_practice_table_still_asks_the_others() -> None:
    """At a practice table too, another seat's answer is taken back only by vote."""
    match = Parlour(say(0), throw, say(1), say(0)).new(players=2, practice=True)
    match.answer(0, n(1))
    match.answer(1, n(1))
    cannot(match, 0, "GT-UNDO-02")
    match.undo(0, agreed=(1,))
    assert match.g.notes == ()


@pytest.mark.parametrize("practice", [False, True])
def test_a_log_with_undos_plays_again(practice: bool) -> None:
    """Read back, a log with undos gives the same chain, state and question, and its chance is verified."""
    game = Parlour(say(0), throw, twice(0), say(1), throw, say(0), offers=(GROW,))
    match = game.new(players=2, seed=5, practice=practice, dues=((300, "bell"),))
    match.answer(0, n(1), at=20)
    if practice:
        match.undo(0)
        match.answer(0, n(2), at=30)
    match.answer(0, n(1), at=40)
    match.answer(1, Wish("grow"), at=50)
    match.undo(1)
    match.undo(0)
    match.answer(0, n(2), at=310)
    match.answer(0, n(2), at=320)
    match.answer(1, n(0), at=330)
    book = read(write(match))
    again = replay(game, book)
    assert verify(game, book) == []
    assert (again.chain, again.state_hash, again.log) == (match.chain, match.state_hash, match.log)
    assert inside(again).streams == inside(match).streams
    assert [entry for entry in inside(again).line if isinstance(entry, Answer)] == [
        entry for entry in inside(match).line if isinstance(entry, Answer)
    ]
