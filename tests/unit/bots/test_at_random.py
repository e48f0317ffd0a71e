"""The bot without a plan."""

from __future__ import annotations

from typing import NoReturn

from getaway import games
from getaway.bots import AtRandom
from getaway.kernel import Ask

ROLES = ("role_driver", "role_programmer", "role_analyst")


def unread() -> NoReturn:
    """A record that nobody may need."""
    raise AssertionError


def first_turn(seed: int) -> Ask:
    """The first turn of a match."""
    match = games.find("bombsquad").new(3, seed=seed, mission="m01", roles=ROLES, first=0)
    match.answer(0, match.asks[0].choice.unrank(0) or next(iter(match.asks[0].choice)))
    return match.asks[0]


def test_it_answers_its_own_question() -> None:
    """Every answer is one that the question accepts, and the record is not even looked at."""
    ask = first_turn(1)
    assert all(AtRandom(seed).choose(ask, unread) in ask.choice for seed in range(50))


def test_same_seed_same_answer() -> None:
    """Seed, seat and question decide; other seeds reach every verb."""
    ask = first_turn(1)
    assert AtRandom(3).choose(ask, unread) == AtRandom(3).choose(first_turn(1), unread)
    verbs = {AtRandom(seed).choose(ask, unread).verb for seed in range(50)}
    assert verbs == {"inform", "discard", "program"}
