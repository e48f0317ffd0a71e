"""The simulation of The Breach: what is kept of a match, fair shares, goals, and the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.bots.breach.greedy import decide
from getaway.lab.breach import balance, page, stored
from getaway.lab.breach.matches import Record, Table, recorded
from getaway.lab.breach.stored import Results, kept, load, save
from getaway.lab.breach.sums import named, seats, summed, unmet

ONE = Record(2, 0, "hugo/argo mila/null", "objective", 8, 0, 1, "5 3", 6, 2, 300)


def like(**changes: Any) -> Record:
    """A record that differs in this."""
    return msgspec.structs.replace(ONE, **changes)


def test_a_match_is_recorded_the_same_each_time() -> None:
    """Team, winner and Information are those of the match; the order is counted from the first to play."""
    record = recorded(Table(2, 1), decide)
    assert record == recorded(Table(2, 1), decide)
    assert (record.players, record.seed, record.result) == (2, 1, "objective")
    assert len(record.pairs) == len(record.information.split()) == 2
    assert record.information.split()[record.winner] == "5"
    assert record.place in (0, 1)
    assert record.rounds > 3


def test_a_fault_says_in_which_match_it_lies() -> None:
    """So that it can be played again."""

    def broken(_: object, __: object) -> None:
        raise ValueError

    with pytest.raises(ValueError) as caught:  # noqa: PT011 - any
        recorded(Table(3, 7), broken)  # type: ignore[arg-type]
    assert "players=3, seed=7" in caught.value.__notes__[0]


def test_the_sum_of_some_matches() -> None:
    """Wins, a median and the middle 80 % of rounds, and the mean of what each player has."""
    lost = like(result="gateways", winner=-1, place=-1, information="2 2", awake=0, outs=0)
    found = summed([like(rounds=n) for n in range(1, 10)] + [lost])
    assert (found.matches, found.wins, found.rate) == (10, 9, 0.9)
    assert (found.low, found.middle, found.high) == (2, 5.5, 8)
    assert (found.awake, found.awoke) == (0.9, 6)
    assert found.information == pytest.approx((9 * 8 + 4) / 20)
    assert found.outs == pytest.approx(18 / 20)


def test_fair_shares() -> None:
    """Of four matches Hugo wins three where he has a half: one and a half times his share."""
    records = [ONE, ONE, like(winner=1, place=0), ONE]
    assert {name: share.ratio for name, share in named(records, 0).items()} == {"hugo": 1.5, "mila": 0.5}
    assert {name: share.ratio for name, share in seats(records).items()} == {"place 1": 0.5, "place 2": 1.5}
    assert named(records, 1)["argo"].low < 1.5 < named(records, 1)["argo"].high


def test_who_sits_down_more_often_may_win_more_often() -> None:
    """Hugo is at every table, the others at one each: all have their fair share."""
    records = [ONE, like(team="hugo/argo sturm/null", winner=1)]
    assert named(records, 0)["hugo"].ratio == 1
    assert named(records, 0)["sturm"].fair == 0.5


def test_goals_that_are_not_met_are_named() -> None:
    """Too short, too few won, too great a share."""
    wrong = unmet(2, [like(rounds=3), like(winner=-1, place=-1)])
    assert any("after 3 to" in each for each in wrong)
    assert any("50.0 % are won" in each for each in wrong)
    assert any("hugo has 2.00 times" in each for each in wrong)
    solo = [like(players=1, team="hugo/argo", information="5", place=0)]
    assert unmet(1, [*solo, like(players=1, team="hugo/argo", information="1", winner=-1, place=-1)]) == []


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    """Equal results are equal bytes; of what is not kept there is nothing."""
    results = Results("abc", (ONE, like(seed=1)))
    save(2, results, tmp_path)
    before = (tmp_path / "2.csv.gz").read_bytes()
    assert load(2, tmp_path) == results
    assert kept(tmp_path) == {2: results}
    save(2, load(2, tmp_path), tmp_path)
    assert (tmp_path / "2.csv.gz").read_bytes() == before
    assert load(3, tmp_path) == Results("")


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More matches add to those already kept; changed rules start over."""
    monkeypatch.setattr(stored, "rules_now", lambda player: "some")
    words = ["--players", "1", "--workers", "1", "--folder", str(tmp_path)]
    balance.main([*words, "--matches", "2"])
    first = load(1, tmp_path).records
    save(1, Results("some", (msgspec.structs.replace(first[0], rounds=99), first[1])), tmp_path)
    balance.main([*words, "--matches", "3"])
    assert [record.rounds for record in load(1, tmp_path).records][:2] == [99, first[1].rounds]
    assert len(load(1, tmp_path).records) == 3
    monkeypatch.setattr(stored, "rules_now", lambda player: "other")
    balance.main([*words, "--matches", "1"])
    assert load(1, tmp_path) == Results("other", first[:1])


def test_the_page_has_tables_and_plots_between_its_marks(tmp_path: Path) -> None:
    """What is written by hand stays."""
    save(2, Results("abc", (ONE, like(seed=1, winner=1, place=0))), tmp_path)
    (tmp_path / "balance-breach.md").write_text(
        page.NEW.replace("and why\n", "and why\n\nBy hand.\n"), encoding="utf-8"
    )
    page.write(tmp_path)
    text = (tmp_path / "balance-breach.md").read_text(encoding="utf-8")
    assert "By hand." in text
    assert "| 2 players | 2 | 100.0 %" in text
    assert "All goals are met." in text
    for name in ("won", "rounds", "avatars", "breachers", "places"):
        assert f"figures/breach-balance/{name}.svg" in text
        assert (tmp_path / f"{name}.svg").read_text(encoding="utf-8").startswith("<svg")
    page.write(tmp_path)
    assert (tmp_path / "balance-breach.md").read_text(encoding="utf-8") == text
