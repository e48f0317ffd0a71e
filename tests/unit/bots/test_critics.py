"""Critics: an adviser never blunders by its own judgement; somebody at random does. Only what the seat knows counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest
from tests.unit.bots.test_peeking import TABLES, twin

from getaway.bots import Bot, Decision, Reason, any_answer, critic
from getaway.bots.burncycle import critic as burncycle
from getaway.bots.critic import judged
from getaway.cli.console.advice import warned
from getaway.cli.console.said import speak
from getaway.cli.console.wording import Wording
from getaway.games import find
from getaway.kernel import Match, Seat, Wish
from getaway.kit.declared import at
from getaway.rulebook import read

GAMES: Final = ("bombsquad", "breach", "burncycle")
OPENING: Final = {"bombsquad": 14, "breach": 40, "burncycle": 40}
"""How many answers are given before the first is judged."""
JUDGED, TRIED = 16, 34
"""How many of the adviser's own answers are judged, and how many at random."""


def opened(game: str) -> Match:
    """A match of two, somewhere in its first rounds."""
    players, options = TABLES[game]
    match = find(game).new(players, seed=5, **options)
    for number in range(OPENING[game]):
        seat = match.asks[0].seat
        decision = Bot("regular", 3).decide(match.record(seat)) or Decision(any_answer(match.asks[0], number))
        match.answer(seat, decision.wish)
    return match


def at_random(match: Match, number: int) -> Wish:
    """Any answer to the first question."""
    return any_answer(match.asks[0], number)


def tried(game: str) -> Iterator[tuple[Match, Seat, Wish, Decision | None]]:
    """Answers at random, each with what the critic makes of it; the match goes on by the regular's."""
    match = opened(game)
    for number in range(TRIED):
        if match.over:
            return
        seat, wish = match.asks[0].seat, at_random(match, number)
        record = match.record(seat)
        yield match, seat, wish, judged(Bot(find(game).adviser, 3), record, wish)
        going_on = Bot("regular", 3).decide(record)
        match.answer(seat, going_on.wish if going_on is not None else wish)


@pytest.mark.parametrize("game", GAMES)
def test_a_warning_names_what_is_legal_and_reads_in_all_languages(game: str) -> None:
    """At random somebody blunders soon; the warning says of what, why, and by which clauses."""
    found: list[tuple[Any, Decision]] = []
    for match, seat, wish, better in tried(game):
        if better is not None:
            assert better.instead is not None
            assert better.instead.wish == wish != better.wish
            assert better.wish in match.ask_of(seat).choice
            found.append((match.view(seat), better))
    assert found
    book = read(find(game).package)
    for lang in ("en", "it", "fr"):
        speak(lang)
        wording = Wording(find(game))
        for view, better in found:
            wording.view = view
            said = " ".join(warned(wording, better))
            assert not re.search(r"[{$}]|\?\?\?|None", said), said
    speak("en")
    for _, better in found:
        for each in (better, better.instead):
            assert each is not None
            assert each.reason is not None
            assert [clause for clause in each.reason.clauses if clause not in book] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_adviser_would_do_is_no_blunder(game: str) -> None:
    """By its own judgement."""
    match = opened(game)
    adviser = Bot(find(game).adviser, 3)
    for _ in range(JUDGED // 2):
        record = match.record(match.asks[0].seat)
        decision = adviser.decide(record)
        assert decision is not None
        assert judged(adviser, record, decision.wish) is None
        match.answer(record.seat, decision.wish)


@pytest.mark.parametrize("game", GAMES)
def test_only_what_the_seat_knows_is_judged(game: str) -> None:
    """In a world that it can't tell from the true one the same answer is judged the same."""
    compared = 0
    for number, (match, seat, wish, better) in enumerate(tried(game)):
        if number % 4:
            continue
        _, seen = twin(match, number)
        assert seen.seat == seat
        assert judged(Bot(find(game).adviser, 3), seen, wish) == better
        compared += 1
    assert compared


def test_a_game_without_a_critic_warns_of_nothing() -> None:
    """As one from outside may be."""
    match = opened("breach")
    record = match.record(match.asks[0].seat)
    wish = at_random(match, 0)
    place, type(find("breach")).critic = find("breach").critic, ""
    try:
        assert judged(Bot("expert", 3), record, wish) is None
    finally:
        type(find("breach")).critic = place


def test_a_critic_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one answer."""
    match, made = opened("breach"), list[str]()
    record = match.record(match.asks[0].seat)

    def counted(place: str) -> Any:
        made.append(place)
        return at(place)

    monkeypatch.setattr(critic, "at", counted)
    judged(Bot("expert", 3), record, at_random(match, 0))
    assert made == [find("breach").critic]


def test_only_a_blunder_is_given_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find them, burncycle's team decides once more."""
    given: list[Wish] = []

    def reasons(_g: Any, _ask: Any, wish: Wish) -> Reason:
        given.append(wish)
        return Reason("small-choice")

    monkeypatch.setattr(burncycle, "reason", reasons)
    found = [better for *_, better in islice(tried("burncycle"), TRIED // 2)]
    assert given == [better.wish for better in found if better is not None]
    assert len(given) < len(found)
