"""What is said the first time that something happens."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from getaway.games import find
from getaway.kernel import Event
from getaway.kit.moments import BadMoment, FirstTime, first_times
from getaway.kit.scenes import LANGUAGES, scenes
from getaway.rulebook import read

GAMES = ("bombsquad", "breach", "burncycle")
EVERY = [(game, moment) for game in GAMES for moment in first_times(find(game).package)]
NAMES = [f"{game}-{moment.key}" for game, moment in EVERY]
MOST_WORDS = 26
LEAST = 12
"""Moments of a game."""
ONE = """
[[moment]]
key = "door"
clause = "XY-ONE-01"
scene = "door"
says = { en = "A door.", it = "Una porta.", fr = "Une porte." }
"""


@pytest.mark.parametrize(("game", "moment"), EVERY, ids=NAMES)
def test_a_moment_comes_with_something_that_can_happen(game: str, moment: FirstTime) -> None:
    """Its event is one of the game's and has these fields, or its question is one that the game asks."""
    known = find(game)
    if moment.question:
        asked = resources.files(known.package).joinpath("texts", "en.ftl").read_text(encoding="utf-8")
        assert f"\nask-{moment.question.replace('_', '-')} =" in asked
        return
    kinds = {kind.__name__: kind for kind in _kinds(Event) if kind.__module__.startswith(f"{known.package}.")}
    assert moment.event in kinds
    assert moment.facts.keys() <= set(kinds[moment.event].__struct_fields__)


@pytest.mark.parametrize(("game", "moment"), EVERY, ids=NAMES)
def test_a_moment_shows_its_rule(game: str, moment: FirstTime) -> None:
    """The scene it leads to is there and shows the rule that it cites."""
    package = find(game).package
    assert moment.clause in read(package)
    assert moment.clause in scenes(package)[moment.scene].clauses


@pytest.mark.parametrize(("game", "moment"), EVERY, ids=NAMES)
def test_a_moment_is_one_breath_in_every_language(game: str, moment: FirstTime) -> None:
    """Few words, and none of them left in English."""
    told = [moment.says.in_words(lang) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(len(text.split()) <= MOST_WORDS and text.endswith((".", "!")) for text in told), game


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_moments(game: str) -> None:
    """A dozen things that a newcomer stumbles over."""
    assert len(first_times(find(game).package)) >= LEAST


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (ONE, "door needs an event or a question"),
        (ONE + 'event = "Opened"\nquestion = "open"\n', "door needs an event or a question"),
        (ONE + 'event = "Opened"\n' + ONE + 'event = "Shut"\n', "two moments have the same key"),
        (ONE + 'event = "Opened"\ncolour = 1\n', "unknown field"),
    ],
    ids=["neither", "both", "twice", "unknown"],
)
def test_a_bad_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str) -> None:
    """What can't be read says why."""
    package = tmp_path / f"moments_{tmp_path.name}"
    (package / "rules").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules" / "moments.toml").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadMoment, match=fault):
        first_times(package.name)


def _kinds(kind: type[Event]) -> list[type[Event]]:
    return [kind, *(each for under in kind.__subclasses__() for each in _kinds(under))]
