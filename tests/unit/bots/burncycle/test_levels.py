"""The levels of burncycle at whole matches: legal, fair and within their budget, with reasons in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from getaway.bots import Budget, Decision, Player, Situation
from getaway.bots.burncycle.expert import Expert
from getaway.bots.burncycle.newcomer import Newcomer, simple
from getaway.bots.burncycle.reasons import CHOICES, PLAIN, REASONS, USES, reason
from getaway.bots.burncycle.regular import Regular
from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.answers import ANSWERS as OTHER_MEASURES
from getaway.bots.burncycle.team.choosing import PICKS
from getaway.cli.console.said import speak
from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.kernel import Match, Seat, sample_world
from getaway.rulebook import read
from getaway.texts import Texts

LEVELS: dict[str, type[Player]] = {"regular": Regular, "newcomer": Newcomer, "expert": Expert}
MISSIONS = {1: "heavy_lifting", 2: "quiet_hours", 3: "ruxpin_rampage", 4: "fire_drill"}
OF_ANY_TIME = ("install", "discard")
"""What is accepted without being among the answers that a question lists."""
ANSWERS = {"regular": 140, "newcomer": 140, "expert": 45}
"""How much of a match each level plays here."""
SIMULATIONS = 4


def table(players: int) -> Match:
    """A match of a random team."""
    return GAME.new(players, seed=players, mission=MISSIONS[players], captain="random", team="random")


def decisions(match: Match, level: str) -> Iterator[tuple[Seat, Decision]]:
    """What a level decides at each question of a match."""
    for _ in range(ANSWERS[level]):
        if match.over:
            return
        ask = match.asks[0]
        decision = LEVELS[level]().choose(Situation(match.record(ask.seat), Budget(SIMULATIONS)))
        yield ask.seat, decision
        assert decision.wish in ask.choice or decision.wish.verb in OF_ANY_TIME
        match.answer(ask.seat, decision.wish)


@pytest.mark.parametrize("players", MISSIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_is_legal_and_its_reason_reads_in_all_languages(level: str, players: int) -> None:
    """No message is missing a fact, and every clause exists."""
    match, book = table(players), read(GAME.package)
    wordings = []
    for lang in ("en", "it", "fr"):
        speak(lang)
        wordings.append(Wording(GAME))
    speak("en")
    for seat, decision in decisions(match, level):
        assert decision.reason is not None
        assert [clause for clause in decision.reason.clauses if clause not in book] == []
        for wording in wordings:
            wording.view = GAME.view(match.g, seat)
            for each in (decision, decision.instead):
                said = wording.reason(each.reason) if each is not None and each.reason is not None else "."
                assert not re.search(r"[{$}]|\?\?\?|nobody|nessuno\b.*:|None", said.replace("nobody sees it", "")), said


def test_every_reason_has_a_message_in_every_language() -> None:
    """Also those that the matches above don't come to, and no message is left over."""
    named = {"came-out-best", "small-choice", *[why.name for why in (*PLAIN.values(), *CHOICES.values())]}
    named |= {*USES.values()}
    for lang in ("en", "it", "fr"):
        texts = Texts(GAME.package, lang)
        assert [name for name in named if f"reason-{name}" not in texts] == []
    assert set(REASONS) <= set(GAME.verbs)
    assert {verb for verb in PLAIN if verb in GAME.verbs}


def test_every_measure_of_the_team_has_its_reason() -> None:
    """Each question for which the team has a measure says what it is, under the name the question really has."""
    assert set(PICKS) <= set(CHOICES)
    assert set(CHOICES) <= {*PICKS, *OTHER_MEASURES}


def test_a_choice_says_what_the_team_went_by_or_that_it_came_out_best() -> None:
    """The team's measure is named for the team's own choice only, so that no reason is untrue."""
    match, seen = table(3), set[str]()
    for _ in range(600):
        if match.over:
            break
        ask = match.asks[0]
        usual = decide(match.g, ask)
        if ask.question.name in CHOICES and usual.verb not in {*PLAIN, *REASONS}:
            for wish in islice(ask.choice, 6):
                expected = CHOICES[ask.question.name].name if wish == usual else "came-out-best"
                assert reason(match.g, ask, wish).name == expected or wish.verb in {*PLAIN, *REASONS}
                seen.add(expected)
        match.answer(ask.seat, usual)
    assert seen >= {"came-out-best", "away-from-us"}


@pytest.mark.parametrize("level", LEVELS)
def test_two_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(level: str) -> None:
    """What a bot decides in the true match it also decides in a world drawn from the record."""
    match = table(2)
    for n in range(60):
        ask = match.asks[0]
        record = match.record(ask.seat)
        other = sample_world(GAME, record, Random(n)).record(ask.seat)  # noqa: S311 - play isn't cryptography
        if n % 6 == 0:
            found = [LEVELS[level]().choose(Situation(each, Budget(SIMULATIONS))) for each in (record, other)]
            assert found[0] == found[1]
        match.answer(ask.seat, decide(match.g, ask))


def test_the_expert_keeps_its_budget_and_names_the_runner_up() -> None:
    """It never simulates more often than it may, uses what it has, and says what came out worse."""
    match, spent, others = table(2), 0, 0
    for _ in range(120):
        ask = match.asks[0]
        budget = Budget(SIMULATIONS)
        decision = Expert().choose(Situation(match.record(ask.seat), budget))
        assert budget.left >= 0
        spent += SIMULATIONS - budget.left
        others += decision.instead is not None
        assert decision.instead is None or decision.instead.wish != decision.wish
        match.answer(ask.seat, decide(match.g, ask))
    assert spent > 0
    assert others > 0


def test_the_expert_without_a_budget_plays_as_the_team() -> None:
    """No simulation, no other answer."""
    match = table(1)
    for _ in range(80):
        ask = match.asks[0]
        wish = decide(match.g, ask)
        assert Expert().choose(Situation(match.record(ask.seat), Budget(0))).wish == wish
        match.answer(ask.seat, wish)


def test_a_newcomer_takes_no_free_actions_between_chips() -> None:
    """It goes on to the next chip, whatever the team would do."""
    match, between = table(2), []
    for _ in range(250):
        ask = match.asks[0]
        wish = simple(match.g, ask)
        between += [wish.verb] if ask.question.name == "between-chips" else []
        match.answer(ask.seat, wish)
    assert set(between) == {"next-chip"}
