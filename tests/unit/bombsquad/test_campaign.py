"""The campaign: what is open, which stars are kept, and its file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.scoring.campaign import CAMPAIGN
from getaway.games.bombsquad.table.pieces import missions
from getaway.kernel import Match
from getaway.kernel.logbook import read, replay
from getaway.kit.campaign import Best, Line, Played, Progress, load

CERTIFICATES = Path(__file__).parents[2] / "playthroughs/certificates"


def finished(name: str) -> Match:
    """A finished match at five stars."""
    return replay(GAME, read((CERTIFICATES / f"{name}.jsonl").read_text(encoding="utf-8")))


def after(*names: str) -> Progress:
    """The progress after these matches."""
    progress = Progress()
    for name in names:
        progress = CAMPAIGN.after(progress, finished(name))
    return progress


def opened(progress: Progress) -> list[str]:
    """The missions that may be played."""
    return [mission for mission in missions() if CAMPAIGN.is_open(progress, mission)]


def test_a_new_campaign_opens_the_first_mission_only() -> None:
    """Nothing is played, so only Alpha is open, and there are no stars."""
    found = CAMPAIGN.lines(Progress())
    assert [line.stage for line in found] == list(missions())
    assert [line.stage for line in found if line.open] == ["alpha"]
    assert all(line.stars == {"standard": -1, "epic": -1} for line in found)
    assert Progress().stars == 0


def test_a_success_on_any_level_opens_the_next() -> None:
    """Alpha on Epic opens Bravo and nothing else; a match that failed opens nothing."""
    assert opened(after("alpha-epic")) == ["alpha", "bravo"]
    failed = Progress().with_result(Played("alpha", "epic"), Best(stars=3, score=12, success=False))
    assert opened(failed) == ["alpha"]
    assert (CAMPAIGN.lines(failed)[0].stars["epic"], failed.stars) == (0, 0)


def test_what_comes_next() -> None:
    """The first mission without a success, and the last one when all are done."""
    assert CAMPAIGN.following(Progress()) == "alpha"
    assert CAMPAIGN.following(after("alpha-epic")) == "bravo"
    done = Progress({mission: {"epic": Best(stars=5, score=1, success=True)} for mission in missions()})
    assert CAMPAIGN.following(done) == missions()[-1]


def test_the_best_result_stays() -> None:
    """A better success replaces, a worse one doesn't, and no failure, however good, stands before a success."""
    played = Played("m01", "standard")
    progress = Progress().with_result(played, Best(stars=3, score=29, success=True))
    progress = progress.with_result(played, Best(stars=2, score=20, success=True))
    assert progress.best(*played) == Best(stars=3, score=29, success=True)
    progress = progress.with_result(played, Best(stars=4, score=34, success=False))
    assert progress.best(*played) == Best(stars=3, score=29, success=True)
    failed = Progress().with_result(played, Best(stars=3, score=29, success=False))
    assert failed.with_result(played, Best(stars=2, score=19, success=True)).stars == 2
    assert progress.best("m01", "epic") is None


def test_levels_are_kept_apart() -> None:
    """Stars are added over missions and levels."""
    progress = after("alpha-standard", "alpha-epic", "bravo-standard")
    assert progress.stars == 15
    assert CAMPAIGN.lines(progress)[:3] == [
        Line("alpha", open=True, stars={"standard": 5, "epic": 5}),
        Line("bravo", open=True, stars={"standard": 5, "epic": -1}),
        Line("m01", open=True, stars={"standard": -1, "epic": -1}),
    ]


def test_a_match_that_is_not_over_changes_nothing() -> None:
    """Only a finished match counts."""
    assert CAMPAIGN.after(Progress(), GAME.new(2)) == Progress()


def test_the_file_keeps_everything(tmp_path: Path) -> None:
    """What is saved is loaded again; a file that isn't there is a new campaign."""
    file = tmp_path / "team.toml"
    assert load(file) == Progress()
    progress = after("alpha-epic", "bravo-standard")
    progress = progress.with_result(Played("m01", "epic"), Best(stars=1, score=4, success=False))
    CAMPAIGN.save(progress, file)
    assert load(file) == progress
    assert CAMPAIGN.is_for(progress)
    assert not CAMPAIGN.is_for(Progress({"elsewhere": {}}))


@pytest.mark.parametrize("text", ["results = 3", "[results.alpha.standard]\nstars = 5", "colour = 'red'"])
def test_a_wrong_file_is_refused(tmp_path: Path, text: str) -> None:
    """Wrong shapes, missing fields and unknown keys aren't taken for progress."""
    file = tmp_path / "team.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(msgspec.ValidationError):
        load(file)
