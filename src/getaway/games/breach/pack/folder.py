"""A pack's folder and its documents: which files it may have, and how they lie over those of the box."""

from __future__ import annotations

from pathlib import Path as Folder

from getaway.games.breach.table.box import CARD_SETS, WORDS, content
from getaway.kit import shelf
from getaway.kit.box import NOTHING, Pack
from getaway.kit.misfits import meant
from getaway.kit.shelf import read_files
from getaway.kit.toml_files import Fault


class Shelf(shelf.Shelf):
    """The files of the box with a pack over them."""

    def __init__(self, pack: Pack | None, folder: str) -> None:
        self.pack = pack or NOTHING
        super().__init__(lambda where: content(where, self.pack), self.pack.files, folder)


def read_folder(folder: Folder) -> tuple[Pack, list[Fault]]:
    """The pack in a folder, and the faults of files that have no place in one."""
    files, faults = read_files(folder, misplaced)
    if not files and not faults:
        faults.append(Fault(str(folder), 1, "", f"nothing of a pack is here; {expected()}"))
    return Pack(folder.resolve().name, files), faults


def misplaced(where: str) -> str:
    """Why no pack has a file at this place; empty if it may."""
    folder, _, name = where.rpartition("/")
    stem, _, ending = name.rpartition(".")
    if where == WORDS:
        return ""
    if not folder and ending == "toml":
        return "" if stem in CARD_SETS else f"there is no card set {stem}{meant(stem, list(CARD_SETS))}"
    return f"a pack has no such file; {expected()}"


def expected() -> str:
    """What a pack may hold."""
    return f"a pack has card sets such as avatars.toml, and {WORDS}"
