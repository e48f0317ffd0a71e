"""The simulation of Bomb Squad: what is played in which order, what is kept, and the page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from getaway.lab.bombsquad import bots, page, person, stored
from getaway.lab.bombsquad.matches import CODED, PERSON, SEES_ALL, TEAMS, Record, Table, recorded


def a_match(team: str, seed: int = 0, score: int = 37, players: int = 3) -> Record:
    """A match of Mission 1 as it is kept."""
    return Record("m01", "standard", players, team, seed, "cleared", score, 37, 5 if score == 37 else 3, 90, 0)


def test_every_kind_of_table_gets_a_deal_before_any_gets_two() -> None:
    """So that a simulation that was stopped is balanced; missions for other numbers of players are left out."""
    given = bots.arguments(["--deals", "2", "--missions", "m01,x02", "--players", "2,4", "--teams", "expert,coded"])
    found = list(bots.tables(given))
    assert [table.seed for table in found] == [0] * 6 + [1] * 6
    assert ("x02", 2) not in {(table.mission, table.players) for table in found}


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second call plays the new deals; other rules start over."""
    played: list[Table] = []

    def play(table: Table) -> Record:
        played.append(table)
        return a_match(table.team, table.seed)

    monkeypatch.setattr(bots, "recorded", play)
    monkeypatch.setattr(stored, "names_now", lambda: dict.fromkeys(TEAMS, "some"))
    words = ["--missions", "m01", "--players", "3", "--teams", "expert", "--folder", str(tmp_path)]
    bots.main([*words, "--deals", "2"])
    bots.main([*words, "--deals", "3"])
    assert [table.seed for table in played] == [0, 1, 2]
    monkeypatch.setattr(stored, "names_now", lambda: dict.fromkeys(TEAMS, "other"))
    bots.main([*words, "--deals", "1"])
    assert len(played) == 4


def test_what_decides_a_match_is_named() -> None:
    """The players and the plans; not the words."""
    names = {path.name for path in stored.deciding()}
    assert {"plans.py", "hats.py", "steps.py", "view.py", "deck.toml"} <= names
    assert "panel.py" not in names


def test_another_person_only_replaces_the_matches_with_a_person(tmp_path: Path) -> None:
    """The person's files are in the name of its team alone; what other teams played stays."""
    names = stored.names_now()
    assert len({name for team, name in names.items() if team != PERSON}) == 1
    assert names[PERSON] != names["expert"]
    stored.save({**names, PERSON: "another"}, [a_match("expert"), a_match(PERSON)], tmp_path)
    assert [record.team for record in stored.current(names, tmp_path)] == ["expert"]


def test_the_page_says_what_a_person_costs_and_which_goals_are_reached() -> None:
    """Deals that were played both ways are compared."""
    records = [a_match("expert"), a_match(PERSON, score=33), a_match(CODED, score=30)]
    text = page.made(records, old=False)
    assert "costs 4.0 points a match" in text
    assert "| 3 | expert | 1 | 100 % (100 to 100) | 100 % (21 to 100) | yes |" in text
    assert "| 3 | coded | 1 | 81 % (81 to 81) | 0 % (0 to 79) | no |" in text


def test_the_person_shares_nothing_with_the_bots() -> None:
    """It knows the rules, and neither the bots nor their planner."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(person.__file__).parent.glob("*.py")]
    found = [node.module or "" for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert len(trees) > 1
    assert not [name for name in found if name.startswith(("getaway.bots", "getaway.solve"))]


@pytest.mark.parametrize("team", [team for team in TEAMS if team != SEES_ALL])
def test_every_team_plays_a_match_to_its_end(team: str) -> None:
    """The training mission is over before the cap, and a planned team clears it."""
    found = recorded(Table("alpha", "standard", 3, team, 3))
    assert found.cause != "cap"
    if team not in ("random", PERSON):
        assert found.score == found.perfect
