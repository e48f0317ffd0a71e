"""A pack's folder and its documents: which files it may have, and how they lie over those of the box."""

from __future__ import annotations

from pathlib import Path as Folder

from getaway.games.burncycle.table.box import CARD_SETS, FOLDERS, NOTHING, WORDS, Pack, content
from getaway.kit import shelf
from getaway.kit.misfits import meant
from getaway.kit.shelf import BOX, SLUG, Note, named, no_slug, read_files
from getaway.kit.toml_files import Fault

__all__ = ["BOX", "Note", "Shelf", "named", "read_folder"]


class Shelf(shelf.Shelf):
    """The files of the box with a pack over them."""

    def __init__(self, pack: Pack | None, folder: str) -> None:
        self.pack = pack or NOTHING
        super().__init__(lambda where: content(where, self.pack), self.pack.files, folder)

    def drawn_at(self, where: str) -> int:
        """The line on which the drawing of a floor or room begins: after its opening quotes, if they end theirs."""
        document = self.documents[where]
        line = document.lines.line(("drawing",))
        opened = document.text.split("\n")[line - 1].rstrip()
        return line + opened.endswith(("'''", '"""'))


def read_folder(folder: Folder) -> tuple[Pack, list[Fault]]:
    """The pack in a folder, and the faults of files that have no place in one."""
    files, faults = read_files(folder, misplaced)
    if not files and not faults:
        faults.append(Fault(str(folder), 1, "", f"nothing of a pack is here; {expected()}"))
    return Pack(folder.resolve().name, files), faults


def misplaced(where: str) -> str:
    """Why a pack can't have a file at this place; empty if it can."""
    folder, _, name = where.rpartition("/")
    stem, _, ending = name.rpartition(".")
    if where == WORDS or (folder in FOLDERS and ending == "toml" and SLUG.fullmatch(stem)):
        return ""
    if folder in FOLDERS and ending == "toml":
        return no_slug(stem)
    if not folder and ending == "toml":
        return "" if stem in CARD_SETS else f"there is no card set {stem}{meant(stem, list(CARD_SETS))}"
    return f"a pack has no such file; {expected()}"


def expected() -> str:
    """What a pack may hold."""
    return f"a pack has card sets such as bots.toml, the folders {', '.join(FOLDERS)}, and {WORDS}"
