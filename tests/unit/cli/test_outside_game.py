"""A game from outside gets everything the terminal offers: lesson, settings, pack, campaign, solver, bots, drawing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.outside import sticks_fixture
from tests.unit.cli.conftest import Program

from getaway.cli.pack import use
from getaway.kit.box import NOTHING

__all__ = ["sticks_fixture"]
pytestmark = pytest.mark.usefixtures("sticks")


def test_its_settings_are_listed_and_chosen(program: Program) -> None:
    """`games show` explains them, `--option` chooses, and a wrong value is refused."""
    shown = program("games", "show", "sticks").out
    assert "Heap: --option heap=...\n  How many sticks are on the table.\n  small: Small heap" in shown
    played = program("play", "sticks", "--option", "heap=medium", "--bots", "2", "--seed", "1").out
    assert "12 left" in played or "11 left" in played or "10 left" in played
    assert program("play", "sticks", "--option", "heap=none", "--bots", "2").code == 2


def test_a_short_option_that_the_game_lacks_names_what_it_has(program: Program) -> None:
    """`--clock` is a setting like any other, and this game has none of that name."""
    wrong = program("play", "sticks", "--clock", "real", "--bots", "2")
    assert wrong.code == 2
    assert "sticks has no setting clock. Its settings: die, heap and lesson." in wrong.err


def test_its_lesson_is_told_and_drawn(program: Program) -> None:
    """The drawing is the game's, and the step at hand stands under it."""
    told = program("play", "sticks", "--option", "lesson=yes", "--bots", "1", "--seed", "3", typed="1\nq\n").out
    assert "| | | | | | |\nSticks on the table: 7" in told
    assert "Sticks, step 1 of 2: Take some sticks" in told
    assert "Leave a multiple of four" in told


def test_its_bots_play_by_level(program: Program) -> None:
    """The sharp one takes three of seven; a level that isn't there is refused with those that are."""
    sharp = program("play", "sticks", "--bots", "2", "--bot-level", "sharp").out
    assert "Player 1 takes 3; 4 left." in sharp
    assert "Player 1 takes 3 and wins." in sharp
    assert "4 left. [STK-TAKE-01]\nPlayer 1: “That leaves 4, a multiple of four.”" in sharp
    quiet = program("play", "sticks", "--bots", "2", "--bot-level", "sharp", "--no-reasons").out
    assert "multiple of four" not in quiet
    mixed = program("play", "sticks", "--bots", "2", "--bot-level", "random,sharp", "--seed", "1").out
    assert "Player 2: “That leaves" in mixed
    assert "Player 1: “" not in mixed
    wrong = program("play", "sticks", "--bots", "2", "--bot-level", "weak")
    assert (wrong.code, "Its levels: random and sharp." in wrong.err) == (2, True)


def test_the_reason_of_a_bot_comes_before_what_the_next_one_does(program: Program) -> None:
    """Two bots play before a person looks again."""
    told = program("play", "sticks", "--players", "3", "--bots", "2", "--bot-level", "sharp", typed="1\nq\n").out
    assert "- Player 2 takes 2; 4 left. [STK-TAKE-01]\n- Player 2: “That leaves 4" in told
    assert "multiple of four.”\n- Player 3 takes 1; 3 left. [STK-TAKE-01]\n" in told


def test_its_packs_are_checked_and_played(program: Program) -> None:
    """Faults have their line; a sound pack brings a heap that can be chosen."""
    Path("mine").mkdir()
    Path("mine/heaps.toml").write_text("tiny = 0\n", encoding="utf-8")
    wrong = program("pack", "check", "mine", "--game", "sticks")
    assert (wrong.code, wrong.out) == (1, "mine/heaps.toml:1: tiny: a heap has 1 to 60 sticks\n")
    Path("mine/heaps.toml").write_text("tiny = 2\n", encoding="utf-8")
    assert "    heaps: tiny\n" in program("pack", "check", "mine").out
    played = program("play", "sticks", "--pack", "mine", "--bots", "2", "--bot-level", "sharp").out
    use(NOTHING, "sticks")
    assert "Player 1 takes 2 and wins." in played


def test_its_campaign_is_kept(program: Program) -> None:
    """A win opens the next stage; one that is shut is refused."""
    shut = program("play", "sticks", "--option", "heap=large", "--bots", "2", "--campaign", "team.toml")
    assert (shut.code, "(--option heap=medium)" in shut.err) == (2, True)
    won = program("play", "sticks", "--bots", "2", "--bot-level", "sharp", "--campaign", "team.toml")
    assert won.out.endswith('Next: "Medium heap":\ngetaway play sticks --option heap=medium --campaign team.toml\n')
    shown = program("campaign", "--file", "team.toml").out
    assert "small  Small heap: 3 stars\nmedium  Medium heap: not played\nlarge  Large heap: " in shown
    assert program("play", "bombsquad", "--bots", "2", "--campaign", "other.toml", "--seed", "1").code == 0
    assert "small" not in program("campaign", "--file", "other.toml").out
    assert program("campaign", "--file", "team.toml", "--game", "bombsquad").code == 2


def test_its_solver_answers(program: Program) -> None:
    """A heap is found by its name, without naming the game; an impossible one ends with 1."""
    medium = program("solve", "medium")
    assert (medium.code, medium.out) == (0, "The first player wins by taking 1.\n")
    assert program("solve", "large", "--game", "sticks").code == 1
    assert program("solve", "medium", "--game", "bombsquad").code == 2
