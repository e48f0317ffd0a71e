"""`getaway games`: the list, and the suite."""

from __future__ import annotations

from tests.unit.cli.conftest import Program


def test_games_are_listed(program: Program) -> None:
    """The list names every installed game with its seats."""
    done = program("games")
    assert "bombsquad  2 to 6 players" in done.out
    assert "toy  2 to 4 players" in done.out


def test_check_runs_the_suite(program: Program) -> None:
    """`games check` puts a game through the suite and prints its report."""
    done = program("games", "check", "toy", "--matches", "1")
    assert "toy" in done.out
