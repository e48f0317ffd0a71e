"""Levels of bots against each other: seats rotate, results are kept, and the page is made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.lab.breach import duels
from getaway.lab.breach.duels import Duel, Pairing, Results, filled, load, page, row, save

PAIRING = Pairing("random", "random", 2)


def test_a_match_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches of a deal differ in who sits where."""
    monkeypatch.setattr(duels, "CAP", 12)
    found = [duels.played((PAIRING, number)) for number in (0, 1)]
    assert [each.seat for each in found] == [0, 1]
    assert all(0 < each.decisions < 12 for each in found)
    assert found[0].winner == -1


def test_kept_matches_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless rules or bots have changed."""
    played = []

    def play(work: tuple[Pairing, int]) -> Duel:
        played.append(work[1])
        return Duel(work[1], work[1] % 2, 0, 8, 10, 20.0)

    monkeypatch.setattr(duels, "played", play)
    assert len(filled(PAIRING, 2, 1, tmp_path).duels) == 2
    assert len(filled(PAIRING, 4, 1, tmp_path).duels) == 4
    assert played == [0, 1, 2, 3]
    assert load(PAIRING, tmp_path).wins == 2
    monkeypatch.setattr(duels, "bots_now", lambda: "other")
    assert len(filled(PAIRING, 1, 1, tmp_path).duels) == 1


def test_the_page(tmp_path: Path) -> None:
    """A row with the share, its interval, rounds and milliseconds."""
    made = Results("expert", "regular", 2, "x", tuple([Duel(i, 0, int(i > 2), 8, 10, 25.0) for i in range(4)]))
    save(Pairing("expert", "regular", 2), made, tmp_path)
    assert row(made) == ["expert", "regular", "2", "4", "75.0 % (30.1 to 95.4)", "50 %", "8.0", "2"]
    assert "| expert | regular | 2 | 4 |" in page(tmp_path)
    assert "no stored results" in page(tmp_path / "none")
