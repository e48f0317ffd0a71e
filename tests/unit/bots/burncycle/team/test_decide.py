"""The scripted team at whole matches: every answer is one the rules accept, and the same each time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest

from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.answers import ANSWERS, MODEST, modest
from getaway.games.burncycle import GAME
from getaway.kernel import Ask, Match, Wish

CAP = 200
"""This many answers of each match are enough."""
TABLES = (
    ("pillar_of_panic", 1, "standard"),
    ("quiet_hours", 2, "seasoned"),
    ("improbable", 3, "standard"),
    ("fire_drill", 4, "simplified"),
    ("terminal_viscosity", 2, "standard"),
    ("key_person", 3, "seasoned"),
)
OF_ANY_TIME = ("install", "discard")
"""What is accepted without being among the answers that a question lists."""


def table(seed: int) -> Match:
    """A match of a random team against a random captain."""
    mission, players, difficulty = TABLES[seed]
    options: dict[str, Any] = {"mission": mission, "difficulty": difficulty, "captain": "random", "team": "random"}
    return GAME.new(players, seed=seed, **options)


def questions(match: Match) -> Iterator[Ask]:
    """The questions of a match as the team answers it, up to the cap."""
    for _ in range(CAP):
        if match.over:
            return
        ask = match.asks[0]
        yield ask
        match.answer(ask.seat, decide(match.g, ask))


def forget() -> None:
    """Make the team compute everything again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("getaway.bots.burncycle.team"):
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_every_answer_is_legal_and_the_same_twice(seed: int) -> None:
    """Each is accepted, asking changes nothing, and nothing goes wrong in any script."""
    match, verbs = table(seed), set()
    for ask in questions(match):
        before = match.state_hash
        wish = decide(match.g, ask)
        assert wish in ask.choice or wish.verb in OF_ANY_TIME
        assert decide(match.g, ask) == wish
        assert match.state_hash == before
        verbs.add(wish.verb)
    assert match.incidents == []
    assert {"move", "step", "ip-move"} <= verbs


def test_the_answer_does_not_hang_on_what_was_computed_before() -> None:
    """A second match with the same seed, with nothing remembered at any question, has the same answers."""
    first, second = table(1), table(1)
    wishes = [decide(first.g, ask) for ask in questions(first)]
    again = []
    for ask in questions(second):
        forget()
        again.append(decide(second.g, ask))
    assert again == wishes
    assert first.state_hash == second.state_hash


def test_a_wish_that_the_question_does_not_have_is_never_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the part in charge of a question gets it wrong, a modest answer is given instead."""
    match = table(0)
    for ask in questions(match):
        if ask.question.name == "act":
            break
    assert (ask.question.name, modest(ask)) == ("act", Wish("pass"))
    for wrong in (Wish("terminal", bot=9), Wish("no-such-verb")):
        monkeypatch.setitem(ANSWERS, "act", Mock(return_value=wrong))
        assert decide(match.g, ask) == Wish("pass")


def test_a_question_without_a_wish_of_ones_own_is_ended() -> None:
    """The modest answer is one that the question has, and does nothing where that is possible."""
    match = table(0)
    modestly = 0
    for ask in questions(match):
        wish = modest(ask)
        assert wish in ask.choice
        modestly += wish.verb in MODEST
        assert (wish.verb in MODEST) == any(Wish(verb) in ask.choice for verb in MODEST)
    assert modestly > 0
