"""Golden playthroughs: matches kept as text, so that no change in the rules goes unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.playthroughs import playthrough
from tests.playthroughs.played import ENDS, HEISTS, KEEP, MISSIONS, MODES, PLAYTHROUGHS, fault, kept, main
from tests.playthroughs.playthrough import FOLDER, Playthrough

from getaway.games.bombsquad import GAME
from getaway.games.breach import GAME as BREACH
from getaway.games.burncycle import GAME as BURNCYCLE

HEAD = "game: bombsquad\nrules version: {}\n"


@pytest.mark.parametrize("golden", PLAYTHROUGHS, ids=lambda golden: golden.name)
def test_the_match_is_still_the_same(golden: Playthrough) -> None:
    """Played now, the match is the one that is kept; else the failure says what is to be done."""
    now = golden.text()
    assert fault(kept(golden), now) is None, fault(kept(golden), now)


def test_none_is_kept_in_vain() -> None:
    """Every file belongs to a playthrough, and those that are to be played to the end were."""
    assert sorted(FOLDER.iterdir()) == sorted(golden.path for golden in PLAYTHROUGHS)
    ended = {golden.name for golden in PLAYTHROUGHS if "\noutcome: Outcome " in (kept(golden) or "")}
    assert {*ENDS} <= ended


def test_every_mission_and_mode_has_one() -> None:
    """A mission that comes into the box, or a new mode, is missed here."""
    settings = {(game, setting.name): setting.values for game in (GAME, BURNCYCLE, BREACH) for setting in game.settings}
    assert tuple(MISSIONS) == settings[GAME, "mission"]
    assert tuple(HEISTS) == settings[BURNCYCLE, "mission"]
    assert {*settings[BREACH, "mode"]} <= {*MODES}


def test_what_to_do_depends_on_the_version() -> None:
    """A change under the same rules version asks for a new version; under a new one only for new files."""
    one, two = HEAD.format(1), HEAD.format(2)
    assert fault(one, one) is None
    assert "raise the game's rules version" in (fault(one, one + "another") or "")
    assert fault(one, two) == "the rules version was raised: run scripts/golden"
    assert fault(None, one) == "it is new: run scripts/golden"
    assert "its words or its drawing" in (fault(one, f"{one}   | a board\n") or "")


def test_a_change_is_not_written_over_in_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`scripts/golden` writes what is new, stops at a change without a new version, and goes on if told so."""
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    monkeypatch.setattr("tests.playthroughs.played.PLAYTHROUGHS", PLAYTHROUGHS[-1:])
    monkeypatch.setattr("sys.argv", ["golden"])
    (golden,) = PLAYTHROUGHS[-1:]
    main()
    assert kept(golden) == golden.text()
    golden.path.write_text(golden.text() + "changed", encoding="utf-8")
    with pytest.raises(SystemExit, match="raise the game's rules version"):
        main()
    monkeypatch.setattr("sys.argv", ["golden", KEEP])
    main()
    assert kept(golden) == golden.text()


def test_a_changed_rule_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that goes another way, here the recharge of a right call, changes the playthroughs of its game."""
    monkeypatch.setattr("getaway.games.bombsquad.turn.discard.is_right", lambda *_: True)
    golden = next(golden for golden in PLAYTHROUGHS if golden.game is GAME)
    assert "raise the game's rules version" in (fault(kept(golden), golden.text()) or "")
