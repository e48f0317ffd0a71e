"""What the checker says about a folder."""

from __future__ import annotations

from pathlib import Path

from getaway.games.burncycle.pack import check, read_folder
from getaway.kit.toml_files import Fault


def faults(folder: Path) -> list[Fault]:
    """Files that have no place in a pack, and whatever is wrong with the others."""
    pack, found = read_folder(folder)
    return [*found, *check(pack, str(folder))]
