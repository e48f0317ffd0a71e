"""What games declare about themselves is there, and explained in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from getaway import games
from getaway.games.bombsquad import GAME
from getaway.kernel import Game, Level, Refused, Setting
from getaway.kit.declared import BadDeclaration, drawing_of, faults_of
from getaway.suite.declared import check_parts
from getaway.suite.report import Report
from getaway.texts import Texts, card, kebab

OURS = ("bombsquad", "breach", "burncycle")
NEEDED: tuple[dict[str, object], ...] = ({}, {"setup": "advanced"}, {"robot": "dart"})
"""What some choices need beside them: see their refusals."""


@pytest.mark.parametrize("name", games.names())
def test_every_part_is_where_the_game_says(name: str) -> None:
    """Each place leads to a part of the right kind."""
    assert faults_of(games.find(name)) == []


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_every_setting_is_named_and_explained(name: str, lang: str) -> None:
    """A setting has a name and a sentence, or a sentence for each of its values."""
    game = games.find(name)
    texts = Texts(game.package, lang)
    assert [each for setting in game.settings for each in unexplained(setting, texts)] == []


def unexplained(setting: Setting, texts: Texts) -> Iterator[str]:
    """What is missing."""
    name = kebab(setting.name)
    if f"option-{name}" not in texts:
        yield f"option-{name}"
    if f"sets-{name}" in texts:
        return
    for value in setting.values:
        if f"sets-{name}-{kebab(str(value))}" not in texts:
            yield f"sets-{name}-{value}"


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_a_card_says_title_aim_and_first_match(name: str, lang: str) -> None:
    """In each language."""
    assert all(card(games.find(name).package, lang).values())


@pytest.mark.parametrize("name", OURS)
def test_each_value_of_each_setting_can_be_played(name: str) -> None:
    """With some number of players, and with another setting where it needs one."""
    game = games.find(name)
    for setting in game.settings:
        for value in setting.values:
            assert value is None or playable(game, setting.name, value), (setting.name, value)


def playable(game: Game[Any], name: str, value: object) -> bool:
    """Whether a table of some size can be opened with this."""
    low, high = game.players
    tried = [(players, {**more, name: value}) for players in range(low, high + 1) for more in NEEDED]
    return any(begins(game, *each) for each in tried)


def begins(game: Game[Any], players: int, options: dict[str, object]) -> bool:
    """Whether the game takes these options."""
    try:
        game.begin(players, options)
    except Refused:
        return False
    return True


class Misplaced(type(GAME)):  # type: ignore[misc]
    """A game whose parts aren't where it says."""

    drawing = "getaway.games.bombsquad.shown.text:NOWHERE"
    packs = "getaway.games.bombsquad.shown.text:DRAWING"
    solver = "getaway.no.such.module:SOLVER"
    levels = {"strong": Level("getaway.games.bombsquad.shown.text:ROBOT")}


def test_a_part_that_isnt_there_is_named() -> None:
    """By its place, and so does the suite."""
    with pytest.raises(BadDeclaration, match=r"nothing at 'getaway\.games\.bombsquad\.shown\.text:NOWHERE'"):
        drawing_of(Misplaced())
    found = faults_of(Misplaced())
    assert len(found) == 4
    assert "'getaway.games.bombsquad.shown.text:DRAWING' is not a Packs" in found
    report = Report("misplaced")
    check_parts(Misplaced(), report)
    assert len(report.findings) == 4
