"""The bot without a plan."""

from __future__ import annotations

from getaway import games
from getaway.bots import Bot, any_answer
from getaway.kernel import Match

ROLES = ("role_driver", "role_programmer", "role_analyst")


def first_turn(seed: int) -> Match:
    """A match at its first turn."""
    match = games.find("bombsquad").new(3, seed=seed, mission="m01", roles=ROLES, first=0)
    match.answer(0, match.asks[0].choice.unrank(0) or next(iter(match.asks[0].choice)))
    return match


def test_it_answers_its_own_question() -> None:
    """Every answer is one that the question accepts."""
    match = first_turn(1)
    seat, record = match.asks[0].seat, match.record(match.asks[0].seat)
    assert seat == record.seat
    assert all(Bot("random", seed).decide(record).wish in match.asks[0].choice for seed in range(20))


def test_same_seed_same_answer() -> None:
    """Seed, seat and question decide; other seeds reach every verb."""
    ask = first_turn(1).asks[0]
    assert any_answer(ask, 3) == any_answer(first_turn(1).asks[0], 3)
    assert {any_answer(ask, seed).verb for seed in range(50)} == {"inform", "discard", "program"}
