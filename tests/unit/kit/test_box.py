"""A box of files, and packs over it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from getaway.kernel import Refused
from getaway.kit.box import NOTHING, Box, Pack

PACKAGE = "a_game_with_a_box"


@pytest.fixture(name="box")
def _box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    """The box of a package with two rooms and a deck."""
    content = tmp_path / PACKAGE / "content"
    (content / "rooms").mkdir(parents=True)
    (tmp_path / PACKAGE / "__init__.py").touch()
    for where, text in {"deck.toml": "old deck", "rooms/hall.toml": "old hall", "rooms/attic.toml": "attic"}.items():
        (content / where).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Box(PACKAGE)
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]


def test_a_pack_lies_over_the_box_file_by_file(box: Box) -> None:
    """What it does not bring is the box's; taken off, the box is as it was."""
    pack = Pack("mine", {"rooms/hall.toml": "new hall"})
    box.lay(pack)
    assert box.laid() == pack
    assert (box.content("rooms/hall.toml"), box.content("deck.toml")) == ("new hall", "old deck")
    assert box.content("rooms/hall.toml", NOTHING) == "old hall"
    box.lay(None)
    assert box.laid() is None
    assert box.content("rooms/hall.toml") == "old hall"


def test_a_pack_adds_documents_to_a_folder(box: Box) -> None:
    """Their names come in alphabetical order, each once, and only those of the folder."""
    files = {"rooms/cellar.toml": "", "rooms/hall.toml": "", "rooms/notes.ftl": "", "deck.toml": ""}
    assert box.keys("rooms") == ("attic", "hall")
    assert box.keys("rooms", Pack("mine", files)) == ("attic", "cellar", "hall")
    box.lay(Pack("mine", files))
    assert box.keys("rooms") == ("attic", "cellar", "hall")
    assert box.keys("rooms", NOTHING) == ("attic", "hall")


def test_what_was_kept_of_the_content_is_forgotten(box: Box) -> None:
    """Every cached table of the package is computed again once a pack is loaded."""
    module = ModuleType(f"{PACKAGE}.pieces")
    module.deck = cache(lambda: box.content("deck.toml"))  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    assert module.deck() == "old deck"
    box.lay(Pack("mine", {"deck.toml": "new deck"}))
    assert module.deck() == "new deck"


def test_the_mark_of_a_pack_hangs_on_its_name_and_all_its_files() -> None:
    """Not on the order in which they were read."""
    pack = Pack("mine", {"a.toml": "1", "b.toml": "2"})
    assert pack.mark == Pack("mine", {"b.toml": "2", "a.toml": "1"}).mark
    others = [Pack("yours", pack.files), Pack("mine", {"a.toml": "1"}), Pack("mine", {"a.toml": "2", "b.toml": "2"})]
    assert len({pack.mark, *[other.mark for other in others]}) == 4


def test_a_match_is_begun_with_the_pack_that_lies_there(box: Box) -> None:
    """Without it, with another, or with one where none lies, the options are refused."""
    pack = Pack("mine", {"deck.toml": "new deck"})
    assert box.without_pack({"mode": "solo"}) == {"mode": "solo"}
    with pytest.raises(Refused, match="GT-SETUP-01"):
        box.without_pack({"pack": pack.mark})
    box.lay(pack)
    assert box.without_pack({"mode": "solo", "pack": pack.mark}) == {"mode": "solo"}
    for options in ({}, {"pack": Pack("mine", {}).mark}):
        with pytest.raises(Refused, match="GT-SETUP-01"):
            box.without_pack(options)
