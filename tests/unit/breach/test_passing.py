"""Nothing passes by itself because of what a hand holds."""

from __future__ import annotations

import pytest

from getaway.games.breach import GAME
from getaway.kernel import END, Match
from getaway.kernel.inside import inside
from getaway.kernel.passing import STOPS, only_way, way_on
from getaway.suite.leaks import another_world
from getaway.suite.report import Report
from getaway.suite.walk import walk

STARTS = len(GAME.starts())


def ways(match: Match) -> list[object]:
    """Who would go on with what, for each setting."""
    return [way_on(match, (setting,) * match.g.players) for setting in STOPS]


@pytest.mark.parametrize("number", range(0, STARTS, 2))
def test_whether_a_question_passes_is_the_same_in_two_worlds(number: int) -> None:
    """Worlds that differ in hands and tokens only go on alike: nobody learns what another holds."""
    report, worlds = Report("breach"), 0
    for match, dice in walk(GAME, number, 7, longest=90):
        if match.g.players > 1 and only_way(match.asks[0]) is not None:
            watching = (match.asks[0].seat + 1) % match.g.players
            world = another_world(match, watching, dice, report)
            assert world is not None
            assert ways(match) == ways(world)
            worlds += 1
    assert worlds > 5 or match.g.players == 1


def test_a_question_that_could_show_a_hand_is_private() -> None:
    """Whatever could pass by itself at some moment, offers aside, is a private question."""
    seen = set()
    for number in range(STARTS):
        for match, _ in walk(GAME, number, 9, longest=60):
            request = inside(match).request
            assert request is not None
            if any(only_way(ask) is not None for ask in match.asks):
                seen.add(request.question.name)
                assert request.question.private, request.question.name
    assert {"act", "move", "respond-to-attack"} <= seen


def test_other_questions_always_have_something_to_decide() -> None:
    """Where going on is possible in a question that isn't private, so is something that can't be done later."""
    found = set()
    for number in range(STARTS):
        for match, _ in walk(GAME, number, 11, longest=60):
            for ask in match.asks:
                verbs = {verb.name: verb for verb in ask.question.verbs}
                ranks = {verbs[act.verb].rank for act in ask.choice.acts}
                if END in ranks and not ask.question.private:
                    found.add(ask.question.name)
                    assert any(verbs[act.verb].rank != END and not verbs[act.verb].free for act in ask.choice.acts)
    assert found >= {"configure", "elude"}
