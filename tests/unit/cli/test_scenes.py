"""`getaway rules scene`: a rule on the board, step by step."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.unit.cli.conftest import Program

from getaway.cli import scenes as shown_here
from getaway.cli.console.screen import Screen
from getaway.games import find
from getaway.kit.scenes import LANGUAGES, Scene, scenes

GAMES = ("bombsquad", "breach", "burncycle")
SOME = [(game, scene) for game in GAMES for scene in [*scenes(find(game).package).values()][::10]]


def flat(text: str) -> str:
    """A text as one line, however it was wrapped."""
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "scene"), SOME, ids=[f"{game}-{scene.key}" for game, scene in SOME])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scene_is_told_in_a_language(program: Program, game: str, scene: Scene, lang: str) -> None:
    """Its title, then each caption in its turn, each under a table."""
    done = program("rules", "scene", game, scene.key, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(scene.title.in_words(lang).split()[0])
    rest = flat(done.out)
    for step in scene.steps:
        table, said, rest = rest.partition(flat(step.says.in_words(lang)))
        assert said
        assert len(table) > 400, "there is a table above it"


def test_all_scenes_of_a_game_are_listed(program: Program) -> None:
    """Each by its name and title, with its clauses."""
    out = flat(program("rules", "scene", "breach").out)
    for scene in scenes(find("breach").package).values():
        assert flat(f"{scene.key} {scene.title.en} [{' '.join(scene.clauses)}]") in out


def test_a_scene_that_is_not_there(program: Program) -> None:
    """The exit is 2, and some near it are named."""
    key = next(iter(scenes(find("bombsquad").package)))
    done = program("rules", "scene", "bombsquad", key[:-1])
    assert done.code == 2
    assert f'bombsquad has no scene "{key[:-1]}". Similar: {key}' in done.err
    assert "To list them: getaway rules scene bombsquad" in done.err
    assert "Similar" not in program("rules", "scene", "bombsquad", "xyz").err


def test_a_clause_names_the_scenes_that_show_it(program: Program) -> None:
    """So they are found from the rule."""
    scene = next(iter(scenes(find("bombsquad").package).values()))
    out = flat(program("rules", "show", scene.clauses[0]).out)
    assert f"getaway rules scene bombsquad {scene.key}" in out


@pytest.mark.parametrize("pressed", [0, 1, 20])
def test_at_a_terminal_enter_leads_on(pressed: int) -> None:
    """One step at a time; the end of the keyboard ends the scene."""
    game, keys, written = find("bombsquad"), iter([""] * pressed), io.StringIO()

    def press() -> str:
        for key in keys:
            return key
        raise EOFError

    scene = next(iter(scenes(game.package).values()))
    shown_here.show(Screen(Console(file=written, force_terminal=True, width=80), press), game, scene)
    seen = [number for number in range(1, 10) if f"{number} of {len(scene.steps)}: " in written.getvalue()]
    assert len(seen) == min(pressed + 1, len(scene.steps))
