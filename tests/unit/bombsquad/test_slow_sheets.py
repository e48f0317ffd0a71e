"""Sheets that would be searched for minutes: the search has a budget, and nothing but a vet searches at all."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random
from typing import Any

import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack import search, sheets, validate
from getaway.games.bombsquad.table.pieces import KEPT, mission
from getaway.kernel import Refused
from getaway.kernel.position import position, restore

HERE = Path(__file__).parent
ENDLESS = (HERE / "slow_missions" / "endless.toml").read_text(encoding="utf-8")
CROWDED = (HERE / "slow_missions" / "crowded.toml").read_text(encoding="utf-8")
BANK = (HERE / "good_missions" / "bank.toml").read_text(encoding="utf-8")
SHUT = BANK.replace("doors = [", "sliding_").replace("sliding_{", "sliding_doors = [{")
"""The far wing of the bank lies behind a door that slides, and no plate opens it."""


class Counted:
    """Counts how often something is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> None:
        self.times = 0
        done = getattr(module, name)

        def counting(*args: object) -> object:
            self.times += 1
            return done(*args)

        monkeypatch.setattr(module, name, counting)


def test_all_searches_of_a_sheet_share_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three bombs that might be the last, on two levels: no more positions are looked at than for one."""
    looks = Counted(monkeypatch, search, "settled")
    sheet = sheets.read_sheet(ENDLESS, most=120)
    assert 100 < looks.times < 200
    assert sheet.title == "The Endless Yard"


def test_a_sheet_with_other_faults_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """More crates than there are make more positions than there would be."""
    looks = Counted(monkeypatch, search, "settled")
    assert [fault.what for fault in sheets.check_sheet(CROWDED)] == ["22 are placed, the box holds 4"]
    assert looks.times == 0


def test_only_a_vet_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beginning, naming and restoring a match of a sheet take a glance at it and no more."""
    searches = Counted(monkeypatch, validate, "search")
    options: dict[str, Any] = {"sheet": ENDLESS}
    assert GAME.begin(2, options).mission.startswith("endless@")
    assert GAME.title(options) == "The Endless Yard"
    match = GAME.new(2, vetted=True, **options)
    assert restore(GAME, position(match)).g.mission == match.g.mission
    assert searches.times == 0


def test_a_new_match_is_vetted() -> None:
    """What a search proves impossible is refused to anyone who asks for a match, but starts if it was vetted before."""
    with pytest.raises(Refused) as refused:
        GAME.new(2, sheet=SHUT)
    assert refused.value.clause == "BS-CUSTOM-01"
    assert "the perfect score can't be reached" in refused.value.facts["value"]
    assert GAME.begin(2, {"sheet": SHUT}).mission.startswith("bank@")


@pytest.mark.parametrize("options", [{}, {"mission": "m01"}, {"sheet": 7}, {"sheet": BANK, "mission": "m01"}])
def test_nothing_to_vet(options: dict[str, Any]) -> None:
    """A mission of the box brings nothing, and what isn't a sheet is refused at a glance."""
    assert GAME.brings(options) == ""


def test_a_sheet_is_what_its_options_bring() -> None:
    """The text alone decides; one that is too long is refused before it is read."""
    assert GAME.brings({"sheet": BANK, "level": "epic"}) == BANK
    endless = {"sheet": "#" * (sheets.LARGEST + 1)}
    assert GAME.brings(endless) == ""
    with pytest.raises(Refused, match="BS-CUSTOM-01"):
        GAME.begin(2, endless)


def test_a_table_cannot_choose_the_sheet_of_another() -> None:
    """It would be known on some nodes and not on others."""
    laid = GAME.new(2, sheet=BANK)
    with pytest.raises(Refused) as refused:
        GAME.begin(2, {"mission": laid.g.mission})
    assert refused.value.clause == "BS-SETUP-02"


def test_sheets_are_forgotten_but_not_those_that_are_played() -> None:
    """Of many sheets the last ones are kept, and one for as long as a match or a fork of it lives."""
    first = GAME.new(2, sheet=BANK, seed=4)
    fork = GAME.new(2, sheet=BANK + "# fork", seed=4).fork()
    gone = GAME.begin(2, {"sheet": BANK + "# gone"}).mission
    for i in range(2 * KEPT):
        GAME.begin(2, {"sheet": f"{BANK}# {i}"})
    gc.collect()
    for play in (first, fork):
        play.answer(play.asks[0].seat, play.asks[0].choice.by_verb(Random(1)))  # noqa: S311 - play isn't cryptography
        assert mission(play.g.mission).title == "The Bank"
    with pytest.raises(KeyError):
        mission(gone)
    assert GAME.title({"sheet": BANK + "# gone"}) == "The Bank"
    assert mission(gone).title == "The Bank"


def test_a_file_of_nothing_but_faults() -> None:
    """A hundred of them are told; to find what each unknown key may be meant for takes time."""
    text = "".join(f"cratez{i} = 1\n" for i in range(1000))
    assert len(sheets.check_sheet(text)) == sheets.MOST_MISFITS
