"""The literal team player of Bomb Squad."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from getaway.bots import Bot
from getaway.bots.bombsquad.literal import decide
from getaway.cli.console.wording import Wording
from getaway.games.bombsquad import GAME
from getaway.kernel import Match, Seeded, sample_world
from getaway.kernel.inside import Unwatched
from getaway.texts import texts_of

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mission": "alpha"},
    {"players": 3, "mission": "m01"},
    {"players": 4, "mission": "m01", "roles": "random", "clock": "real"},
    {"players": 3, "mission": "alpha", "no_programming": True},
    {"players": 2, "mission": "alpha", "fog_of_war": True},
    {"players": 3, "mission": "m01", "second_robot": "lynx", "robot": "mule"},
    {"players": 6, "mission": "bravo", "empty_clues": True, "mishaps": True, "memory_aid": True},
)
TURNS = 40


def unwatched(players: int, seed: int = 0, **options: Any) -> Unwatched:
    """A match that keeps no log."""
    return Unwatched(GAME, GAME.begin(players, options), Seeded(seed))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: " ".join(map(str, table.values())))
def test_every_answer_is_legal_and_has_a_reason(table: dict[str, Any]) -> None:
    """At any table, every question is answered with something the question accepts."""
    match = unwatched(**table)
    while not match.over and match.g.turns < TURNS:
        ask = match.asks[0]
        decision = decide(match.g, ask)
        assert decision.wish in ask.choice
        assert decision.reason is not None
        match.answer(ask.seat, decision.wish)


def played(turns: int, players: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match played by the bots for some turns."""
    match = GAME.new(players, seed=seed, mission="m01", **options)
    while not match.over and match.g.turns < turns:
        seat = match.asks[0].seat
        match.answer(seat, decide(match.g, match.asks[0]).wish)
    return match


@pytest.mark.parametrize("people", [(), (0, 1, 2)])
@pytest.mark.parametrize("turns", [3, 17, 31])
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(turns: int, people: tuple[int, ...]) -> None:
    """It never uses a card that its seat doesn't know, wherever people sit."""
    match = played(turns)
    seat = match.asks[0].seat
    record = match.record(seat)
    bot = Bot("expert", people=people)
    told = bot.decide(record)
    hands = set()
    for seed in range(8):
        world = sample_world(GAME, record, Random(seed))  # noqa: S311 - play isn't cryptography
        hands.add(world.g.hands[seat])
        assert bot.decide(world.record(seat)) == told
        assert decide(world.g, world.asks[0], people=people) == told
    assert len(hands) > 1


def test_it_does_far_better_than_chance() -> None:
    """A team of three clears the training mission with every hostage."""
    match = unwatched(3, seed=2, mission="bravo")
    while not match.over:
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]).wish)
    outcome = GAME.outcome(match.g)
    assert outcome is not None
    assert outcome.score == match.g.building.perfect
    assert not outcome.parts.reserve_used


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_reason_reads_well(language: str) -> None:
    """Every reason of a match has a text in each language, and its clauses exist."""
    wording = Wording(GAME)
    wording.texts = texts_of(GAME.package, language)
    match = unwatched(3, seed=3, mission="m01", first=0)
    said = set()
    while not match.over and match.g.turns < TURNS:
        ask = match.asks[0]
        decision = decide(match.g, ask)
        wording.view = GAME.view(match.g, ask.seat)
        for each in (decision, decision.instead):
            if each is not None and each.reason is not None:
                said.add(wording.reason(each.reason))
                assert all(wording.clause(clause) for clause in each.reason.clauses)
        match.answer(ask.seat, decision.wish)
    assert len(said) > 20
    assert not [text for text in said if "{" in text or "reason-" in text]
