"""Playing on at random gives the same answers as drawing each from its question, for every game."""

from __future__ import annotations

from random import Random

import pytest

from getaway import games
from getaway.kernel import Match, Play, Seeded

ANSWERS = 60


def seeded(seed: int) -> Random:
    """Dice for the answers."""
    return Random(seed)  # noqa: S311 - play isn't cryptography


@pytest.fixture(params=games.names())
def match(request: pytest.FixtureRequest) -> Match:
    """A match of each game at its first question."""
    game = games.find(request.param)
    return game.new(max(2, game.players[0]), seed=3)


def one_by_one(play: Play, dice: Random, most: int) -> int:
    """Each answer drawn from the whole question of the first seat."""
    given = 0
    while given < most and not play.over:
        ask = play.asks[0]
        play.answer(ask.seat, ask.choice.sample(dice))
        given += 1
    return given


def test_playing_on_leads_where_single_answers_lead(match: Match) -> None:
    """The same dice give the same answers and draws, whether the play goes on quietly or as a match that is logged."""
    by_hand, quiet = match.fork(Seeded(5)), match.fork(Seeded(5))
    given = one_by_one(by_hand, seeded(7), ANSWERS)
    assert quiet.play_on(seeded(7), ANSWERS) == given
    assert quiet.state_hash == by_hand.state_hash
    assert repr(quiet.asks) == repr(by_hand.asks)
    loud = match.fork()
    assert match.play_on(seeded(7), ANSWERS) == one_by_one(loud, seeded(7), ANSWERS)
    assert match.state_hash == loud.state_hash


def test_a_play_goes_on_to_its_end(match: Match) -> None:
    """Without a limit it ends with the match, and a fork taken on the way stands where the play stood."""
    play = match.fork(Seeded(11))
    assert play.play_on(seeded(1), 25) <= 25
    fork = play.fork()
    assert fork.state_hash == play.state_hash
    assert play.play_on(seeded(2)) == fork.play_on(seeded(2))
    assert play.over
    assert fork.state_hash == play.state_hash
    assert play.play_on(seeded(3)) == 0
