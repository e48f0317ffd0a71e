"""`getaway pack check`, and `getaway play` with a pack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

from getaway.cli.pack import use
from getaway.games.breach.table.box import content as breach_content
from getaway.games.burncycle.table.box import NOTHING, content, laid
from getaway.kit.box import NOTHING as BREACH_BOX

PLAY = ("play", "burncycle", "--pack", "mine", "--seed", "3", "--option", "team=random")
IMPERATIVE = '[quiet-night]\npower = 2\nends = ["turn-end"]\n'
CARD = '[turbo-shot]\ncategory = "discard"\neffects = [{ do = "power", n = 2 }]\n'


@pytest.fixture(autouse=True)
def _packs(tmp_path: Path) -> Iterator[None]:
    """A good and a broken pack in the folder where the program runs; no test leaves one on the table."""
    for name, card in (("mine", CARD), ("bad", CARD.replace("power", "powr"))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "equipment.toml").write_text(card, encoding="utf-8")
        (tmp_path / name / "imperatives.toml").write_text(IMPERATIVE, encoding="utf-8")
    yield
    use(NOTHING, "burncycle")


def test_check_names_file_line_entry_and_fault(program: Program) -> None:
    """Every fault of every pack is a line, a sound pack says what it replaces, and the end is 1."""
    done = program("pack", "check", "bad", "mine")
    assert (done.code, done.err) == (1, "")
    fault, sound, sets = done.out.splitlines()
    assert fault == "bad/equipment.toml:3: turbo-shot.effects[0].do: there is no effect powr; did you mean power?"
    assert sound.startswith("mine: no faults. Matches know it as mine@")
    assert sets == "    card sets replaced: equipment, imperatives"


def test_check_of_sound_packs_of_the_box_and_of_nothing(program: Program) -> None:
    """Nothing wrong ends with 0, and a folder that is not there with 2."""
    assert program("pack", "check", "mine").code == 0
    box = program("pack", "check")
    assert (box.code, box.out) == (0, "The content of breach has no faults.\nThe content of burncycle has no faults.\n")
    gone = program("pack", "check", "gone")
    assert gone.code == 2
    assert "We can't read gone" in gone.err


def test_a_solo_match_is_played_at_the_terminal(program: Program) -> None:
    """The cards of the pack are on the table of somebody who types."""
    done = program(*PLAY, "--save", "it.match", typed="1\n1\n1\nq\n")
    assert (done.code, done.err) == (0, "")
    pack = laid()
    assert pack is not None
    assert pack.mark in Path("it.match").read_text(encoding="utf-8")


def test_a_bot_plays_with_it_to_the_end_and_the_card_is_called_something(program: Program) -> None:
    """The only imperative, which has no text of its own, is called by its name."""
    done = program(*PLAY, "--bots", "1")
    assert (done.code, done.err) == (0, "")
    assert "draws the imperative Quiet Night. As your card says." in done.out
    assert done.out.splitlines()[-2].startswith("Mission ")


def test_a_saved_match_needs_its_pack(program: Program) -> None:
    """It is resumed, told and verified with the pack it was begun with, and refused without it or with another."""
    program(*PLAY, "--save", "it.match", typed="1\nq\n")
    use(NOTHING, "burncycle")
    for words in (("verify", "it.match"), ("replay", "it.match"), ("play", "--resume", "it.match", "--bots", "1")):
        done = program(*words)
        assert (done.code, done.out) == (2, "")
        assert "it.match was played with the pack mine@" in done.err
    assert program("verify", "it.match", "--pack", "mine").code == 0
    assert program("replay", "it.match", "--pack", "mine").code == 0
    Path("mine/supplies.toml").write_text(content("supplies.toml", NOTHING), encoding="utf-8")
    changed = program("verify", "it.match", "--pack", "mine")
    assert (changed.code, changed.out) == (2, "")


def test_a_match_of_the_box_is_not_played_again_with_a_pack(program: Program) -> None:
    """Its cards are others."""
    program("play", "burncycle", "--seed", "3", "--save", "box.match", typed="q\n")
    done = program("verify", "box.match", "--pack", "mine")
    assert done.code == 2
    assert "box.match was played without a pack" in done.err


def test_packs_are_for_one_game_and_sound(program: Program) -> None:
    """Another game has none, a broken one is not played, and a server has its own content."""
    other = program("play", "bombsquad", "--pack", "mine")
    assert (other.code, other.out) == (2, "")
    assert "Packs are for breach" in other.err
    broken = program("play", "burncycle", "--pack", "bad")
    assert broken.code == 2
    assert broken.err.startswith("getaway: bad has a fault:\nbad/equipment.toml:3: ")
    online = program("play", "burncycle", "--pack", "mine", "--server", "http://localhost:1")
    assert online.code == 2
    assert laid() is None


# The other game that has packs


@pytest.fixture
def breach_packs(tmp_path: Path) -> Iterator[None]:
    """A good and a broken pack for The Breach; no test leaves one on the table."""
    text = breach_content("rewards.toml", BREACH_BOX)
    for name, own in (("hack", text.replace("price = 5", "price = 6")), ("crash", text.replace('"draw"', '"drew"'))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rewards.toml").write_text(own, encoding="utf-8")
    yield
    use(BREACH_BOX, "breach")


@pytest.mark.usefixtures("breach_packs")
def test_a_pack_tells_its_game_by_its_files(program: Program) -> None:
    """Packs of both games are checked together, each for its own; a game that is named is taken at its word."""
    done = program("pack", "check", "crash", "hack", "mine")
    assert done.code == 1
    fault, sound, sets, other, _ = done.out.splitlines()
    assert re.fullmatch(r"crash/rewards.toml:\d+: tool-cache.effects\[0\].do: there is no effect drew; .*", fault)
    assert sound.startswith("hack: no faults. Matches know it as hack@")
    assert sets == "    card sets replaced: rewards"
    assert other.startswith("mine: no faults")
    assert program("pack", "check", "hack", "--game", "breach").code == 0
    wrong = program("pack", "check", "hack", "--game", "burncycle")
    assert (wrong.code, "there is no card set rewards" in wrong.out) == (1, True)
    assert "Packs are for breach" in program("pack", "check", "hack", "--game", "bombsquad").err
    assert program("pack", "check", "--game", "breach").out == "The content of breach has no faults.\n"


@pytest.mark.usefixtures("breach_packs")
def test_the_breach_is_played_saved_and_verified_with_a_pack(program: Program) -> None:
    """The file is verified with the pack it was begun with, and refused without it."""
    words = ("play", "breach", "--pack", "hack", "--players", "1", "--seed", "3", "--option", "team=random")
    done = program(*words, "--save", "it.match", typed="1\n1\nq\n")
    assert (done.code, done.err) == (0, "")
    use(BREACH_BOX, "breach")
    alone = program("verify", "it.match")
    assert alone.code == 2
    assert "it.match was played with the pack hack@" in alone.err
    assert program("verify", "it.match", "--pack", "hack").code == 0
    broken = program("play", "breach", "--pack", "crash")
    assert broken.code == 2
    assert broken.err.startswith("getaway: crash has a fault:\ncrash/rewards.toml:")
