"""The commands of the hosting page that `scripts/from-empty` runs: those in blocks below its name."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
MARKED = re.compile(r"^<!-- scripts/from-empty -->\n\n```console\n(.*?)^```$", flags=re.DOTALL | re.MULTILINE)
PROMPT = "$ "


def commands(page: str) -> list[str]:
    """Every command of the marked blocks, in order."""
    lines = [line for block in MARKED.findall(page) for line in block.splitlines()]
    assert all(line.startswith(PROMPT) for line in lines), lines
    return [line.removeprefix(PROMPT) for line in lines]
