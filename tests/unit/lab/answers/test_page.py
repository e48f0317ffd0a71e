"""The page of answers: columns beside each other, and what a command is in each."""

from __future__ import annotations

from pathlib import Path

import msgspec

from getaway.lab.answers.__main__ import main
from getaway.lab.answers.counting import Tally
from getaway.lab.answers.page import Column, load, made

TALLY = Tally(1, 0, 10, 30, {"moving": {"step": 50, "stop": 10}, "last": {"end-turn": 5}}, {"last": 5}, {"last": 4})


def test_columns_stand_side_by_side() -> None:
    """Where the table takes plans, those are the commands; a question that is gone counts as none."""
    moving = {"moving": {"step": 50, "stop": 10}}
    later = msgspec.structs.replace(TALLY, answers=moving, single={}, empty={}, commands=30, closing=2, passed=5)
    text = made({"before": Column(False, {"burncycle": TALLY}), "after": Column(True, {"burncycle": later})})
    assert "|  | before | after |" in text
    assert "| answers per turn | 6.50 | 6.00 |" in text
    assert "| commands per turn | 6.50 | 3.00 |" in text
    assert "| commands that only end a step, per turn | 1.50 | 0.20 |" in text
    assert "| questions that passed by themselves, per turn | 0.00 | 0.50 |" in text
    assert "| empty questions, per turn | 0.400 | 0.000 |" in text
    assert "| empty questions | `last` 4 | none |" in text
    assert "| `last` | 0.500 | 0.000 |" in text
    assert "The Breach" not in text


def test_a_run_keeps_the_other_columns(tmp_path: Path) -> None:
    """A second run adds its column, and one with the same name replaces a game's counts."""
    page = tmp_path / "answers.md"
    wanted = ["--games", "bombsquad", "--matches", "1", "--page", str(page)]
    assert main([*wanted, "--column", "before"]) == 0
    assert main([*wanted, "--column", "after", "--plans"]) == 0
    assert main([*wanted, "--column", "after", "--plans"]) == 0
    kept = load(page)
    assert list(kept) == ["before", "after"]
    assert kept["before"].games["bombsquad"].answers == kept["after"].games["bombsquad"].answers
    assert 0 < kept["after"].games["bombsquad"].commands <= kept["before"].games["bombsquad"].answered
    assert page.read_text(encoding="utf-8") == made(kept)
