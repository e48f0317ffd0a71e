"""Random play of everything at once: at every decision, all ways to the same position agree."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.kernel.evenness import dice_of
from tests.unit.kernel.parlour import (
    GROW,
    OUTER,
    PONDER,
    SHRINK,
    UNDER,
    Parlour,
    Room,
    bids,
    say,
    shown,
    throw,
    twice,
)

from getaway.kernel import (
    Match,
    Play,
    Refused,
    Script,
    Seeded,
    Wish,
    ask,
    ask_any,
    from_text,
    state_hash,
    to_json,
    to_text,
)
from getaway.kernel.entries import Undone
from getaway.kernel.inside import inside
from getaway.kernel.logbook import read, replay, verify, write


def either(g: Room) -> Script[None]:
    """Ask every seat, then ask the one that answered first once more, with a condition."""
    first = yield from ask_any(g, OUTER, lambda g: tuple(range(g.players)))
    assert first is not None
    seat, wish = first
    g.note(seat, wish.verb)
    low = yield from ask(g, seat, UNDER)
    g.note(seat, "low", low["n"])


def again(g: Room) -> Script[None]:
    """A deadline that sets another one and asks."""
    g.dues = (*g.dues, (g.now + 70, "tock"))
    yield from twice(0)(g)


STEPS = (say(0), throw, twice(1), bids, either, shown, say(1), throw, either, twice(0), bids)
GAME = Parlour(*STEPS, on={"tick": again}, offers=(GROW, PONDER, SHRINK))
DUES = ((60, "tick"), (200, "bell"), (400, "last"))
SEEDS = st.integers(0, 2**32)


def new(seed: int, *, practice: bool = False) -> Match:
    """A match of three seats."""
    return GAME.new(players=3, seed=seed, practice=practice, dues=DUES)


def wish(play: Play, dice: Random) -> tuple[int, Wish]:
    """Some answer or, now and then, an offer."""
    if dice.randrange(4):
        put = play.asks[dice.randrange(len(play.asks))]
        return put.seat, put.choice.by_verb(dice)
    seat = dice.randrange(3)
    return seat, play.offers(seat).sample(dice)


def act(match: Match, dice: Random) -> None:
    """One answer or offer; or time passes, or somebody takes back if the rules let them."""
    what = dice.randrange(8)
    if what == 0:
        match.advance(match.now + dice.randrange(50))
    elif what == 1:
        with suppress(Refused):
            match.undo(dice.randrange(3), agreed=(0, 1, 2)[: dice.randrange(4)])
    else:
        match.answer(*wish(match, dice))


def played(seed: int, acts: int, *, practice: bool = False) -> Match:
    """A match after some acts."""
    match, dice = new(seed, practice=practice), dice_of(seed)
    for _ in range(acts):
        if not match.over:
            act(match, dice)
    return match


def standing(match: Play) -> tuple[object, ...]:
    """State, time, and what is asked of whom."""
    asks = [(put.seat, put.question.name, to_json(put.choice.wire())) for put in match.asks]
    return (match.state_hash, match.now, asks)


@given(SEEDS, st.integers(0, 40))
def test_fork_and_restore_stand_at_the_same_place(seed: int, acts: int) -> None:
    """A fork, the fork's fork, and the match read from text have the same state and questions."""
    match = played(seed, acts)
    stands = standing(match)
    assert standing(match.fork()) == standing(match.fork().fork()) == stands
    assert standing(from_text(GAME, to_text(match))) == stands
    assert standing(match) == stands


@given(SEEDS, st.integers(0, 40), st.booleans())
def test_a_restored_match_gives_every_seat_its_record(seed: int, acts: int, practice: bool) -> None:
    """After undos and deadlines too, what a seat was told since the checkpoint and still holds comes out the same."""
    match = played(seed, acts, practice=practice)
    again = from_text(GAME, to_text(match))
    for seat in (0, 1, 2, -1):
        one, two = match.record(seat), again.record(seat)
        assert (one.told, one.since, one.mark, to_json(one.view)) == (two.told, two.since, two.mark, to_json(two.view))


@given(SEEDS)
@settings(max_examples=40)
def test_quiet_is_loud(seed: int) -> None:
    """A quiet play has the same state, checkpoint by checkpoint and question by question, as the match."""
    match, dice = new(seed), dice_of(seed)
    quiet = match.fork()
    for _ in range(60):
        if match.over:
            break
        seat, said = wish(match, dice)
        at = match.now + dice.randrange(20)
        for play in (match, quiet):
            play.advance(at)
        if any(said in put.choice for put in match.asks if put.seat == seat):
            match.answer(seat, said)
            quiet.answer(seat, said)
        assert standing(quiet) == standing(match)
        assert (state_hash(inside(quiet).base), inside(quiet).since) == (
            state_hash(inside(match).base),
            inside(match).since,
        )
    assert quiet.outcome == match.outcome


@given(SEEDS, st.integers(0, 40), st.booleans())
def test_the_log_plays_again(seed: int, acts: int, practice: bool) -> None:
    """The log, read back, gives the same match to the byte, and no fault is found in it."""
    match = played(seed, acts, practice=practice)
    book = read(write(match))
    assert verify(GAME, book) == []
    again = replay(GAME, book)
    assert standing(again) == standing(match)
    assert write(again) == write(match)
    assert inside(again).streams == inside(match).streams


@given(SEEDS, st.integers(0, 40), st.integers(0, 2))
def test_undo_goes_back_to_a_state_that_was(seed: int, acts: int, seat: int) -> None:
    """What an undo leads to is the state from before the first entry it took back, and no draw is among those."""
    match, dice = new(seed), dice_of(seed)
    states = {0: match.state_hash}
    for _ in range(acts):
        if match.over:
            return
        match.answer(*wish(match, dice))
        states[len(inside(match).line)] = match.state_hash
    line, log = list(inside(match).line), list(match.log)
    try:
        match.undo(seat, agreed=(0, 1, 2))
    except Refused:
        assert (inside(match).line, match.log) == (line, log)
        return
    undone = match.log[-1]
    assert isinstance(undone, Undone)
    assert match.state_hash == states[undone.keep]
    assert all(hasattr(entry, "wish") for entry in line[undone.keep :])
    assert match.log[:-1] == log


@given(SEEDS, st.integers(1, 30))
def test_the_same_answers_give_the_same_match(seed: int, acts: int) -> None:
    """Two matches of one seed that get the same answers are the same to the byte."""
    one, two = played(seed, acts), played(seed, acts)
    assert (one.chain, inside(one).streams) == (two.chain, inside(two).streams)


@given(SEEDS, st.integers(0, 30))
def test_restored_plays_on_alike(seed: int, acts: int) -> None:
    """A match restored with its dice where they were goes on as the match itself does."""
    match = played(seed, acts)
    again = from_text(GAME, to_text(match), Seeded(seed, inside(match).chance.drawn))
    dice = dice_of(seed + 1)
    for _ in range(8):
        if match.over:
            break
        seat, said = wish(match, dice)
        match.answer(seat, said)
        again.answer(seat, said)
        assert standing(again) == standing(match)
