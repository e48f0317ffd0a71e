"""Results that are kept come back as they were, and only what is missing is played."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest
from tests.unit.lab.burncycle.table import Aimless, table

from getaway.lab.burncycle import balance, stored
from getaway.lab.burncycle.levels import others_of
from getaway.lab.burncycle.matches import Record, recorded
from getaway.lab.burncycle.stored import Results, concerns, kept, load, place, rules_now, save

PLAYER = "tests.unit.lab.burncycle.test_stored:aimless"
aimless = Aimless(3)


def records(n: int) -> tuple[Record, ...]:
    """This many matches."""
    return tuple([recorded(table(2, seed), Aimless()) for seed in range(n)])


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    """Records, uses and rules; the same results are the same bytes."""
    results = Results("abc", records(3), Counter({(2, "mod", "cannonarm"): 4, (2, "task", "a 1 b"): 1}))
    save("standard", "pillar_of_panic", results, tmp_path)
    before = place("standard", "pillar_of_panic", tmp_path).read_bytes()
    assert load("standard", "pillar_of_panic", tmp_path) == results
    assert kept(tmp_path) == {"standard": {"pillar_of_panic": results}}
    save("standard", "pillar_of_panic", load("standard", "pillar_of_panic", tmp_path), tmp_path)
    assert place("standard", "pillar_of_panic", tmp_path).read_bytes() == before


def test_of_what_is_not_kept_there_is_nothing(tmp_path: Path) -> None:
    """No rules, no records."""
    assert load("standard", "fire_drill", tmp_path) == Results("")


def simulate(folder: Path, *words: str) -> list[Record]:
    """The command in this process, for one mission and two players."""
    given = ["--missions", "fire_drill", "--players", "2", "--folder", str(folder), "--workers", "1", *words]
    return balance.simulate(balance.arguments(["--player", PLAYER, *given]))


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More matches add to those already kept; changed rules start over."""
    monkeypatch.setattr(stored, "rules_now", lambda mission, player: "some")
    first = simulate(tmp_path, "--matches", "2")
    uses = load("standard", "fire_drill", tmp_path).uses
    again = simulate(tmp_path, "--matches", "3")
    assert sorted(again, key=lambda record: record.seed)[:2] == sorted(first, key=lambda record: record.seed)
    assert load("standard", "fire_drill", tmp_path).uses.total() > uses.total() > 0
    monkeypatch.setattr(stored, "rules_now", lambda mission, player: "other")
    simulate(tmp_path, "--matches", "1")
    found = load("standard", "fire_drill", tmp_path)
    assert (found.rules, [record.seed for record in found.records]) == ("other", [0])


def test_pages_of_results_kept_elsewhere_are_written_there(tmp_path: Path) -> None:
    """So that a trial leaves the documents alone; playing is another command."""
    save("standard", "pillar_of_panic", Results("some", records(2)), tmp_path)
    balance.main(["--page", "--usage", "--folder", str(tmp_path)])
    written = {path.name for path in tmp_path.iterdir()}
    assert {"balance.md", "burncycle-usage.md", "won.svg", "ends.svg"} <= written
    assert "The scripted team played 2 matches" in (tmp_path / "balance.md").read_text(encoding="utf-8")


def test_results_of_other_rules_are_called_old(tmp_path: Path) -> None:
    """As are those of a mission that is gone."""
    given = balance.arguments(["--folder", str(tmp_path)])
    save("standard", "fire_drill", Results(rules_now("fire_drill")), tmp_path)
    assert balance.old(given) == []
    save("standard", "improbable", Results("other"), tmp_path)
    save("seasoned", "gone", Results("other"), tmp_path)
    assert balance.old(given) == ["old: seasoned gone", "old: standard improbable"]


@pytest.mark.parametrize(
    ("path", "matters"),
    [
        ("content/missions/fire_drill.toml", True),
        ("content/missions/improbable.toml", False),
        ("content/floors/salida1.toml", True),
        ("content/floors/needchain1.toml", False),
        ("content/lessons/first_shift.toml", False),
        ("content/mods.toml", True),
        ("missions/tasks.py", True),
        ("floor/model.py", True),
        ("rules/clauses.toml", False),
        ("voice.py", False),
        ("team/ways.py", True),
    ],
)
def test_results_depend_on_what_concerns_the_mission(path: str, matters: bool) -> None:
    """A change of another mission or another corporation's floors does not make them old."""
    assert concerns(Path(path), "fire_drill") is matters


def test_the_rules_have_a_name_for_each_mission_and_player() -> None:
    """The same today, another for others."""
    now = rules_now("fire_drill")
    assert now == rules_now("fire_drill")
    assert len({now, rules_now("improbable"), rules_now("fire_drill", PLAYER)}) == 3


def test_the_records_can_be_had_as_plain_csv(tmp_path: Path) -> None:
    """A row for each match, under the names of the columns."""
    balance.write_csv(tmp_path / "out.csv", list(records(2)))
    rows = list(csv.DictReader((tmp_path / "out.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["seed"] for row in rows] == ["0", "1"]


def test_an_unknown_mission_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """And the known ones are told."""
    with pytest.raises(SystemExit):
        balance.arguments(["--missions", "no_such"])
    assert "unknown: no_such; known are pillar_of_panic" in capsys.readouterr().err


def test_a_level_is_not_older_for_what_it_does_not_use() -> None:
    """The expert's files concern the expert only."""
    assert "expert.py" in others_of("regular")
    assert "expert.py" not in others_of("expert")
    assert rules_now("fire_drill", "x", ["expert.py"]) != rules_now("fire_drill", "x")
