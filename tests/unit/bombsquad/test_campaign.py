"""The campaign: what is open, which stars are kept, and its file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.scoring.campaign import Best, Campaign, lines, load, save
from getaway.games.bombsquad.table.pieces import missions
from getaway.kernel import Match
from getaway.kernel.logbook import read, replay

CERTIFICATES = Path(__file__).parents[2] / "playthroughs/certificates"


def finished(name: str) -> Match:
    """A finished match at five stars."""
    return replay(GAME, read((CERTIFICATES / f"{name}.jsonl").read_text(encoding="utf-8")))


def test_a_new_campaign_opens_the_first_mission_only() -> None:
    """Nothing is played, so only Alpha is open, and there are no stars."""
    found = lines(Campaign())
    assert [line.mission for line in found] == list(missions())
    assert [line.mission for line in found if line.open] == ["alpha"]
    assert {(line.standard, line.epic) for line in found} == {(-1, -1)}
    assert Campaign().stars == 0


def test_a_success_on_any_level_opens_the_next() -> None:
    """Alpha on Epic opens Bravo and nothing else; a match that failed opens nothing."""
    campaign = Campaign().with_match(finished("alpha-epic"))
    assert [mission for mission in missions() if campaign.is_open(mission)] == ["alpha", "bravo"]
    failed = Campaign().with_result("alpha", "epic", Best(stars=3, score=12, success=False))
    assert [mission for mission in missions() if failed.is_open(mission)] == ["alpha"]
    assert (lines(failed)[0].epic, failed.stars) == (0, 0)


def test_the_best_result_stays() -> None:
    """A better success replaces, a worse one does not, and no failure, however good, stands before a success."""
    campaign = Campaign().with_result("m01", "standard", Best(stars=3, score=29, success=True))
    campaign = campaign.with_result("m01", "standard", Best(stars=2, score=20, success=True))
    assert campaign.best("m01", "standard") == Best(stars=3, score=29, success=True)
    campaign = campaign.with_result("m01", "standard", Best(stars=4, score=34, success=False))
    assert campaign.best("m01", "standard") == Best(stars=3, score=29, success=True)
    failed = Campaign().with_result("m01", "standard", Best(stars=3, score=29, success=False))
    assert failed.with_result("m01", "standard", Best(stars=2, score=19, success=True)).stars == 2
    assert campaign.best("m01", "epic") is None


def test_levels_are_kept_apart() -> None:
    """Stars are added over missions and levels."""
    campaign = Campaign()
    for name in ("alpha-standard", "alpha-epic", "bravo-standard"):
        campaign = campaign.with_match(finished(name))
    assert campaign.stars == 15
    assert [(line.standard, line.epic) for line in lines(campaign)[:3]] == [(5, 5), (5, -1), (-1, -1)]


def test_a_match_that_is_not_over_changes_nothing() -> None:
    """Only a finished match counts."""
    assert Campaign().with_match(GAME.new(2)) == Campaign()


def test_the_file_keeps_everything(tmp_path: Path) -> None:
    """What is saved is loaded again; a file that is not there is a new campaign."""
    file = tmp_path / "team.toml"
    assert load(file) == Campaign()
    campaign = Campaign().with_match(finished("alpha-epic")).with_match(finished("bravo-standard"))
    campaign = campaign.with_result("m01", "epic", Best(stars=1, score=4, success=False))
    save(campaign, file)
    assert load(file) == campaign


@pytest.mark.parametrize("text", ["results = 3", "[results.alpha.standard]\nstars = 5", "colour = 'red'"])
def test_a_wrong_file_is_refused(tmp_path: Path, text: str) -> None:
    """Wrong shapes, missing fields and unknown keys are not taken for progress."""
    file = tmp_path / "team.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(msgspec.ValidationError):
        load(file)
