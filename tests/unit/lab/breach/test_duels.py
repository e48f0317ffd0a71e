"""Levels of bots against each other: seats rotate, no pairing is left behind, results are kept, and the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.lab.breach import duel_page, duel_runs, duels
from getaway.lab.breach.duel_page import page, row
from getaway.lab.breach.duel_runs import PLAN, arguments, behind, fill
from getaway.lab.breach.duel_store import Results, load, save
from getaway.lab.breach.duels import Duel, Pairing, level_of

PAIRING = Pairing("random", "random", 2)
LONGER = Pairing("random", "random", 3)
ALONE = Pairing("random", "", 1)


def test_a_match_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches of a deal differ in who sits where."""
    monkeypatch.setattr(duels, "CAP", 12)
    found = [duels.played(PAIRING, number) for number in (0, 1)]
    assert [each.seat for each in found] == [0, 1]
    assert all(0 < each.decisions < 12 for each in found)
    assert found[0].winner == -1
    assert found[0].searched == 0


def test_searched_decisions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that spend simulations, of the number that the level names."""
    monkeypatch.setattr(duels, "CAP", 40)
    found = duels.played(Pairing("expert:2", "regular", 2), 0)
    assert 0 < found.searched < found.decisions
    assert 0 < found.searching < found.ms


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Pairing, int]]:
    """The matches that were played, without playing them."""
    works: list[tuple[Pairing, int]] = []

    def play(pairing: Pairing, number: int) -> Duel:
        works.append((pairing, number))
        return Duel(number, number % pairing.players, 0, 8, 10, 20.0)

    monkeypatch.setattr(duel_runs, "played", play)
    return works


def quiet(_line: str) -> None:
    """Say nothing."""


def test_kept_matches_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[tuple[Pairing, int]]
) -> None:
    """Unless rules or bots have changed."""
    fill({PAIRING: 2}, tmp_path, 1, quiet)
    fill({PAIRING: 4}, tmp_path, 1, quiet)
    assert [number for _, number in played] == [0, 1, 2, 3]
    assert load(PAIRING, tmp_path).wins == 2
    monkeypatch.setattr(duels, "code_of", lambda _levels: "other")
    fill({PAIRING: 1}, tmp_path, 1, quiet)
    assert len(load(PAIRING, tmp_path).duels) == 1


def test_no_pairing_is_left_behind(tmp_path: Path, played: list[tuple[Pairing, int]]) -> None:
    """Whole deals, in turn, each pairing in proportion to what is planned of it."""
    fill({PAIRING: 4, LONGER: 6, ALONE: 1}, tmp_path, 1, quiet)
    two, three, one = (PAIRING,) * 2, (LONGER,) * 3, (ALONE,)
    assert [pairing for pairing, _ in played] == [*two, *three, *one, *two, *three]


def test_a_deal_that_was_begun_is_finished_first(tmp_path: Path) -> None:
    """So that a run that was stopped doesn't leave seats out of balance."""
    begun = Results(*LONGER, LONGER.code, (Duel(0, 0, 0, 8, 10, 20.0),))
    kept = {PAIRING: Results(*PAIRING, PAIRING.code), LONGER: begun}
    assert behind({PAIRING: 4, LONGER: 6}, kept) == (LONGER, 1)
    assert behind({PAIRING: 0, LONGER: 1}, kept) is None
    save(LONGER, begun, tmp_path)
    assert load(LONGER, tmp_path) == begun


def test_time_that_is_up_ends_a_run(tmp_path: Path, played: list[tuple[Pairing, int]]) -> None:
    """The next one goes on from there."""
    fill({PAIRING: 4}, tmp_path, 0, quiet)
    assert not played


def test_a_level_with_a_number_has_that_many_simulations() -> None:
    """And results of its own."""
    assert level_of("expert:77").simulations == 77
    assert Pairing("expert:77", "regular", 2).file == "expert-77-regular-2.json"
    assert Pairing("expert:77", "regular", 2).code != Pairing("expert", "regular", 2).code
    assert arguments(["--rows", "2,1"]).rows == tuple(PLAN)[1::-1]
    with pytest.raises(SystemExit):
        arguments(["--one", "nobody"])


def test_the_plan_plays_whole_deals() -> None:
    """Each deal from every seat."""
    assert all(matches % pairing.players == 0 for pairing, matches in PLAN.items())


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row with the share, its interval, rounds and milliseconds; a star on what is out of date."""
    pairing = Pairing("expert", "regular", 2)
    found = tuple([Duel(i, 0, int(i > 2), 8, 100_000, 9e5, 2, 20.0) for i in range(4)])
    made = Results(*pairing, pairing.code, found)
    save(pairing, made, tmp_path)
    assert row(made) == ["expert", "regular", "2", "4", "75.0 % (30.1 to 95.4)", "50 %", "8.0", "9", "10", "1.0"]
    assert "| expert | regular | 2 | 4 |" in page(tmp_path)
    assert duel_page.OLD not in page(tmp_path)
    assert "no stored results" in page(tmp_path / "none")
    monkeypatch.setattr(duels, "code_of", lambda _levels: "other")
    assert duel_page.OLD in page(tmp_path)
