"""The heaps of the box, and packs that replace them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from getaway.kit.box import NOTHING, Box, Pack
from getaway.kit.declared import Packs
from getaway.kit.shelf import Note, Shelf, read_files
from getaway.kit.toml_files import Fault

BOX = Box("sticks")
HEAPS = "heaps.toml"
LARGEST = 60


@cache
def heaps() -> dict[str, int]:
    """The sticks in each heap; laying a pack clears the cache."""
    return tomllib.loads(BOX.content(HEAPS))


def read_folder(folder: Path) -> tuple[Pack, list[Fault]]:
    """The pack in a folder. A pack is one file, `heaps.toml`."""
    files, faults = read_files(folder, lambda path: "" if path == HEAPS else f"a pack has only {HEAPS}")
    if not files and not faults:
        faults.append(Fault(str(folder), 1, "", f"there is no {HEAPS} here"))
    return Pack(folder.resolve().name, files), faults


def check(pack: Pack | None, folder: str) -> list[Fault]:
    """What is wrong, each with its line: heaps that are empty or too large."""
    pack = pack or NOTHING
    shelf = Shelf(lambda path: BOX.content(path, pack), pack.files, folder)
    found = shelf.open(HEAPS, dict[str, int]) or {}
    wrong = [name for name, sticks in found.items() if not 1 <= sticks <= LARGEST]
    shelf.note([Note(HEAPS, (name,), f"a heap has 1 to {LARGEST} sticks") for name in wrong])
    return shelf.faults


def summary(pack: Pack) -> dict[str, tuple[str, ...]]:
    """What the pack brings, by kind."""
    return {"heaps": tuple(tomllib.loads(pack.files[HEAPS]))}


PACKS = Packs(BOX.lay, BOX.laid, read_folder, check, summary)
