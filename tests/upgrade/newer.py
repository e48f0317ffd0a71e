"""The toy game with corrected rules, as a package that takes the place of the one that is installed."""

from __future__ import annotations

import shutil
from pathlib import Path

import getaway_toy

VERSION = 2
CHANGES = {
    "Lots, 1, (2, 4)": f"Lots, {VERSION}, (2, 4)",
    "g.coins[g.winner])\n            g.coins": "g.coins[g.winner]) // 2\n            g.coins",
}
"""Winners pay half. Played again from an earlier row, every match would have other coins than its players have seen."""


def newer_rules(folder: Path) -> str:
    """Write the package into a folder; the folder."""
    where = folder / "newer"
    package = where / "getaway_toy"
    shutil.copytree(Path(getaway_toy.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    code = (package / "__init__.py").read_text(encoding="utf-8")
    for old, new in CHANGES.items():
        assert code.count(old) == 1, old
        code = code.replace(old, new)
    (package / "__init__.py").write_text(code, encoding="utf-8")
    return str(where)
